import { isFinal } from '@doorstep/domain/requests/service-request';
import { defineCallable, deps } from '../container.ts';
import { logInfo } from '../platform/log.ts';
import { MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { queueReviewRequest } from '../reviews/queue-review-mail.ts';
import { appendHistory, sideOf, type Change } from './append-history.ts';
import { checkAddress, sweepAddresses } from './sweep-addresses.ts';
import { countRequest } from './count-request.ts';
import { decideQuote } from './decide-quote.ts';
import { askDone, completeDone, refuseDone } from './done-question.ts';
import { findJobCity } from './job-place.ts';
import { sendQuote } from './send-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';
import { queueQuoteMail } from './queue-quote-mail.ts';
import { queueRequestMail } from './queue-request-mail.ts';
import { queueStatusMail } from './queue-status-mail.ts';
import { sendRequestMail } from './send-request-mail.ts';
import { parseRequest, type RequestRecord } from './service-request-repository.ts';
import { updateFacts } from './update-facts.ts';

export const requestsCallables = [
  defineCallable(
    'send-service-request',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 40, windowSeconds: 60 },
    },
    async ({ request_id }, caller) => {
      await sendRequestMail(deps, caller, request_id);
      return { delivered: true };
    },
  ),

  /** The client gets a mail about each quote. */
  defineCallable(
    'send-quote',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 3600 } },
    (input, caller) => sendQuote(deps, caller, input),
  ),

  defineCallable(
    'withdraw-quote',
    { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
    (input, caller) => withdrawQuote(deps, caller, input),
  ),

  defineCallable(
    'decide-quote',
    { auth: 'any-user', rateLimit: { by: 'address', max: 120, windowSeconds: 60 } },
    (input, caller) => decideQuote(deps, caller, input),
  ),

  /** The professional gets a mail about each question. */
  defineCallable(
    'ask-done',
    { auth: 'session', rateLimit: { by: 'uid', max: 20, windowSeconds: 3600 } },
    (input, caller) => askDone(deps, caller, input),
  ),

  defineCallable(
    'refuse-done',
    { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
    (input, caller) => refuseDone(deps, caller, input),
  ),
];

export const completeDoneJob: Job = {
  name: 'complete-done',
  limitMs: 5 * MINUTE_MS,
  run: async () => {
    logInfo('done requests completed', await completeDone(deps, new Date()));
  },
};

export const sweepAddressesJob: Job = {
  name: 'sweep-addresses',
  limitMs: 5 * MINUTE_MS,
  run: async () => {
    logInfo('addresses checked', await sweepAddresses(deps, new Date()));
  },
};

/**
 * Gives the browser's own call time to deliver. The mail is sent later only if that call is lost.
 */
const DUE_MS = 30_000;

const requestMailStep: TriggerStep = {
  name: 'request-mail',
  on: ['created'],
  seconds: 60,
  run: async ({ id }) => {
    const request = await deps.requests.find(id);
    if (request) await queueRequestMail(deps, request, new Date(Date.now() + DUE_MS));
  },
};

const requestReviewStep: TriggerStep = {
  name: 'request-review',
  on: ['created'],
  seconds: 30,
  run: async ({ id, after }) => {
    const request = parseRequest(after);
    if (request) await deps.reviews.copyTo(id, request);
  },
};

const requestCountStep: TriggerStep = {
  name: 'request-count',
  on: ['created', 'updated'],
  fields: ['status', 'quote', 'first_answered_at'],
  seconds: 30,
  run: async ({ id, before: stored, after: changed, at }) => {
    const before = parseRequest(stored);
    const after = before ? parseRequest(changed) : await deps.requests.find(id);
    if (!after) return;
    const city = before ? null : await findJobCity(deps, after);
    await countRequest(deps.analytics, before, after, before ? at : after.created_at, city);
  },
};

/** The end of a request makes its address due earlier. Whatever postpones it needs no write. */
const requestAddressStep: TriggerStep = {
  name: 'request-address',
  on: ['updated'],
  fields: ['status'],
  seconds: 30,
  run: async ({ id, after }) => {
    const request = parseRequest(after);
    if (request && isFinal(request.status)) await checkAddress(deps, id, new Date());
  },
};

/** An update of a request and who made it. */
interface RequestUpdate extends Change {
  before: RequestRecord;
  after: RequestRecord;
}

/** Returns a step that answers to updates of a request's fields. */
const updateStep = (
  name: string,
  fields: string[],
  run: (update: RequestUpdate) => Promise<void>,
): TriggerStep => ({
  name,
  on: ['updated'],
  fields,
  seconds: 60,
  run: async (write) => {
    const [before, after] = [parseRequest(write.before), parseRequest(write.after)];
    if (!before || !after) return;
    const side = await sideOf(deps.teams, before, after);
    await run({ before, after, side, at: write.at });
  },
});

/** What follows a write of a request. Its mails about messages are a step of the chat. */
export const requestSteps: readonly TriggerStep[] = [
  requestMailStep,
  requestReviewStep,
  requestCountStep,
  requestAddressStep,
  updateStep('request-history', ['status'], ({ before, after, ...change }) =>
    appendHistory(deps.requests, before, after, change),
  ),
  updateStep(
    'request-facts',
    ['status', 'quote', 'unread_client'],
    ({ before, after, ...change }) => updateFacts(deps, before, after, change),
  ),
  updateStep('request-status-mail', ['status_changed_at'], ({ before, after, side }) =>
    queueStatusMail(deps, before, after, { side, now: new Date() }),
  ),
  updateStep('request-review-mail', ['status'], ({ before, after, at }) =>
    queueReviewRequest(deps, before, after, at),
  ),
  updateStep('request-quote-mail', ['quote'], ({ before, after }) =>
    queueQuoteMail(deps, before, after, new Date()),
  ),
];
