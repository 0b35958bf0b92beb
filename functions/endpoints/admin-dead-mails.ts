import { listDeadMails } from '../services/list-dead-mails.ts';
import { defineCallable, mailOutbox } from './wiring.ts';

export const adminDeadMailsEndpoint = defineCallable(
  'admin-dead-mails',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  ({ after }) => listDeadMails(mailOutbox(), after),
);
