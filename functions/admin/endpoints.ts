import { personSourceSchemas } from '@doorstep/domain/admin/person-search';
import { onSchedule } from 'firebase-functions/scheduler';
import { auditLog, defineCallable, mailOutbox, mailQueue, rateLimits } from '../container.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { STRIPE_SECRET_KEY, stripeCustomerUrl } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logInfo } from '../platform/log.ts';
import { scheduled } from '../platform/scheduled.ts';
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

export const adminOverviewEndpoint = defineCallable('admin-overview', ADMIN, () =>
  adminOverview(createMarketCounts(firestore())),
);

export const adminBusinessEndpoint = defineCallable('admin-business', ADMIN, () =>
  showBusiness(createBusiness(firestore()), new Date()),
);

export const adminPeopleEndpoint = defineCallable('admin-people', ADMIN, (input) =>
  searchPeople(officeDeps(), input),
);

// The Stripe key shows whether the customer is in test mode.
export const adminPersonEndpoint = defineCallable(
  'admin-person',
  { ...ADMIN, secrets: [STRIPE_SECRET_KEY] },
  (input) => showPerson({ ...officeDeps(), stripeUrl: stripeCustomerUrl }, input),
);

export const adminListPersonEntriesEndpoint = defineCallable(
  'admin-list-person-entries',
  ADMIN,
  (input) => listPersonEntries(officeDeps(), input),
);

export const adminSendConfirmationEndpoint = defineCallable(
  'admin-send-confirmation',
  ADMIN,
  (input, { uid }) => sendConfirmation(officeDeps(), uid, input, new Date()),
);

export const adminAuditLogEndpoint = defineCallable('admin-audit-log', ADMIN, ({ before }) =>
  listAuditLog(officeDeps(), before),
);

export const adminDeadMailsEndpoint = defineCallable('admin-dead-mails', ADMIN, ({ after }) =>
  listDeadMails(mailOutbox(), after),
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
  ADMIN,
  ({ after }, caller) => sendAllMailsAgain(sendAgainDeps(), caller, after),
);

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

export const countBusinessDaysSchedule = onSchedule(
  { schedule: 'every day 04:30', timeZone: 'UTC', timeoutSeconds: 540 },
  scheduled('count-business-days', async () => {
    logInfo(
      'business days counted',
      await countBusinessDays(createBusiness(firestore()), new Date()),
    );
  }),
);
