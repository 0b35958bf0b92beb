import { AppError } from '@doorstep/domain/app-error';

const BODIES = {
  unsubscribe: { 'List-Unsubscribe': 'One-Click' },
  subscribe: { 'List-Subscribe': 'Again' },
};

async function post(token: string, wish: keyof typeof BODIES): Promise<Response> {
  try {
    return await fetch(`/mail/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      body: new URLSearchParams(BODIES[wish]),
    });
  } catch (cause) {
    throw new AppError('unavailable', 'mail preferences: no connection', { cause });
  }
}

/**
 * Unsubscribes the address that a mail's link was made for, or subscribes it again; nobody has to be
 * signed in. Throws AppError: `permission-denied` for a link that is not ours, `unavailable` else.
 */
export async function setMailSubscription(
  token: string,
  wish: 'subscribe' | 'unsubscribe',
): Promise<void> {
  const { ok, status } = await post(token, wish);
  if (ok) return;
  throw new AppError(
    status === 403 ? 'permission-denied' : 'unavailable',
    `mail preferences: ${status}`,
  );
}
