import { onSchedule } from 'firebase-functions/scheduler';
import { LINK_SECRET, SMTP_URL } from '../lib/config.ts';
import { logInfo } from '../lib/log.ts';
import { sweepMail } from '../services/sweep-mail.ts';
import { mailDelivery } from './wiring.ts';
import { loggingFailures } from './logging-failures.ts';

export const sweepMailSchedule = onSchedule(
  { schedule: 'every 1 minutes', secrets: [SMTP_URL, LINK_SECRET], timeoutSeconds: 180 },
  loggingFailures('sweep-mail', async () => {
    const sent = await sweepMail(mailDelivery());
    if (sent > 0) logInfo('mail swept', { sent });
  }),
);
