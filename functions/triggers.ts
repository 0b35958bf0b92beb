import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { clientPeopleStep, profilePeopleStep, subscriberCountStep } from './admin/endpoints.ts';
import { deliverAccountMail } from './auth/endpoints.ts';
import { profilePlanStep, subscriberMailStep } from './billing/endpoints.ts';
import {
  clientNameStep,
  conversationNameStep,
  conversationUnreadMailStep,
  requestUnreadMailStep,
} from './chat/endpoints.ts';
import { logAuditEntry, suspensionStep } from './moderation/endpoints.ts';
import { profilePicturesStep } from './pictures/endpoints.ts';
import { LINK_SECRET, SMTP_URL, STRIPE_SECRET_KEY } from './platform/config.ts';
import { BACKGROUND } from './platform/global-options.ts';
import { logFailures } from './platform/log-failures.ts';
import { runSteps, type TriggerStep } from './platform/trigger-steps.ts';
import { profileCopiesStep, profileEmailStep } from './profiles/endpoints.ts';
import { requestSteps } from './requests/endpoints.ts';
import { profileSearchStep, subscriberSearchStep } from './search/endpoints.ts';

/** Leaves time to read the event and to report a failed step. */
const MARGIN_SECONDS = 10;

/** Returns the trigger of a collection. Its steps run in this order: the short ones come first. */
function onWritten(name: string, collection: string, steps: readonly TriggerStep[]) {
  const timeoutSeconds = MARGIN_SECONDS + steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return onDocumentWritten(
    { ...BACKGROUND, document: `${collection}/{id}`, retry: true, timeoutSeconds },
    logFailures(name, (event) => runSteps(steps, event)),
  );
}

export const profileWritten = onWritten('profileWritten', 'provider_profiles', [
  profileSearchStep,
  profilePeopleStep,
  profilePlanStep,
  profileEmailStep,
  profilePicturesStep,
  profileCopiesStep,
]);

export const clientProfileWritten = onWritten('clientProfileWritten', 'client_profiles', [
  clientPeopleStep,
  clientNameStep,
]);

export const subscriberWritten = onWritten('subscriberWritten', 'subscribers', [
  subscriberSearchStep,
  subscriberMailStep,
  subscriberCountStep,
]);

export const requestWritten = onWritten('requestWritten', 'service_requests', [
  ...requestSteps,
  requestUnreadMailStep,
]);

export const conversationWritten = onWritten('conversationWritten', 'conversations', [
  conversationNameStep,
  conversationUnreadMailStep,
]);

export const closedAccountWritten = onDocumentWritten(
  { ...BACKGROUND, document: 'closed_accounts/{id}', retry: true, secrets: [STRIPE_SECRET_KEY] },
  logFailures('closedAccountWritten', (event) => runSteps([suspensionStep], event)),
);

export const auditLogWritten = onDocumentCreated(
  { ...BACKGROUND, document: 'audit_log/{id}', retry: true },
  logFailures('auditLogWritten', ({ data }) => {
    if (data) logAuditEntry(data);
    return Promise.resolve();
  }),
);

/** Is not retried, because the sweep delivers what is left. */
export const mailCreated = onDocumentCreated(
  { ...BACKGROUND, document: 'mail/{id}', secrets: [SMTP_URL, LINK_SECRET] },
  logFailures('mailCreated', async ({ data }) => {
    if (data) await deliverAccountMail(data);
  }),
);
