import { addressDueAt } from '@doorstep/domain/requests/address';
import { logError } from '../platform/log.ts';
import type { Addresses } from './address-repository.ts';

interface AddressDeps {
  addresses: Addresses;
}

/** The most addresses of one run. The next run continues with the oldest. */
const PER_RUN = 500;
const HOUR_MS = 3_600_000;

/**
 * Deletes a request's street address if its time is over, and otherwise stores when it will be, as
 * things are. Messages postpone that time without a write, so it is computed again when it comes.
 */
export const checkAddress = (
  { addresses }: AddressDeps,
  requestId: string,
  now: Date,
): Promise<boolean> => addresses.check(requestId, now, addressDueAt);

/** Checks the addresses that are due. A failure is logged and does not stop the others. */
export async function sweepAddresses(deps: AddressDeps, now: Date) {
  const report = { deleted: 0, kept: 0, failed: 0 };
  for (const request of await deps.addresses.listDue(now, PER_RUN)) {
    try {
      report[(await checkAddress(deps, request, now)) ? 'deleted' : 'kept'] += 1;
    } catch (thrown) {
      logError('address not checked', { request }, thrown);
      report.failed += 1;
      // It must not be among the oldest again, before others.
      await deps.addresses.postpone(request, new Date(now.getTime() + HOUR_MS));
    }
  }
  return report;
}
