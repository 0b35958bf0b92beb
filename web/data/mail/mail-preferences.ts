import { AppError } from '@doorstep/domain/app-error';
import * as z from 'zod/mini';

const BODIES = {
  unsubscribe: { 'List-Unsubscribe': 'One-Click' },
  subscribe: { 'List-Subscribe': 'Again' },
};

const endpoint = (token: string) => `/mail/unsubscribe?token=${encodeURIComponent(token)}`;

async function send(token: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(endpoint(token), init);
  } catch (cause) {
    throw new AppError('unavailable', 'mail preferences: no connection', { cause });
  }
}

function requireOk({ ok, status }: Response): void {
  if (ok) return;
  throw new AppError(
    status === 403 ? 'permission-denied' : 'unavailable',
    `mail preferences: ${status}`,
  );
}

const answerSchema = z.object({ subscribed: z.boolean() });

/**
 * Returns whether the email of a mailed link receives mails that are not transactional. Needs no
 * session. Throws AppError: `permission-denied` for an invalid link, else `unavailable`.
 */
export async function getMailSubscription(token: string): Promise<boolean> {
  const response = await send(token, { headers: { accept: 'application/json' } });
  requireOk(response);
  return answerSchema.parse(await response.json()).subscribed;
}

/**
 * Unsubscribes the email of a mailed link, or subscribes it again. Needs no session. Throws
 * AppError: `permission-denied` for an invalid link, else `unavailable`.
 */
export async function setMailSubscription(
  token: string,
  action: 'subscribe' | 'unsubscribe',
): Promise<void> {
  requireOk(await send(token, { method: 'POST', body: new URLSearchParams(BODIES[action]) }));
}
