import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { GrantProof } from '@doorstep/domain/chat/grant-proof';
import { isClientOf, isOngoing } from '@doorstep/domain/requests/service-request';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../platform/callables/session.ts';
import { isProviderOf } from '../team/provider-side.ts';
import { requireOpenQuote } from './open-quote.ts';
import type { Quotes } from './quote-repository.ts';
import { requestNotFound, requireNotSeparated, type SidesDeps } from './request-sides.ts';
import type { RequestRecord } from './service-request-repository.ts';

/** Reads how guests proved that they may open the chat of a request. */
interface GuestProofs {
  /** Returns the proof of a valid grant, or null. */
  findProof(
    requestId: string,
    uid: string,
    now: Date,
    transaction?: Transaction,
  ): Promise<GrantProof | null>;
}

interface DecideQuoteDeps extends SidesDeps {
  quotes: Quotes;
  guests: GuestProofs;
}

/**
 * Throws AppError unless the caller may decide for the client: the request's client, or a guest who
 * came by the link of a mail. A guest who typed the address may be anybody who knows it, for
 * example the professional.
 */
async function requireClient(
  { guests, teams }: DecideQuoteDeps,
  request: RequestRecord,
  caller: Caller,
  transaction: Transaction,
): Promise<void> {
  const { uid, email } = caller;
  if (email !== null && isClientOf(request, { uid, email })) return;
  if (await isProviderOf(teams, request, caller, transaction)) throw requestNotFound();
  const proof = await guests.findProof(request.id, uid, new Date(), transaction);
  if (proof === null) throw requestNotFound();
  if (proof === 'link') return;
  throw new AppError('permission-denied', 'a guest by address cannot decide', {
    personMessage: 'To accept or decline, open the link in our email, or sign in.',
  });
}

/**
 * Accepts or declines the open quote. Accepting starts a pending request in the same transaction.
 * Does nothing if the quote has this decision already. Throws AppError: `not-found` and
 * `permission-denied` for callers who may not decide and for separated sides, `failed-precondition`
 * if the quote is not the newest, not open or expired, or the request is not ongoing.
 */
export async function decideQuote(
  deps: DecideQuoteDeps,
  caller: Caller,
  { request_id, quote_id, accept }: CallableInput<'decide-quote'>,
): Promise<CallableOutput<'decide-quote'>> {
  const state = accept ? 'accepted' : 'declined';
  await deps.quotes.change(request_id, caller.uid, async (current, transaction) => {
    await requireClient(deps, current, caller, transaction);
    await requireNotSeparated(deps, current, caller.uid, transaction);
    if (requireOpenQuote(current, quote_id, state)) return null;
    if (!isOngoing(current)) {
      throw new AppError('failed-precondition', 'the request is not ongoing', {
        personMessage: 'This request is no longer open.',
      });
    }
    return { to: state, starts: accept && current.status === 'pending' };
  });
  return { state };
}
