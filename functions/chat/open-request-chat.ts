import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import type { Accounts } from '../platform/account-repository.ts';
import type { Guests } from './guest-repository.ts';
import type { RateLimits, RateLimitUse } from '../platform/limits/rate-limit-repository.ts';
import type { RequestRecord, ServiceRequests } from '../requests/service-request-repository.ts';
import { isLinkTokenValid } from '../mail/link-token.ts';
import { isProviderOf } from '../team/provider-side.ts';
import type { Teams } from '../team/team-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';

interface OpenChatDeps {
  requests: ServiceRequests;
  guests: Guests;
  accounts: Pick<Accounts, 'findConfirmedEmail'>;
  rateLimits: RateLimits;
  teams: Pick<Teams, 'worksFor'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
  linkSecrets: readonly string[];
}

interface ChatCaller {
  uid: string;
  /** Null unless it is confirmed. */
  email: string | null;
  /** The caller's network (`platform/http/sender.ts`). */
  address: string;
}

/** How long a guest grant is valid. */
const GRANT_SECONDS = RETENTION_DAYS.guests * 24 * 60 * 60;

/**
 * Limits wrong guesses per network and per uid. There is no limit per request, because a stranger
 * could use it to lock the client out.
 */
const GUESSES_BY_ADDRESS = { max: 30, windowSeconds: 600 };
const GUESSES_BY_UID = { max: 10, windowSeconds: 600 };

/** Checks a link's token for the request's address and for its sender's current address. */
async function isLinkValid(
  { accounts, linkSecrets }: OpenChatDeps,
  { id, client_uid, client_email }: RequestRecord,
  token: string,
): Promise<boolean> {
  const isFor = (email: string | null) =>
    email !== null &&
    isLinkTokenValid(linkSecrets, { purpose: 'chat', id, email }, token, new Date());
  return isFor(client_email) || isFor(await accounts.findConfirmedEmail(client_uid));
}

async function hasValidProof(
  deps: OpenChatDeps,
  request: RequestRecord,
  caller: ChatCaller,
  input: CallableInput<'open-request-chat'>,
): Promise<boolean> {
  if ('token' in input) return isLinkValid(deps, request, input.token);
  const email = normalizeEmail(input.email);
  // The sender may have changed their address since.
  const isSender = caller.uid === request.client_uid && caller.email === email;
  return email === request.client_email || isSender;
}

/**
 * Returns the request if the proof is valid. Throws AppError `not-found`, also if the client's
 * account is deleted: the deletion of its grants may already be over.
 */
async function findProven(
  deps: OpenChatDeps,
  caller: ChatCaller,
  input: CallableInput<'open-request-chat'>,
  transaction?: Transaction,
): Promise<RequestRecord> {
  const request = await deps.requests.find(input.request_id, transaction);
  const client = request && (await deps.closedAccounts.find(request.client_uid, transaction));
  const isOpen = request !== null && client?.reason !== 'deleted';
  if (isOpen && (await hasValidProof(deps, request, caller, input))) return request;
  throw new AppError('not-found', 'unknown request or wrong proof', {
    personMessage: 'Request not found or access denied',
  });
}

/** Counts the guess before it is checked, so that parallel guesses are all counted. */
async function countGuess(
  { rateLimits }: OpenChatDeps,
  { uid, address }: ChatCaller,
): Promise<RateLimitUse[]> {
  const uses = [
    await rateLimits.consume(['chat-guess', 'address', address], GUESSES_BY_ADDRESS),
    await rateLimits.consume(['chat-guess', 'uid', uid], GUESSES_BY_UID),
  ];
  const counted = uses.filter((use) => use !== null);
  if (counted.length === uses.length) return counted;
  await refund(counted);
  throw new AppError('rate-limited', 'too many wrong guesses at a chat');
}

async function refund(uses: RateLimitUse[]): Promise<void> {
  await Promise.all(uses.map((use) => use.refund()));
}

/**
 * Grants the caller, who can be any user, access to a request's chat. The proof is the request's
 * address, the current address of the account that sent it, or the token of a mailed link. Throws
 * AppError `not-found` for an unknown request as well as for a wrong proof, `rate-limited` after
 * too many of them, and `permission-denied` for the request's own professional and their team. The
 * last is only a hint: a professional who knows the client's address can come back as an anonymous
 * guest.
 */
export async function openRequestChat(
  deps: OpenChatDeps,
  caller: ChatCaller,
  input: CallableInput<'open-request-chat'>,
): Promise<CallableOutput<'open-request-chat'>> {
  const guess = await countGuess(deps, caller);
  const { id } = await findProven(deps, caller, input);
  await refund(guess);
  const expires_at = new Date(Date.now() + GRANT_SECONDS * 1000);
  const given = { proof: 'token' in input ? 'link' : 'address', expires_at } as const;
  const proof = await deps.guests.grant(id, caller.uid, given, async (transaction) => {
    const request = await findProven(deps, caller, input, transaction);
    if (await isProviderOf(deps.teams, request, caller, transaction)) {
      throw new AppError('permission-denied', 'the professional requested the client side', {
        personMessage: 'This request was sent to you. Open its chat from your dashboard.',
      });
    }
  });
  return { request_id: id, expires_in: GRANT_SECONDS, proof };
}
