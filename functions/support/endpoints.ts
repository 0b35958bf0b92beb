import { supportRequestSchema } from '@doorstep/domain/support/support-request';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { createSubscribers } from '../billing/subscriber-repository.ts';
import { defineCallable, mailQueue, rateLimits } from '../container.ts';
import { createPictureBucket } from '../pictures/picture-bucket-repository.ts';
import { firestore, parseDocument } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { contactSupport, type ContactSupportDeps } from './contact-support.ts';
import { queueSupportMails } from './queue-support-mail.ts';
import { createSupportRequests } from './support-request-repository.ts';

function supportDeps(): ContactSupportDeps {
  const db = firestore();
  return {
    requests: createSupportRequests(db),
    subscribers: createSubscribers(db),
    bucket: createPictureBucket(),
    rateLimits: rateLimits(),
  };
}

export const contactSupportEndpoint = defineCallable(
  'contact-support',
  { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 3600 } },
  (input, caller) => contactSupport(supportDeps(), caller, input, new Date()),
);

export const supportChangedTrigger = onDocumentWritten(
  { document: 'support_requests/{id}', retry: true },
  logFailures('support-changed', async ({ data }) => {
    const after = data && parseDocument(supportRequestSchema, data.after);
    if (!after) return;
    await queueSupportMails(mailQueue(), parseDocument(supportRequestSchema, data.before), after);
  }),
);
