import { supportRequestSchema } from '@doorstep/domain/support/support-request';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { createSubscribers } from '../billing/subscriber-repository.ts';
import { auditLog, defineCallable, mailQueue, rateLimits } from '../container.ts';
import { createPictureBucket } from '../pictures/picture-bucket-repository.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { firestore, parseDocument } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { createProviderProfiles } from '../profiles/provider-profile-repository.ts';
import {
  answerSupport,
  listSupportRequests,
  setSupportState,
  showSupportRequest,
  type AnswerSupportDeps,
} from './answer-support.ts';
import { contactSupport, type ContactSupportDeps } from './contact-support.ts';
import { queueSupportMails } from './queue-support-mail.ts';
import { replyToSupport, type ReplyToSupportDeps } from './reply-to-support.ts';
import { createSupportRequests } from './support-request-repository.ts';

function supportDeps(): ContactSupportDeps & ReplyToSupportDeps & AnswerSupportDeps {
  const db = firestore();
  return {
    requests: createSupportRequests(db, auditLog()),
    subscribers: createSubscribers(db),
    profiles: createProviderProfiles(db),
    accounts: createAccounts(adminAuth()),
    bucket: createPictureBucket(),
    rateLimits: rateLimits(),
  };
}

const PERSON = { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 3600 } } as const;
const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

export const supportCallables = [
  defineCallable('contact-support', PERSON, (input, caller) =>
    contactSupport(supportDeps(), caller, input, new Date()),
  ),

  defineCallable('reply-to-support', PERSON, (input, caller) =>
    replyToSupport(supportDeps(), caller, input, new Date()),
  ),

  defineCallable('admin-support-requests', ADMIN, (input) =>
    listSupportRequests(supportDeps(), input),
  ),

  defineCallable('admin-support-request', ADMIN, (input) =>
    showSupportRequest(supportDeps(), input),
  ),

  defineCallable('admin-answer-support', ADMIN, (input, { uid }) =>
    answerSupport(supportDeps(), uid, input, new Date()),
  ),

  defineCallable('admin-set-support-state', ADMIN, (input, { uid }) =>
    setSupportState(supportDeps(), uid, input, new Date()),
  ),
];

export const supportChangedTrigger = onDocumentWritten(
  { document: 'support_requests/{id}', retry: true },
  logFailures('support-changed', async ({ data }) => {
    const after = data && parseDocument(supportRequestSchema, data.after);
    if (!after) return;
    await queueSupportMails(mailQueue(), parseDocument(supportRequestSchema, data.before), after);
  }),
);
