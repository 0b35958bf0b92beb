import type { Mail } from '@doorstep/domain/mail/mail';
import { logError } from '../platform/log.ts';
import { deliverMail, type Delivery, type DeliveryDeps } from './deliver-mail.ts';

const CONCURRENCY = 5;
const PAGE = 50;

/**
 * Starts no delivery after this time. With `MAIL_DELIVERY.deadlineMs` the last one ends before the
 * job's limit of 50 seconds.
 */
const BUDGET_MS = 28_000;

async function deliver(deps: DeliveryDeps, id: string): Promise<Delivery | 'error'> {
  try {
    return await deliverMail(deps, id, { early: false });
  } catch (thrown) {
    logError('mail not delivered', { mail: id }, thrown);
    return 'error';
  }
}

/**
 * Delivers the mails with a few parallel workers, so that a slow delivery does not block the
 * others.
 */
async function deliverAll(deps: DeliveryDeps, mails: readonly Mail[], end: number) {
  const queue = mails.map(({ id }) => id);
  const deliveries: (Delivery | 'error')[] = [];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (Date.now() < end) deliveries.push(await deliver(deps, id));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return deliveries;
}

/**
 * Delivers all due mails, oldest first, each once per run. This includes mails whose delivery
 * crashed. A failure does not stop the other mails. Returns how many were sent.
 */
export async function sweepMail(deps: DeliveryDeps): Promise<number> {
  const end = Date.now() + BUDGET_MS;
  const tried = new Set<string>();
  let sent = 0;
  for (;;) {
    const due = await deps.outbox.listDue(new Date(), PAGE);
    const untried = due.filter(({ id }) => !tried.has(id));
    for (const { id } of untried) tried.add(id);
    const deliveries = await deliverAll(deps, untried, end);
    sent += deliveries.filter((delivery) => delivery === 'sent-now').length;
    if (untried.length === 0 || Date.now() >= end) return sent;
  }
}
