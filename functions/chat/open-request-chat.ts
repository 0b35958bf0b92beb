import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { normaliseEmail } from '@doorstep/domain/email';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Accounts } from '../platform/account-repository.ts';
import type { Guests } from './guest-repository.ts';
import type { RateLimits, RateLimitUse } from '../platform/rate-limit-repository.ts';
import type { RequestRecord, ServiceRequests } from '../requests/service-request-repository.ts';
import { isChatTokenValid } from '../mail/chat-token.ts';

export interface OpenChatDeps {
  requests: ServiceRequests;
  guests: Guests;
  accounts: Pick<Accounts, 'findConfirmedEmail'>;
  rateLimits: RateLimits;
  linkSecret: string;
}

interface Guesser {
  uid: string;
  /** Set only when it is confirmed. */
  email: string | null;
  /** See `lib/caller-address`. */
  address: string;
}

/** How long a guest may chat before the address is asked for again. */
const GRANT_SECONDS = RETENTION_DAYS.guests * 24 * 60 * 60;

/**
 * Wrong guesses from one network address, and by one uid. Never by request: a stranger who guesses
 * must not lock the client out, who comes from elsewhere.
 */
const GUESSES_BY_ADDRESS = { max: 30, windowSeconds: 600 };
const GUESSES_BY_UID = { max: 10, windowSeconds: 600 };

/** A link is for the address that it was mailed to: the request's, or its sender's as it is now. */
async function isLinkValid(
  { accounts, linkSecret }: OpenChatDeps,
  { id, client_uid, client_email }: RequestRecord,
  token: string,
): Promise<boolean> {
  const isFor = (email: string | null) =>
    email !== null && isChatTokenValid(linkSecret, { requestId: id, email }, token, new Date());
  return isFor(client_email) || isFor(await accounts.findConfirmedEmail(client_uid));
}

async function isProven(
  deps: OpenChatDeps,
  request: RequestRecord,
  caller: Guesser,
  input: CallableInput<'open-request-chat'>,
): Promise<boolean> {
  if ('token' in input) return isLinkValid(deps, request, input.token);
  const email = normaliseEmail(input.email);
  // Who sent it may have another address by now.
  const isSender = caller.uid === request.client_uid && caller.email === email;
  return email === request.client_email || isSender;
}

/** Counts the guess before it is looked at, so that a hundred at once are a hundred too. */
async function countGuess(
  { rateLimits }: OpenChatDeps,
  { uid, address }: Guesser,
): Promise<RateLimitUse[]> {
  const counted = [
    await rateLimits.consume(['chat-guess', 'address', address], GUESSES_BY_ADDRESS),
    await rateLimits.consume(['chat-guess', 'uid', uid], GUESSES_BY_UID),
  ];
  const taken = counted.filter((one) => one !== null);
  if (taken.length === counted.length) return taken;
  await refund(taken);
  throw new AppError('rate-limited', 'too many wrong guesses at a chat');
}

async function refund(taken: RateLimitUse[]): Promise<void> {
  await Promise.all(taken.map((one) => one.refund()));
}

/**
 * Grants a uid, of any kind of user, the chat about a request, to whoever knows the address given
 * with it, to its sender by the account's own address, or to whoever has the link from a mail to either
 * of the two. Unknown request and wrong address get the same answer (`not-found`); `rate-limited` after
 * too many of them; a call from the account of the request's own professional is refused
 * (`permission-denied`). That keeps an honest one from the wrong door, no more: who knows the client's
 * address can come back as an anonymous guest.
 */
export async function openRequestChat(
  deps: OpenChatDeps,
  caller: Guesser,
  input: CallableInput<'open-request-chat'>,
): Promise<CallableOutput<'open-request-chat'>> {
  const guess = await countGuess(deps, caller);
  const request = await deps.requests.find(input.request_id);
  if (!request || !(await isProven(deps, request, caller, input))) {
    throw new AppError('not-found', 'unknown request or wrong proof', {
      personMessage: 'Request not found or access denied',
    });
  }
  await refund(guess);
  if (request.provider_id === caller.uid) {
    throw new AppError('permission-denied', 'the professional asked for the client side', {
      personMessage: 'This request was sent to you. Open its chat from your dashboard.',
    });
  }
  await deps.guests.grant(request.id, caller.uid, new Date(Date.now() + GRANT_SECONDS * 1000));
  return { request_id: request.id, expires_in: GRANT_SECONDS };
}
