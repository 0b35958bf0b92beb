import type { IdempotentReplyRecord } from '../records/webhook.ts';
import type { Store } from '../store.ts';
import { ApiError } from './api-error.ts';

/** Stripe forgets keys after a day (Stripe docs, Idempotent requests). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The reply stored under the key, if the same request made it; refuses another request with it. */
export function findReply(
  store: Store,
  key: string,
  request: string,
): IdempotentReplyRecord | undefined {
  const reply = store.idempotentReplies.find(key);
  if (!reply || reply.created_at < Date.now() - KEPT_MS) return undefined;
  if (reply.request === request) return reply;
  throw new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

export function storeReply(store: Store, reply: Omit<IdempotentReplyRecord, 'created_at'>): void {
  const oldest = Date.now() - KEPT_MS;
  for (const { id, created_at } of store.idempotentReplies.all()) {
    if (created_at >= oldest) break;
    store.idempotentReplies.remove(id);
  }
  store.idempotentReplies.put({ ...reply, created_at: Date.now() });
}
