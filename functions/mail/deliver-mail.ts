import {
  BLOCKED_THREAD_MAIL,
  isTransactional,
  MAIL_BACKOFF_MINUTES,
  MAIL_DELIVERY,
  type Mail,
} from '@doorstep/domain/mail/mail';
import { ADDRESS_REFUSED } from '@doorstep/domain/operations/logged-events';
import type { Claim, Failure, MailOutbox } from './mail-outbox-repository.ts';
import type { SendOutcome } from './gateways/outgoing-mail.ts';
import type { Mailer } from './gateways/smtp-mailer.ts';
import { correlate } from '../platform/correlation.ts';
import { logError, logInfo, logWarning } from '../platform/log.ts';
import { renderMail, type LinkSettings, type MailDetails } from './render-mail.ts';

/** Whether to send a mail: `later` means to check again on a later run. */
export type DeliveryCheck = 'now' | 'later' | 'never';

export interface DeliveryDeps {
  outbox: MailOutbox;
  mailer: Mailer;
  links: LinkSettings;
  /**
   * Checks right before sending whether there is still a reason to send the mail. A date is the
   * time of the next check.
   */
  checkDelivery: (mail: Mail, now: Date) => Promise<DeliveryCheck | Date>;
  /** Looks up what the mail says that can change until it is sent. */
  loadDetails: (mail: Mail) => Promise<MailDetails>;
  /** Returns the reader's current address. */
  currentRecipient: (mail: Mail) => Promise<string>;
  /** Returns another address to try when the server refuses the first one, or null. */
  fallbackRecipient: (mail: Mail) => Promise<string | null>;
}

const MINUTE_MS = 60_000;
const ERROR_LENGTH = 500;

/**
 * The outcome of a delivery. `refused`: the server rejected the address for good. `failed`: try
 * again later. `later`: postponed. The others say why the mail could not be claimed.
 */
export type Delivery =
  | 'sent-now'
  | 'refused'
  | 'failed'
  | 'later'
  | Exclude<Claim['outcome'], 'claimed'>;

function describe(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, ERROR_LENGTH);
}

/**
 * Returns the fields to store after a failed attempt. A due attempt is counted and the next one
 * waits longer; after the last one (`MAIL_BACKOFF_MINUTES`) the mail is dead. An early attempt is
 * not counted: the mail stays due at the same time.
 */
export function afterFailure(mail: Mail, thrown: unknown, now: Date): Failure {
  const error = describe(thrown);
  if (mail.next_attempt_at > now) {
    const { attempts, next_attempt_at } = mail;
    return { state: 'pending', attempts, next_attempt_at, error };
  }
  const attempts = mail.attempts + 1;
  const minutes = MAIL_BACKOFF_MINUTES[attempts - 1];
  const wait = (minutes ?? 0) * MINUTE_MS;
  return {
    state: minutes === undefined ? 'dead' : 'pending',
    attempts,
    next_attempt_at: new Date(now.getTime() + wait),
    error,
  };
}

/**
 * Returns the fields of a mail whose address was refused: it is dead, because a retry cannot help.
 */
function afterRefusal(mail: Mail, reason: string): Failure {
  const { attempts, next_attempt_at } = mail;
  return { state: 'dead', attempts: attempts + 1, next_attempt_at, error: describe(reason) };
}

type Attempt =
  | SendOutcome
  | { outcome: 'obsolete' }
  | { outcome: 'later'; until: Date }
  | { outcome: 'recipient-changed'; to: string }
  | { outcome: 'failed'; thrown: unknown };

/**
 * Returns the address to send to. A mail that had to wait can be days old, and its reader may have
 * changed their address since.
 */
async function recipientOf(deps: DeliveryDeps, mail: Mail, now: Date): Promise<string> {
  const age = now.getTime() - mail.created_at.getTime();
  const hasWaited = age >= BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS;
  return hasWaited && !isTransactional(mail.template) ? deps.currentRecipient(mail) : mail.to;
}

