import {
  conversationId,
  conversationSchema,
  type Conversation,
} from '@doorstep/domain/chat/conversation';
import { defineCheck, problemUnless } from '../check.ts';
import type { ParsedDocument } from '../documents.ts';
import { threadLookups, threadProblems, type Thread } from './threads.ts';

function threadOf({ stored, value }: ParsedDocument<Conversation>): Thread {
  const { provider_id, client_id } = value;
  return {
    ...value,
    stored,
    last: { id: value.last_message_id, message: value.last_message },
    events: [],
    unread: { provider: value.unread_provider, client: value.unread_client },
    messages: { collection: 'direct_messages', where: { provider_id, client_id } },
  };
}

export const conversations = defineCheck({
  collection: 'conversations',
  schema: conversationSchema,
  lookups: (document) => {
    const thread = threadOf(document);
    const { documents, counts } = threadLookups(thread);
    return { documents, counts: [...counts, thread.messages] };
  },
  validate: (document, results) => {
    const { value } = document;
    const thread = threadOf(document);
    return [
      ...problemUnless(
        value.id === conversationId(value.provider_id, value.client_id),
        'the document id does not match the two people',
      ),
      ...problemUnless(
        value.client_id !== value.provider_id,
        'client_id: the client is also the professional',
      ),
      ...problemUnless(
        value.message_count === results.count(thread.messages),
        'message_count: does not match the number of messages',
      ),
      ...threadProblems(thread, results),
    ];
  },
});
