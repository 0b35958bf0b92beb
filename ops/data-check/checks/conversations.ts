import {
  conversationId,
  conversationSchema,
  type Conversation,
} from '@doorstep/domain/chat/conversation';
import { defineCheck, unless } from '../check.ts';
import type { ParsedDocument } from '../documents.ts';
import { threadNeeds, threadProblems, type Thread } from './threads.ts';

function threadOf({ stored, value }: ParsedDocument<Conversation>): Thread {
  const { provider_id, client_id } = value;
  return {
    ...value,
    stored,
    last: { id: value.last_message_id, message: value.last_message, at: value.last_at },
    unread: { provider: value.unread_provider, client: value.unread_client },
    messages: { collection: 'direct_messages', where: { provider_id, client_id } },
  };
}

export const conversations = defineCheck({
  collection: 'conversations',
  schema: conversationSchema,
  needs: (document) => {
    const thread = threadOf(document);
    const { documents, counts } = threadNeeds(thread);
    return { documents, counts: [...counts, thread.messages] };
  },
  judge: (document, found) => {
    const { value } = document;
    const thread = threadOf(document);
    return [
      ...unless(
        value.id === conversationId(value.provider_id, value.client_id),
        'its id is not made of its sides',
      ),
      ...unless(value.client_id !== value.provider_id, 'client_id: is the professional'),
      ...unless(
        value.message_count === found.count(thread.messages),
        'message_count: there are more or fewer messages',
      ),
      ...threadProblems(thread, found),
    ];
  },
});
