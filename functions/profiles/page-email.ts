import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { accountMailId, type Mail } from '@doorstep/domain/mail/mail';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import { isLinkTokenValid } from '../mail/link-token.ts';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import type { PageEmails } from './page-email-repository.ts';

interface PageEmailDeps extends AccountMailDeps {
  accounts: Pick<Accounts, 'findEmail' | 'findConfirmedEmail'>;
  pageEmails: Pick<PageEmails, 'find'>;
  rateLimits: Pick<RateLimits, 'consumeOnce'>;
}

/** The address may be a stranger's, so links to it are limited, also those of several accounts. */
const LINKS_TO_ADDRESS = { max: 5, windowSeconds: 3600 };
const LINKS_OF_ACCOUNT = { max: 20, windowSeconds: 3600 };

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Queues a mail with a link to the email of a page, unless it is confirmed or the account's own.
 * `event` is part of the mail's id, so that a repeated event queues it once. Returns whether there
 * is something to confirm. Throws AppError `rate-limited`.
 */
export async function sendPageEmailLink(
  deps: PageEmailDeps,
  uid: string,
  event: string,
): Promise<boolean> {
  const page = await deps.pageEmails.find(uid);
  if (!page || page.isClosed || page.shown === null || page.shown === page.confirmed) return false;
  const own = await deps.accounts.findConfirmedEmail(uid);
  if (own === null || own === page.shown) return false;
  const id = accountMailId('page_email_link', `${uid}_${event}`);
  const isAllowed =
    (await deps.rateLimits.consumeOnce(['page-email-of', uid], LINKS_OF_ACCOUNT, id)) &&
    (await deps.rateLimits.consumeOnce(['page-email-to', page.shown], LINKS_TO_ADDRESS, id));
  if (!isAllowed) {
    throw new AppError('rate-limited', 'too many links to confirm the email of a page', {
      personMessage:
        'We sent several links within an hour. Please use the latest one, or try again in an hour.',
    });
  }
  const data = { account: uid, provider_name: page.display_name };
  await queueAccountMail(deps, uid, id, { template: 'page_email_link', data }, page.shown);
  return true;
}

/**
 * Reacts to a changed email of a page: tells the former address, if it was confirmed, and sends a
 * link to the new one. `event` is the same for repeated events.
 */
export async function handlePageEmailChange(
  deps: PageEmailDeps,
  uid: string,
  former: string | null,
  event: string,
): Promise<void> {
  const page = await deps.pageEmails.find(uid);
  if (former !== null && former === page?.confirmed && former !== page.shown) {
    const id = accountMailId('page_email_changed', `${uid}_${event}`);
    const data = { account: uid, provider_name: page.display_name };
    await queueAccountMail(deps, uid, id, { template: 'page_email_changed', data }, former);
  }
  try {
    await sendPageEmailLink(deps, uid, event);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'rate-limited') throw thrown;
    logWarning('page email link not queued: too many', { uid: pseudonym(uid) });
  }
}

type LinkMail = Extract<Mail, { template: 'page_email_link' }>;

/** Decides whether to send a link: never after a day, or if the page has another email by now. */
export async function checkPageEmailLink(
  pageEmails: Pick<PageEmails, 'find'>,
  { to, created_at, data }: LinkMail,
  now: Date,
): Promise<DeliveryCheck> {
  if (now.getTime() - created_at.getTime() > MAX_AGE_MS) return 'never';
  const page = await pageEmails.find(data.account);
  return page?.shown === to && page.confirmed !== to && !page.isClosed ? 'now' : 'never';
}

interface ConfirmDeps {
  pageEmails: Pick<PageEmails, 'confirm'>;
  linkSecrets: readonly string[];
}

/**
 * Confirms the email of a page with the token of a mailed link, signed in or not. A second press
 * succeeds too. Throws AppError `not-found`, which does not tell why, for a wrong or expired token,
 * an email that the page no longer has, and a closed account.
 */
export async function confirmPageEmail(
  { pageEmails, linkSecrets }: ConfirmDeps,
  { account, token }: CallableInput<'confirm-page-email'>,
  now: Date,
): Promise<CallableOutput<'confirm-page-email'>> {
  const accepts = (email: string) =>
    isLinkTokenValid(linkSecrets, { purpose: 'page-email', id: account, email }, token, now);
  if (!(await pageEmails.confirm(account, accepts, now))) {
    throw new AppError('not-found', 'no such email of a page, or a wrong token', {
      personMessage:
        "This link no longer works. It's more than a day old, or the page now has a different email. You can send a new link from the page’s editor.",
    });
  }
  return { confirmed: true };
}
