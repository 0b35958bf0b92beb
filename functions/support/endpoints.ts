import { createSubscribers } from '../billing/subscriber-repository.ts';
import { auditLog, defineCallable, rateLimits } from '../container.ts';
import { createPictureBucket } from '../pictures/picture-bucket-repository.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { createClosedAccounts } from '../platform/closed-account-repository.ts';
import { firestore } from '../platform/firestore.ts';
import { createProviderProfiles } from '../profiles/provider-profile-repository.ts';
import {
  answerSupport,
  listSupportRequests,
  setSupportState,
  showSupportRequest,
  type AnswerSupportDeps,
} from './answer-support.ts';
import { contactSupport, type ContactSupportDeps } from './contact-support.ts';
import { replyToSupport, type ReplyToSupportDeps } from './reply-to-support.ts';
import { createSupportRequests } from './support-request-repository.ts';

function supportDeps(): ContactSupportDeps & ReplyToSupportDeps & AnswerSupportDeps {
  const db = firestore();
  return {
    requests: createSupportRequests(db, auditLog()),
    subscribers: createSubscribers(db),
    profiles: createProviderProfiles(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
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
