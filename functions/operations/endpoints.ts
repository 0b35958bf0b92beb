import { COUNT_WINDOW } from '@doorstep/domain/operations/records';
import type { CloudEvent } from 'firebase-functions/core';
import { onMessagePublished, type MessagePublishedData } from 'firebase-functions/pubsub';
import { defineCallable, deps } from '../container.ts';
import { operationsSettings } from '../platform/config.ts';
import { BACKGROUND } from '../platform/global-options.ts';
import { correlated } from '../platform/correlation.ts';
import { limitInMemory } from '../platform/limits/rate-limit.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logError, logInfo, onLogged } from '../platform/log.ts';
import { readInTime } from '../platform/http/read-in-time.ts';
import { everyPeriod, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { senderOf, siteOf } from '../platform/http/sender.ts';
import { checkHealth, type HealthDeps } from './check-health.ts';
import { countInBatches, reportProblems } from './report-problems.ts';
import { createOperatorHook } from './gateways/operator-hook.ts';
import { receiveError } from './receive-error.ts';
import { showHealth, siteStatus, type SiteStatus } from './show-health.ts';
import { watchSpending } from './watch-spending.ts';

function health(): HealthDeps {
  const { operatorEmail, errorHookUrl, mailDailyCap } = operationsSettings();
  return {
    operations: deps.operations,
    mails: deps.mailHealth,
    hook: createOperatorHook(errorHookUrl),
    outbox: deps.outbox,
    operatorEmail,
    mailDailyCap,
  };
}

let report: ReturnType<typeof reportProblems> | undefined;

function createReporter() {
  const { errorHookUrl, release } = operationsSettings();
  const hook = createOperatorHook(errorHookUrl);
  return reportProblems({
    post: (text) => hook.post(text),
    count: countInBatches((counts) => deps.operations.addCounts(counts, new Date())),
    release,
  });
}

// Settings are only available while a function runs, so the first line creates the reporter.
onLogged((line) => {
  report ??= createReporter();
  report(line);
});

export const checkHealthJob: Job = {
  name: 'check-health',
  limitMs: 50_000,
  isDue: everyPeriod(5 * MINUTE_MS),
  run: () => checkHealth(health(), new Date()),
};

/** Returns the notification of a message; null if it is no JSON, which a retry cannot mend. */
function notificationOf({ message }: MessagePublishedData): unknown {
  try {
    return message.json;
  } catch {
    return null;
  }
}

/** The topic of the budget's notifications (docs/monitoring.md, "Spending"). */
export const spendingNoticedTrigger = onMessagePublished(
  { ...BACKGROUND, topic: 'budget', retry: true },
  logFailures('spendingNoticed', async ({ data }: CloudEvent<MessagePublishedData>) => {
    const { spendingCap } = operationsSettings();
    await watchSpending({ ...health(), spendingCap }, notificationOf(data), new Date());
    logInfo('spending read', {});
  }),
);

/**
 * What an instance logs of one sender. The alarm `errors` counts two of these windows, so that one
 * sender stays below its limit, with both instances together. There is no limit for all senders
 * together, with which one could silence the others.
 */
const ERRORS_OF_SENDER = { max: 4, windowSeconds: COUNT_WINDOW.windowSeconds };
const isWithinLimit = limitInMemory(ERRORS_OF_SENDER);

/**
 * Receives errors of browsers, behind Hosting's /api/error. Its costs are limited by the body, the
 * reports of a sender and `maxInstances`.
 */
export const browserErrorHandler = correlated((request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
    return;
  }
  if (!isWithinLimit(siteOf(senderOf(request)), new Date())) {
    response.status(429).json({ error: 'too many reports' });
    return;
  }
  response.status(receiveError(request.rawBody) ? 204 : 400).end();
});

/** The CDN answers for this time, so that uptime checks cost little. */
const STATUS_CACHE = 'public, max-age=0, s-maxage=30';

/** A query string misses the CDN, so an instance uses a status for this time. */
const STATUS_AGE_MS = 15_000;
let cached: { status: Promise<SiteStatus>; until: number } | undefined;

function currentStatus(now: Date): Promise<SiteStatus> {
  if (!cached || now.getTime() >= cached.until) {
    const status = siteStatus(
      () => readInTime(() => deps.operations.read(now)),
      {
        release: operationsSettings().release,
        onFailure: (thrown) => logError('the status could not be read', {}, thrown),
      },
      now,
    );
    cached = { status, until: now.getTime() + STATUS_AGE_MS };
  }
  return cached.status;
}

/**
 * Tells uptime checks whether the site works, behind Hosting's /api/status. `?sender` adds what the
 * function knows of the caller, so that doctor can check it.
 */
export const siteStatusHandler = correlated(async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).json({ error: 'GET only' });
    return;
  }
  const status = await currentStatus(new Date());
  const isFine = status.status === 'ok';
  response.status(isFine ? 200 : 503);
  if ('sender' in request.query) {
    response.json({ ...status, sender: senderOf(request) });
    return;
  }
  if (isFine) response.set('Cache-Control', STATUS_CACHE);
  response.json(status);
});

export const operationsCallables = [
  defineCallable(
    'admin-health',
    { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
    () => showHealth(deps.operations, new Date()),
  ),
];
