import type { HealthCount } from './records.ts';

/** The reason of a mail that the server refused for its address: a person's mistake. */
export const ADDRESS_REFUSED = 'address refused';

/** The `event` of each logged line that is counted, besides errors. */
export const COUNTED_EVENTS: Record<string, Exclude<HealthCount, 'errors'>> = {
  'webhook failed': 'webhook_failures',
  'webhook refused: no valid signature': 'webhook_failures',
  'mail not sent': 'mail_failures',
  'sign-up refused': 'sign_ups_refused',
  'page changed by others': 'changed_pages',
};

/** Returns what a logged line counts for, besides errors. */
export function countedAs(event: string, error: unknown): HealthCount | undefined {
  return error === ADDRESS_REFUSED ? undefined : COUNTED_EVENTS[event];
}
