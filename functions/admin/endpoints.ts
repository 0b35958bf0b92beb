import { personSourceSchemas } from '@doorstep/domain/admin/person-search';
import { auditLog, defineCallable, mailOutbox, mailQueue, rateLimits } from '../container.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { stripeCustomerUrl } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logInfo } from '../platform/log.ts';
import { dailyAt, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { adminOverview } from './admin-overview.ts';
import { createAuditSubjects } from './audit-subject-repository.ts';
import { createBusiness } from './business-repository.ts';
import { countBusinessDays, countSubscriptionChange } from './count-business.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listDeadMails } from './list-dead-mails.ts';
import { createMarketCounts } from './market-count-repository.ts';
import { createPeople } from './people-repository.ts';
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

/** Updates what administrators find a professional by. */
export const profilePeopleStep: TriggerStep = {
  name: 'profile-people',
  on: ['created', 'updated', 'deleted'],
  fields: Object.keys(personSourceSchemas.provider.shape),
  seconds: 30,
  run: ({ id }) => createPeople(firestore()).update(id),
};

/** Updates what administrators find a client by. */
export const clientPeopleStep: TriggerStep = {
  name: 'client-people',
  on: ['created', 'updated', 'deleted'],
  fields: Object.keys(personSourceSchemas.client.shape),
  seconds: 30,
  run: ({ id }) => createPeople(firestore()).update(id),
};

/** Counts new and ended subscriptions, also those that end with their account. */
export const subscriberCountStep: TriggerStep = {
  name: 'subscriber-count',
  on: ['created', 'updated', 'deleted'],
  fields: ['subscribed'],
  seconds: 30,
  run: ({ before, after, eventId, at }) =>
    countSubscriptionChange(
      createBusiness(firestore()),
      { subscribed: before.get('subscribed') === true },
      { subscribed: after.get('subscribed') === true },
      { id: eventId, at },
    ),
};

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
