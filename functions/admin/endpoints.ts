import { auditLog, defineCallable, mailOutbox, mailQueue } from '../container.ts';
import { firestore } from '../platform/firestore.ts';
import { adminOverview } from './admin-overview.ts';
import { listDeadMails } from './list-dead-mails.ts';
import { createMarketCounts } from './market-count-repository.ts';
import { type SendAgainDeps, sendAllMailsAgain, sendMailAgain } from './send-mail-again.ts';

export const adminOverviewEndpoint = defineCallable(
  'admin-overview',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  () => adminOverview(createMarketCounts(firestore())),
);

export const adminDeadMailsEndpoint = defineCallable(
  'admin-dead-mails',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  ({ after }) => listDeadMails(mailOutbox(), after),
);

function sendAgainDeps(): SendAgainDeps {
  const { outbox, profiles, accounts, threads } = mailQueue();
  return { outbox, profiles, accounts, threads, audit: auditLog() };
}

export const adminSendMailAgainEndpoint = defineCallable(
  'admin-send-mail-again',
  { auth: 'admin', rateLimit: { by: 'uid', max: 120, windowSeconds: 60 } },
  ({ id }, caller) => sendMailAgain(sendAgainDeps(), caller, id),
);

export const adminSendAllMailsAgainEndpoint = defineCallable(
  'admin-send-all-mails-again',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  ({ after }, caller) => sendAllMailsAgain(sendAgainDeps(), caller, after),
);
