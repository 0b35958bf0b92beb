import { AppError } from '@doorstep/domain/app-error';
import type { SupportLine } from '@doorstep/domain/admin/support-callables';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SupportRequest } from '@doorstep/domain/support/support-request';
import { shorten } from '@doorstep/domain/text';
import type { Subscribers } from '../billing/subscriber-repository.ts';
import { addressFinder, type AddressDeps } from '../mail/queue-account-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { SupportRequests } from './support-request-repository.ts';

interface AnswerSupportDeps extends AddressDeps {
  supportRequests: Omit<SupportRequests, 'create' | 'reply'>;
  subscribers: Pick<Subscribers, 'find'>;
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
}

interface ListSupportDeps extends Pick<AnswerSupportDeps, 'supportRequests'> {
  accounts: Pick<Accounts, 'listEmails'>;
}

const toLine = (request: SupportRequest, email: string | null): SupportLine => {
  const { id, subject, state, is_premium, entries, waiting_since } = request;
  return {
    ...{ id, subject, state, is_premium, email },
    text: shorten(entries.at(-1)?.text ?? ''),
    waiting_since: waiting_since.toISOString(),
  };
};

/** Returns a page of open requests, premium first and then oldest first, or of the others. */
export async function listSupportRequests(
  { supportRequests, accounts }: ListSupportDeps,
  { state, after }: CallableInput<'admin-support-requests'>,
): Promise<CallableOutput<'admin-support-requests'>> {
  const list = state === 'open' ? supportRequests.listOpen : supportRequests.listDone;
  const page = await list(after, PAGE_SIZE.support_requests);
  const emails = await accounts.listEmails(page.requests.map(({ owner_uid }) => owner_uid));
  const requests = page.requests.map((one) => toLine(one, emails.get(one.owner_uid) ?? null));
  return { requests, next: page.next };
}

/**
 * Returns a request with its conversation, and who the person is now. Throws AppError `not-found`.
 */
export async function showSupportRequest(
  { supportRequests, subscribers, profiles, accounts }: AnswerSupportDeps,
  { id }: CallableInput<'admin-support-request'>,
): Promise<CallableOutput<'admin-support-request'>> {
  const request = await supportRequests.find(id);
  if (!request) {
    throw new AppError('not-found', 'no such support request', {
      personMessage: 'No message has this reference number.',
    });
  }
  const { owner_uid, entries, photos } = request;
  const [email, profile, subscriber] = await Promise.all([
    accounts.findEmail(owner_uid),
    profiles.findSnapshot(owner_uid),
    subscribers.find(owner_uid),
  ]);
  return {
    ...toLine(request, email),
    uid: owner_uid,
    entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    photos,
    plan: subscriber?.subscription_tier ?? null,
    provider: profile && { display_name: profile.display_name, handle: profile.handle },
  };
}

/**
 * Adds an administrator's answer and mails it to the person. Throws AppError `not-found`, and
 * `failed-precondition` if the request has changed since the administrator read it.
 */
export async function answerSupport(
  deps: Pick<AnswerSupportDeps, 'supportRequests' | keyof AddressDeps>,
  actor_uid: string,
  input: CallableInput<'admin-answer-support'>,
  now: Date,
): Promise<CallableOutput<'admin-answer-support'>> {
  await deps.supportRequests.answer({ ...input, actor_uid }, addressFinder(deps), now);
  return { state: 'answered' };
}

/** Closes or reopens a request. Throws AppError like `answerSupport`. */
export async function setSupportState(
  { supportRequests }: Pick<AnswerSupportDeps, 'supportRequests'>,
  actor_uid: string,
  input: CallableInput<'admin-set-support-state'>,
  now: Date,
): Promise<CallableOutput<'admin-set-support-state'>> {
  await supportRequests.setState({ ...input, actor_uid }, now);
  return { state: input.state };
}
