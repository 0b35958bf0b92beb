import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../data/firestore.ts';
import { createGuests } from '../data/guests.ts';
import { logInfo } from '../lib/log.ts';
import { sweepGuests } from '../services/sweep-guests.ts';
import { loggingFailures } from './logging-failures.ts';

export const sweepGuestsSchedule = onSchedule(
  { schedule: 'every 1 minutes' },
  loggingFailures('sweep-guests', async () => {
    const deleted = await sweepGuests(createGuests(firestore()));
    if (deleted > 0) logInfo('guests swept', { deleted });
  }),
);
