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
 * Documents as the app writes them: what the factories make (and the domain's schemas accept), with
 * the server's time in place of theirs. `changes` are what a test makes wrong: they are not checked.
 */

export type Fields = Record<string, unknown>;
export type Changes = Fields;

/** The same document with some fields left out. */
export function without(fields: Fields, ...names: (string | undefined)[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** A draft of a new profile; the handle is the uid. */
export function newProfile(uid: string, changes: Changes = {}): Fields {
  const draft = stored(providerProfile({ user_id: uid, published: false }));
  return {
    ...without(draft, 'publish_on_renewal'),
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  };
}

/** A request of `client-1` to `provider-1` as the form sends it. */
export function newRequest(changes: Changes = {}): Fields {
  return { ...stored(serviceRequest()), created_at: serverTimestamp(), ...changes };
}

/** A message about `request-1`. */
export function newChatMessage(from: 'provider' | 'client', changes: Changes = {}): Fields {
  const message = stored(chatMessage({ sender_type: from }));
  return { ...message, created_at: serverTimestamp(), ...changes };
}

/** A direct message between `client-1` and `provider-1`. */
export function newDirectMessage(from: 'provider' | 'client', changes: Changes = {}): Fields {
  const message = stored(directMessage({ sender_type: from }));
  return { ...message, created_at: serverTimestamp(), ...changes };
}

/** The conversation of `client-1` with `provider-1`, as its first message makes it. */
export function newConversation(changes: Changes = {}): Fields {
  return { ...stored(conversation()), last_at: serverTimestamp(), ...changes };
}

export function newClientProfile(uid: string, changes: Changes = {}): Fields {
  return { ...clientProfile({ user_id: uid }), ...changes };
}

/** A published professional with a subscription and a handle, as documents by path. */
export function publishedProvider(uid: string): Record<string, object> {
  return {
    [`provider_profiles/${uid}`]: stored(providerProfile({ user_id: uid })),
    [`subscribers/${uid}`]: subscriber(),
    [`handles/${uid}`]: { owner: uid },
  };
}
