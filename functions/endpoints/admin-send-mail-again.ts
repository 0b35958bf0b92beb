import {
  sendAllMailsAgain,
  sendMailAgain,
  type SendAgainDeps,
} from '../services/send-mail-again.ts';
import { auditLog } from './moderation-wiring.ts';
import { defineCallable, mailQueue } from './wiring.ts';

function sendingAgain(): SendAgainDeps {
  const { outbox, profiles, accounts, threads } = mailQueue();
  return { outbox, profiles, accounts, threads, audit: auditLog() };
}

export const adminSendMailAgainEndpoint = defineCallable(
  'admin-send-mail-again',
  { auth: 'admin', rateLimit: { by: 'uid', max: 120, windowSeconds: 60 } },
  ({ id }, caller) => sendMailAgain(sendingAgain(), caller, id),
);

/** A page in each call, and the pages that one account can ask for in a minute. */
export const adminSendAllMailsAgainEndpoint = defineCallable(
  'admin-send-all-mails-again',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  ({ after }, caller) => sendAllMailsAgain(sendingAgain(), caller, after),
);
