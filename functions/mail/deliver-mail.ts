import {
  BLOCKED_THREAD_MAIL,
  MAIL_BACKOFF_MINUTES,
  MAIL_DELIVERY,
  type Mail,
} from '@doorstep/domain/mail/mail';
import type { Claim, Failure, MailOutbox } from './mail-outbox-repository.ts';
import type { Mailer, SendOutcome } from './gateways/mailer.ts';
import { logError, logWarning } from '../platform/log.ts';
import { renderMail, type LinkSettings } from './render-mail.ts';

/** Whether to send a mail: `later` means a block or a suspension is active; try again on a later run. */
export type DeliveryCheck = 'now' | 'later' | 'never';

export interface DeliveryDeps {
  outbox: MailOutbox;
  mailer: Mailer;
  links: LinkSettings;
  /** Checks right before sending whether there is still a reason to send the mail. */
  checkDelivery: (mail: Mail, now: Date) => Promise<DeliveryCheck>;
  /** Returns the reader's current address. */
  currentRecipient: (mail: Mail) => Promise<string>;
  /** Returns another address to try when the server refuses the first one, or null. */
  fallbackRecipient: (mail: Mail) => Promise<string | null>;
}

const MINUTE_MS = 60_000;
const ERROR_LENGTH = 500;

/** What a delivery came to: sent now, refused for good, put off, not needed any more, or what stood in the way. */
export type Delivery =
  'sent-now' | 'refused' | 'failed' | 'later' | Exclude<Claim['outcome'], 'claimed'>;

function describe(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, ERROR_LENGTH);
}

/**
 * Where a mail stands after a failed try. A try that was due counts and the next one waits longer;
 * after the last one (`MAIL_BACKOFF_MINUTES`) the mail is dead. An early try, asked for by a person,
 * costs nothing: the mail is due when it was.
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

/** A mail whose address the server refuses is dead at once: each further try would hear the same. */
function afterRefusal(mail: Mail, reason: string): Failure {
  const { attempts, next_attempt_at } = mail;
  return { state: 'dead', attempts: attempts + 1, next_attempt_at, error: describe(reason) };
}

type Attempt =
  | SendOutcome
  | { outcome: 'obsolete' }
  | { outcome: 'later' }
  | { outcome: 'moved'; to: string }
  | { outcome: 'failed'; thrown: unknown };

/** A mail about unread messages that was put off may have waited for days: since then its reader may have moved. */
async function addressNow(deps: DeliveryDeps, mail: Mail, now: Date): Promise<string> {
  const age = now.getTime() - mail.created_at.getTime();
  const hasWaited = age >= BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS;
  return hasWaited && mail.template === 'unread_messages' ? deps.currentRecipient(mail) : mail.to;
}

async function attempt(deps: DeliveryDeps, mail: Mail, now: Date): Promise<Attempt> {
  const { mailer, links } = deps;
  try {
    const to = await addressNow(deps, mail, now);
    if (to !== mail.to) return { outcome: 'moved', to };
    const due = await deps.checkDelivery(mail, now);
    if (due === 'later') return { outcome: 'later' };
    if (due === 'never') return { outcome: 'obsolete' };
    return await mailer.send(renderMail(mail, links));
  } catch (thrown) {
    return { outcome: 'failed', thrown };
  }
}

async function setAside(
  { outbox }: DeliveryDeps,
  { id }: Mail,
  lease: Date,
  how: 'obsolete' | 'later',
): Promise<void> {
  const now = new Date();
  if (how === 'obsolete') return outbox.markObsolete(id, lease, now);
  return outbox.putOff(
    id,
    lease,
    new Date(now.getTime() + BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS),
  );
}

async function send(deps: DeliveryDeps, mail: Mail, lease: Date, now: Date): Promise<Delivery> {
  const made = await attempt(deps, mail, now);
  if (made.outcome === 'taken') {
    await deps.outbox.markSent(mail.id, lease, new Date());
    return 'sent-now';
  }
  if (made.outcome === 'obsolete' || made.outcome === 'later') {
    await setAside(deps, mail, lease, made.outcome);
    return made.outcome;
  }
  if (made.outcome === 'moved') {
    await deps.outbox.readdress(mail.id, lease, made.to, now);
    return deliverMail(deps, mail.id, { early: true });
  }
  const isRefused = made.outcome === 'refused';
  const other = isRefused ? await deps.fallbackRecipient(mail) : null;
  if (other !== null) {
    logWarning('mail goes to the other address: the first one is refused', { mail: mail.id });
    await deps.outbox.readdress(mail.id, lease, other, now);
    return deliverMail(deps, mail.id, { early: true });
  }
  const failure = isRefused
    ? afterRefusal(mail, made.reason)
    : afterFailure(mail, made.thrown, now);
  await deps.outbox.markFailed(mail.id, lease, failure);
  const fields = { mail: mail.id, attempts: failure.attempts, state: failure.state };
  const log = failure.state === 'dead' ? logError : logWarning;
  log('mail not sent', {
    ...fields,
    ...(isRefused ? { error: 'address refused' } : smtpFields(made.thrown)),
  });
  return made.outcome;
}

/** The server's answer names the recipient: the log gets its codes only. */
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
 * Sends one mail of the outbox, when it is due or, with `early`, before. Claims it with a lease
 * first, so that of several deliveries one sends. Never throws for the mail server's sake: a
 * failure is written down, with the time of the next try, or as dead where the address is refused.
 */
export async function deliverMail(
  deps: DeliveryDeps,
  id: string,
  { early }: { early: boolean },
): Promise<Delivery> {
  const now = new Date();
  const lease = new Date(now.getTime() + MAIL_DELIVERY.leaseMs);
  const claim = await deps.outbox.claim(id, { early, now, lease });
  return claim.outcome === 'claimed' ? send(deps, claim.mail, claim.lease, now) : claim.outcome;
}
