import type { Mail } from '@doorstep/domain/mail/mail';
import { logError } from '../platform/log.ts';
import { deliverMail, type Delivery, type DeliveryDeps } from './deliver-mail.ts';

const AT_ONCE = 5;
const PAGE = 50;

/** The sweep runs each minute: it begins nothing more before the next one does. */
const BUDGET_MS = 45_000;

async function deliver(deps: DeliveryDeps, id: string): Promise<Delivery | 'error'> {
  try {
    return await deliverMail(deps, id, { early: false });
  } catch (thrown) {
    logError('mail not delivered', { mail: id }, thrown);
    return 'error';
  }
}

/** Each of a few at once takes the next mail: a slow one holds up nobody but itself. */
async function deliverAll(deps: DeliveryDeps, mails: readonly Mail[], end: number) {
  const waiting = mails.map(({ id }) => id);
  const deliveries: (Delivery | 'error')[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (Date.now() < end) deliveries.push(await deliver(deps, id));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return deliveries;
}

/**
 * Delivers what is due, oldest first, each once, and what a delivery that died has left behind. One that
 * fails does not stop the others. How many were sent.
 */
export async function sweepMail(deps: DeliveryDeps): Promise<number> {
  const end = Date.now() + BUDGET_MS;
  const tried = new Set<string>();
  let sent = 0;
  for (;;) {
    const due = await deps.outbox.listDue(new Date(), PAGE);
    const others = due.filter(({ id }) => !tried.has(id));
    for (const { id } of others) tried.add(id);
    const deliveries = await deliverAll(deps, others, end);
    sent += deliveries.filter((delivery) => delivery === 'sent-now').length;
    if (others.length === 0 || Date.now() >= end) return sent;
  }
}
