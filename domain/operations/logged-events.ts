import type { HealthCount } from './records.ts';

/** The `event` of each logged line that is counted, besides errors. */
export const COUNTED_EVENTS: Record<string, Exclude<HealthCount, 'errors'>> = {
  'webhook failed': 'webhook_failures',
  'webhook refused: no valid signature': 'webhook_failures',
  'mail not sent': 'mail_failures',
  'sign-up refused': 'sign_ups_refused',
};