async function attempt(deps: DeliveryDeps, mail: Mail, now: Date): Promise<Attempt> {
  const { mailer, links } = deps;
  try {
    const to = await recipientOf(deps, mail, now);
    if (to !== mail.to) return { outcome: 'recipient-changed', to };
    const due = await deps.checkDelivery(mail, now);
    if (due instanceof Date) return { outcome: 'later', until: due };
    if (due === 'later') {
      const until = new Date(now.getTime() + BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS);
      return { outcome: 'later', until };
    }
    if (due === 'never') return { outcome: 'obsolete' };
    return await mailer.send(renderMail(mail, links, await deps.loadDetails(mail)));
  } catch (thrown) {
    return { outcome: 'failed', thrown };
  }
}

async function send(deps: DeliveryDeps, mail: Mail, lease: Date, now: Date): Promise<Delivery> {
  const result = await attempt(deps, mail, now);
  if (result.outcome === 'accepted') {
    await deps.outbox.markSent(mail.id, lease, new Date());
    logInfo('mail sent', { mail: mail.id, template: mail.template });
    return 'sent-now';
  }
  if (result.outcome === 'obsolete') {
    await deps.outbox.markObsolete(mail.id, lease, new Date());
    return 'obsolete';
  }
  if (result.outcome === 'later') {
    await deps.outbox.postpone(mail.id, lease, result.until);
    return 'later';
  }
  if (result.outcome === 'recipient-changed') {
    await deps.outbox.changeRecipient(mail.id, lease, result.to, now);
    return deliverMail(deps, mail.id, { early: true });
  }
  const isRefused = result.outcome === 'refused';
  const fallback = isRefused ? await deps.fallbackRecipient(mail) : null;
  if (fallback !== null) {
    logWarning('mail address refused, trying the fallback address', { mail: mail.id });
    await deps.outbox.changeRecipient(mail.id, lease, fallback, now);
    return deliverMail(deps, mail.id, { early: true });
  }
  const failure = isRefused
    ? afterRefusal(mail, result.reason)
    : afterFailure(mail, result.thrown, now);
  await deps.outbox.markFailed(mail.id, lease, failure);
  const fields = { mail: mail.id, attempts: failure.attempts, state: failure.state };
  // A refused address is a person's mistake, which is no error of the site.
  const log = failure.state === 'dead' && !isRefused ? logError : logWarning;
  log('mail not sent', {
    ...fields,
    ...(isRefused ? { error: ADDRESS_REFUSED } : smtpFields(result.thrown)),
  });
  return result.outcome;
}

/** Returns the codes of an SMTP error for the log. The server's reply names the recipient. */
function smtpFields(thrown: unknown): Record<string, string | number> {
  if (!(thrown instanceof Error)) return { error: 'unknown' };
  const fields: Record<string, string | number> = { error: thrown.name };
  for (const key of ['code', 'command', 'responseCode'] as const) {
    const value: unknown = Reflect.get(thrown, key);
    if (typeof value === 'string' || typeof value === 'number') fields[key] = value;
  }
  return fields;
}

/**
 * Sends one mail of the outbox if it is due or `early` is set. Claims it with a lease first, so
 * that only one of several parallel deliveries sends it. An error of the mail server is stored with
 * the time of the next attempt and not thrown. Throws what Firestore throws. Continues the action
 * that queued the mail.
 */
export async function deliverMail(
  deps: DeliveryDeps,
  id: string,
  { early }: { early: boolean },
): Promise<Delivery> {
  const now = new Date();
  const lease = new Date(now.getTime() + MAIL_DELIVERY.leaseMs);
  const claim = await deps.outbox.claim(id, { early, now, lease });
  if (claim.outcome !== 'claimed') return claim.outcome;
  return correlate(claim.mail.correlation_id, () => send(deps, claim.mail, claim.lease, now));
}
