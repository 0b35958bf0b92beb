import { onDocumentWritten } from 'firebase-functions/firestore';
import { auditLog, defineCallable, mailOutbox, mailQueue, rateLimits } from '../container.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { stripeCustomerUrl } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logInfo } from '../platform/log.ts';
import { dailyAt, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { adminOverview } from './admin-overview.ts';
import { createAuditSubjects } from './audit-subject-repository.ts';
import { createBusiness } from './business-repository.ts';
import { countBusinessDays, countSubscriptionChange } from './count-business.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listDeadMails } from './list-dead-mails.ts';
import { createMarketCounts } from './market-count-repository.ts';
import { createPeople, isSearchChanged } from './people-repository.ts';
import { createPersonDetails } from './person-details-repository.ts';
import { createPersonEntries } from './person-entry-repository.ts';
import { searchPeople } from './search-people.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { type SendAgainDeps, sendAllMailsAgain, sendMailAgain } from './send-mail-again.ts';
import { showBusiness } from './show-business.ts';
import { listPersonEntries, showPerson } from './show-person.ts';

const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

function officeDeps() {
  const db = firestore();
  return {
    people: createPeople(db),
    details: createPersonDetails(db),
    entries: createPersonEntries(db),
    subjects: createAuditSubjects(db),
    accounts: createAccounts(adminAuth()),
    audit: auditLog(),
    outbox: mailOutbox(),
    rateLimits: rateLimits(),
  };
}

function sendAgainDeps(): SendAgainDeps {
  const { outbox, profiles, accounts, threads } = mailQueue();
  return { outbox, profiles, accounts, threads, audit: auditLog() };
}

export const adminCallables = [
  defineCallable('admin-overview', ADMIN, () => adminOverview(createMarketCounts(firestore()))),

  defineCallable('admin-business', ADMIN, () =>
    showBusiness(createBusiness(firestore()), new Date()),
  ),

  defineCallable('admin-people', ADMIN, (input) => searchPeople(officeDeps(), input)),

  defineCallable('admin-person', ADMIN, (input) =>
    showPerson({ ...officeDeps(), stripeUrl: stripeCustomerUrl }, input),
  ),

  defineCallable('admin-list-person-entries', ADMIN, (input) =>
    listPersonEntries(officeDeps(), input),
  ),

  defineCallable('admin-send-confirmation', ADMIN, (input, { uid }) =>
    sendConfirmation(officeDeps(), uid, input, new Date()),
  ),

  defineCallable('admin-audit-log', ADMIN, ({ before }) => listAuditLog(officeDeps(), before)),

  defineCallable('admin-dead-mails', ADMIN, ({ after }) => listDeadMails(mailOutbox(), after)),

  defineCallable(
    'admin-send-mail-again',
    { auth: 'admin', rateLimit: { by: 'uid', max: 120, windowSeconds: 60 } },
    ({ id }, caller) => sendMailAgain(sendAgainDeps(), caller, id),
  ),

  defineCallable('admin-send-all-mails-again', ADMIN, ({ after }, caller) =>
    sendAllMailsAgain(sendAgainDeps(), caller, after),
  ),
];

export const profilePersonChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true },
  logFailures('profile-person-changed', async ({ data, params: { uid } }) => {
    if (data && isSearchChanged('provider', data.before, data.after)) {
      await createPeople(firestore()).update(uid);
    }
  }),
);

export const clientPersonChangedTrigger = onDocumentWritten(
  { document: 'client_profiles/{uid}', retry: true },
  logFailures('client-person-changed', async ({ data, params: { uid } }) => {
    if (data && isSearchChanged('client', data.before, data.after)) {
      await createPeople(firestore()).update(uid);
    }
  }),
);

/** Counts new and ended subscriptions, also those that end with their account. */
export const subscriberCountedTrigger = onDocumentWritten(
  { document: 'subscribers/{uid}', retry: true },
  logFailures('subscriber-counted', async ({ id, time, data }) => {
    if (!data) return;
    await countSubscriptionChange(
      createBusiness(firestore()),
      { subscribed: data.before.get('subscribed') === true },
      { subscribed: data.after.get('subscribed') === true },
      { id, at: new Date(time) },
    );
  }),
);

export const countBusinessDaysJob: Job = {
  name: 'count-business-days',
  limitMs: 9 * MINUTE_MS,
  isDue: dailyAt(4, 30),
  run: async () => {
    logInfo(
      'business days counted',
      await countBusinessDays(createBusiness(firestore()), new Date()),
    );
  },
};
