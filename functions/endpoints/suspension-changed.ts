import { onDocumentWritten } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { followSuspension } from '../services/follow-suspension.ts';
import { loggingFailures } from './logging-failures.ts';
import { suspensionFollowing } from './moderation-wiring.ts';

// What admin-decide-report begins and does not end: signing in and Stripe follow the suspension.
export const suspensionChangedTrigger = onDocumentWritten(
  { document: 'closed_accounts/{uid}', retry: true, secrets: [STRIPE_SECRET_KEY] },
  loggingFailures('suspension-changed', async ({ data, params }) => {
    if (!data) return;
    const reasons: unknown[] = [data.before.get('reason'), data.after.get('reason')];
    if (reasons.includes('suspended')) await followSuspension(suspensionFollowing(), params.uid);
  }),
);
