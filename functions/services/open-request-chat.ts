import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput } from '@doorstep/domain/callables';
import { normaliseEmail } from '@doorstep/domain/email';
import type { Guests } from '../data/guests.ts';
import type { RateKey, RateLimits } from '../data/rate-limits.ts';
import type { RequestRecord, ServiceRequests } from '../data/service-requests.ts';
import { isChatTokenValid } from './chat-token.ts';

export interface OpenChatDeps {
  requests: ServiceRequests;
  guests: Guests;
  rateLimits: RateLimits;
  linkSecret: string;
}

/** How long a guest may chat before the address is asked for again. */
const GRANT_MS = 24 * 60 * 60 * 1000;

/**
 * Wrong guesses from one network address, and by one uid. Never by request: a stranger who guesses
 * must not lock the client out, who comes from elsewhere.
 */
const GUESSES_BY_ADDRESS = { max: 20, windowSeconds: 600 };
const GUESSES_BY_UID = { max: 10, windowSeconds: 600 };

function isProven(
  request: RequestRecord,
  input: CallableInput<'open-request-chat'>,
  linkSecret: string,
): boolean {
  if ('email' in input) return normaliseEmail(input.email) === request.client_email;
  const link = { requestId: request.id, email: request.client_email };
  return isChatTokenValid(linkSecret, link, input.token, new Date());
}

/** Counts the guess before it is looked at, so that a hundred at once are a hundred too. */
async function countGuess({ rateLimits }: OpenChatDeps, address: RateKey, uid: RateKey) {
  const limited = new AppError('rate-limited', 'too many wrong guesses at a chat');
  if (!(await rateLimits.take(address, GUESSES_BY_ADDRESS))) throw limited;
  if (await rateLimits.take(uid, GUESSES_BY_UID)) return;
  await rateLimits.giveBack(address);
  throw limited;
}

/**
 * Grants a uid, of any kind of user, the chat about a request, to whoever knows the address given
 * with it or has the link from the confirmation mail. Unknown request and wrong address get the
 * same answer (`not-found`); `rate-limited` after too many of them; the request's own professional
 * is refused (`permission-denied`), so that nobody speaks for the other side.
 */
export async function openRequestChat(
  deps: OpenChatDeps,
  caller: { uid: string; address: string },
  input: CallableInput<'open-request-chat'>,
): Promise<{ request_id: string; expires_at: string }> {
  const byAddress = ['chat-guess', 'address', caller.address];
  const byUid = ['chat-guess', 'uid', caller.uid];
  await countGuess(deps, byAddress, byUid);
  const request = await deps.requests.find(input.request_id);
  if (!request || !isProven(request, input, deps.linkSecret)) {
    throw new AppError('not-found', 'unknown request or wrong proof', {
      personMessage: 'Request not found or access denied',
    });
  }
  await Promise.all([deps.rateLimits.giveBack(byAddress), deps.rateLimits.giveBack(byUid)]);
  if (request.provider_id === caller.uid) {
    throw new AppError('permission-denied', 'the professional asked for the client side', {
      personMessage: 'This request was sent to you. Open its chat from your dashboard.',
    });
  }
  const expiresAt = new Date(Date.now() + GRANT_MS);
  await deps.guests.grant(request.id, caller.uid, expiresAt);
  return { request_id: request.id, expires_at: expiresAt.toISOString() };
}
