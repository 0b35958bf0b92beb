import { onDocumentWritten } from 'firebase-functions/firestore';
import { alignSignIn } from '../services/align-sign-in.ts';
import { loggingFailures } from './logging-failures.ts';
import { moderation } from './moderation-wiring.ts';

// What admin-decide-report begins and may not have ended: signing in follows the suspension.
export const suspensionChangedTrigger = onDocumentWritten(
  { document: 'closed_accounts/{uid}', retry: true },
  loggingFailures('suspension-changed', async ({ data, params }) => {
    if (!data) return;
    const reasons: unknown[] = [data.before.get('reason'), data.after.get('reason')];
    if (reasons.includes('suspended')) await alignSignIn(moderation(), params.uid);
  }),
);
