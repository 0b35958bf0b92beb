import { logError } from '../lib/log.ts';
import { deliverMail, type Delivery, type DeliveryDeps } from './deliver-mail.ts';

const AT_ONCE = 5;
const PAGE = 50;

/** The sweep runs each minute: it stops before the next one begins. */
const BUDGET_MS = 45_000;

async function deliver(deps: DeliveryDeps, id: string): Promise<Delivery | 'error'> {
  try {
    return await deliverMail(deps, id, { early: false });
  } catch (thrown) {
    logError('mail not delivered', { mail: id }, thrown);
    return 'error';
  }
}

/**
 * Delivers what is due, oldest first, and what a delivery that died has left behind. One that fails
 * does not stop the others. How many were sent.
 */
export async function sweepMail(deps: DeliveryDeps): Promise<number> {
  const end = Date.now() + BUDGET_MS;
  let sent = 0;
  for (;;) {
    const due = await deps.outbox.listDue(new Date(), PAGE);
    let moved = 0;
    for (let first = 0; first < due.length && Date.now() < end; first += AT_ONCE) {
      const some = due.slice(first, first + AT_ONCE);
      const deliveries = await Promise.all(some.map(({ id }) => deliver(deps, id)));
      sent += deliveries.filter((delivery) => delivery === 'sent-now').length;
      moved += deliveries.filter((delivery) => delivery !== 'error').length;
    }
    if (due.length < PAGE || moved === 0 || Date.now() >= end) return sent;
  }
}
