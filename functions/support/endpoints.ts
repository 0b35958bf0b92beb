import { defineCallable, deps } from '../container.ts';
import {
  answerSupport,
  listSupportRequests,
  setSupportState,
  showSupportRequest,
} from './answer-support.ts';
import { contactSupport, replyToSupport } from './contact-support.ts';

const PERSON = { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 3600 } } as const;
const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

export const supportCallables = [
  defineCallable('contact-support', PERSON, (input, caller) =>
    contactSupport(deps, caller, input, new Date()),
  ),

  defineCallable('reply-to-support', PERSON, (input, caller) =>
    replyToSupport(deps, caller, input, new Date()),
  ),

  defineCallable('admin-support-requests', ADMIN, (input) => listSupportRequests(deps, input)),

  defineCallable('admin-support-request', ADMIN, (input) => showSupportRequest(deps, input)),

  defineCallable('admin-answer-support', ADMIN, (input, { uid }) =>
    answerSupport(deps, uid, input, new Date()),
  ),

  defineCallable('admin-set-support-state', ADMIN, (input, { uid }) =>
    setSupportState(deps, uid, input, new Date()),
  ),
];
