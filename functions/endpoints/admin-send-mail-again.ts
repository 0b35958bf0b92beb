import { sendMailAgain } from '../services/send-mail-again.ts';
import { auditLog } from './moderation-wiring.ts';
import { defineCallable, mailOutbox } from './wiring.ts';

export const adminSendMailAgainEndpoint = defineCallable(
  'admin-send-mail-again',
  { auth: 'admin', rateLimit: { by: 'uid', max: 120, windowSeconds: 60 } },
  ({ id }, caller) => sendMailAgain({ outbox: mailOutbox(), audit: auditLog() }, caller, id),
);
