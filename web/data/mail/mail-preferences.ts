import { AppError } from '@doorstep/domain/app-error';
import * as z from 'zod/mini';

const BODIES = {
  unsubscribe: { 'List-Unsubscribe': 'One-Click' },
  subscribe: { 'List-Subscribe': 'Again' },
};

const addressOf = (token: string) => `/mail/unsubscribe?token=${encodeURIComponent(token)}`;

async function ask(token: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(addressOf(token), init);
  } catch (cause) {
    throw new AppError('unavailable', 'mail preferences: no connection', { cause });
  }
}

function mustBeOk({ ok, status }: Response): void {
  if (ok) return;
  throw new AppError(
    status === 403 ? 'permission-denied' : 'unavailable',
    `mail preferences: ${status}`,
  );
}

const answerSchema = z.object({ subscribed: z.boolean() });

/**
 * Whether the address that a mail's link was made for gets mails about unread messages; nobody has to be
 * signed in. Throws AppError: `permission-denied` for a link that is not ours, `unavailable` else.
 */
export async function getMailSubscription(token: string): Promise<boolean> {
  const response = await ask(token, { headers: { accept: 'application/json' } });
  mustBeOk(response);
  return answerSchema.parse(await response.json()).subscribed;
}

/**
 * Unsubscribes the address that a mail's link was made for, or subscribes it again; nobody has to be
 * signed in. Throws AppError: `permission-denied` for a link that is not ours, `unavailable` else.
 */
export async function setMailSubscription(
  token: string,
  wish: 'subscribe' | 'unsubscribe',
): Promise<void> {
  mustBeOk(await ask(token, { method: 'POST', body: new URLSearchParams(BODIES[wish]) }));
}
