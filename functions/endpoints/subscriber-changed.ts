import { onDocumentUpdated } from 'firebase-functions/firestore';
import { stateIn } from '../data/subscribers.ts';
import { queueBillingMail } from '../services/queue-billing-mail.ts';
import { mailQueue } from './wiring.ts';
import { loggingFailures } from './logging-failures.ts';

/** Whatever writes the state, webhook, visit or reconcile: the mail follows from the write itself. */
export const subscriberChangedTrigger = onDocumentUpdated(
  { document: 'subscribers/{uid}', retry: true },
  loggingFailures('subscriber-changed', async ({ data, params: { uid } }) => {
    if (data) await queueBillingMail(mailQueue(), uid, stateIn(data.before), stateIn(data.after));
  }),
);
