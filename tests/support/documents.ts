import { isFinal } from '@doorstep/domain/requests/service-request';
import {
  chatMessage,
  clientProfile,
  conversation,
  directMessage,
  providerProfile,
  serviceRequest,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { serverTimestamp } from 'firebase/firestore';

/**
 * Returns documents as the app writes them: those of the factories, with server timestamps.
 * `changes` are not validated, so that a test can write invalid fields.
 */

export type Fields = Record<string, unknown>;
export type Changes = Fields;

/** Returns a document without some of its fields. */
export function without(fields: Fields, ...names: (string | undefined)[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Returns a draft of a new profile, whose handle is the uid. */
export function newProfile(uid: string, changes: Changes = {}): Fields {
  const draft = stored(providerProfile({ user_id: uid, published: false }));
  return {
    ...without(draft, 'publish_on_renewal', 'facts'),
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  };
}

/** Returns a request of `client-1` to `provider-1` as the form sends it. */
export function newRequest(changes: Changes = {}): Fields {
  const added = [
    'status_changed_by',
    'status_changed_at',
    'first_answered_at',
    'photos',
    'branch_name',
    'place',
    'distance',
    'assignee_uid',
    'quote',
    'done',
    'review',
  ];
  return {
    ...without(stored(serviceRequest()), ...added),
    created_at: serverTimestamp(),
    last_at: serverTimestamp(),
    client_email_confirmed: false,
    unread_provider: 1,
    ...changes,
  };
}

/** Returns the fields of a change of a request's status by this person. */
export const statusChange = (status: unknown, by: string): Fields => ({
  status,
  status_changed_by: by,
  status_changed_at: serverTimestamp(),
  ...(typeof status === 'string' && isFinal(status) && { waiting: 'none' }),
});

/** Returns a message about `request-1`. */
export function newChatMessage(from: 'provider' | 'client', changes: Changes = {}): Fields {
  const message = without(stored(chatMessage({ sender_type: from })), 'photos', 'sender_name');
  return { ...message, created_at: serverTimestamp(), ...changes };
}

/** Returns a direct message between `client-1` and `provider-1`. */
export function newDirectMessage(from: 'provider' | 'client', changes: Changes = {}): Fields {
  const message = without(stored(directMessage({ sender_type: from })), 'photos', 'sender_name');
  return { ...message, created_at: serverTimestamp(), ...changes };
}

/** Returns the conversation of `client-1` with `provider-1`, as its first message creates it. */
export function newConversation(changes: Changes = {}): Fields {
  const created = without(stored(conversation()), 'client_name');
  return { ...created, last_at: serverTimestamp(), ...changes };
}

export function newClientProfile(uid: string, changes: Changes = {}): Fields {
  return { ...clientProfile({ user_id: uid }), ...changes };
}

/** Returns the documents of a published professional with a subscription and a handle, by path. */
export function publishedProvider(uid: string): Record<string, object> {
  return {
    [`provider_profiles/${uid}`]: stored(providerProfile({ user_id: uid })),
    [`subscribers/${uid}`]: subscriber(),
    [`handles/${uid}`]: { owner: uid },
  };
}
