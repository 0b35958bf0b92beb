import { personSourceSchemas } from '@doorstep/domain/admin/person-search';
import type { CallableOutput } from '@doorstep/domain/callables';
import { defineCallable, deps } from '../container.ts';
import { logInfo } from '../platform/log.ts';
import { dailyAt, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { countBusinessDays, countSubscriptionChange, showBusiness } from './business.ts';
import { listDeadMails, sendAllMailsAgain, sendMailAgain } from './dead-mails.ts';
import { listAuditLog } from './list-audit-log.ts';
import type { MarketCounts } from './market-count-repository.ts';
import { searchPeople } from './search-people.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { listPersonEntries, showPerson } from './show-person.ts';

const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the live numbers of the admin dashboard, and the counts on its tabs. */
async function adminOverview(counts: MarketCounts): Promise<CallableOutput<'admin-overview'>> {
  const [providers, subscriptions, requests, mails, reports, badges, support] = await Promise.all([
    counts.publishedProviders(),
    counts.activeSubscriptions(),
    counts.requestsSince(new Date(Date.now() - WEEK_MS)),
    counts.deadMails(),
    counts.openReports(),
    counts.pendingBadges(),
    counts.openSupport(),
  ]);
  return {
    ...{ published_providers: providers, active_subscriptions: subscriptions },
    ...{ requests_7d: requests, dead_mails: mails },
    ...{ open_reports: reports, pending_badges: badges, open_support: support },
  };
}

export const adminCallables = [
  defineCallable('admin-overview', ADMIN, () => adminOverview(deps.marketCounts)),

  defineCallable('admin-business', ADMIN, () => showBusiness(deps.business, new Date())),

  defineCallable('admin-people', ADMIN, (input) => searchPeople(deps, input)),

  defineCallable('admin-person', ADMIN, (input) => showPerson(deps, input)),

  defineCallable('admin-list-person-entries', ADMIN, (input) => listPersonEntries(deps, input)),

  defineCallable('admin-send-confirmation', ADMIN, (input, { uid }) =>
    sendConfirmation(deps, uid, input, new Date()),
  ),

  defineCallable('admin-audit-log', ADMIN, ({ before }) => listAuditLog(deps, before)),

  defineCallable('admin-dead-mails', ADMIN, ({ after }) => listDeadMails(deps.outbox, after)),

  defineCallable(
    'admin-send-mail-again',
    { auth: 'admin', rateLimit: { by: 'uid', max: 120, windowSeconds: 60 } },
    ({ id }, caller) => sendMailAgain(deps, caller, id),
  ),

  defineCallable('admin-send-all-mails-again', ADMIN, ({ after }, caller) =>
    sendAllMailsAgain(deps, caller, after),
  ),
];

/** Updates what administrators find a professional by. */
export const profilePeopleStep: TriggerStep = {
  name: 'profile-people',
  on: ['created', 'updated', 'deleted'],
  fields: Object.keys(personSourceSchemas.provider.shape),
  seconds: 30,
  run: ({ id }) => deps.people.update(id),
};

/** Updates what administrators find a client by. */
export const clientPeopleStep: TriggerStep = {
  name: 'client-people',
  on: ['created', 'updated', 'deleted'],
  fields: Object.keys(personSourceSchemas.client.shape),
  seconds: 30,
  run: ({ id }) => deps.people.update(id),
};

/** Counts new and ended subscriptions, also those that end with their account. */
export const subscriberCountStep: TriggerStep = {
  name: 'subscriber-count',
  on: ['created', 'updated', 'deleted'],
  fields: ['subscribed'],
  seconds: 30,
  run: ({ before, after, eventId, at }) =>
    countSubscriptionChange(
      deps.business,
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
    const report = await countBusinessDays(deps.business, new Date());
    logInfo('business days counted', report);
    if (!report.finished) throw new Error('out of time: not all business days are counted');
  },
};
