import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/firestore';
import { defineCallable, mailDelivery, mailQueue } from '../container.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { queueReviewRequest } from '../reviews/queue-review-mail.ts';
import { createAnalytics } from '../analytics/analytics-repository.ts';
import { createTeams } from '../team/team-repository.ts';
import { appendHistory, sideOf } from './append-history.ts';
import { countRequest } from './count-request.ts';
import { decideQuote, type DecideQuoteDeps } from './decide-quote.ts';
import { sendQuote, type SendQuoteDeps } from './send-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';
import { queueQuoteMail } from './queue-quote-mail.ts';
import { queueRequestMail } from './queue-request-mail.ts';
import { queueStatusMail } from './queue-status-mail.ts';
import { sendRequestMail } from './send-request-mail.ts';
import { createServiceRequests, parseRequest } from './service-request-repository.ts';
import { updateFacts } from './update-facts.ts';
import { createBlocks } from '../moderation/block-repository.ts';
import { createClosedAccounts } from '../platform/closed-account-repository.ts';
import { createGuests } from '../chat/guest-repository.ts';
import { createQuotes } from './quote-repository.ts';
import { createRateLimits } from '../platform/rate-limit-repository.ts';

function quoteDeps(): DecideQuoteDeps & SendQuoteDeps {
  const db = firestore();
  return {
    requests: createServiceRequests(db),
    quotes: createQuotes(db),
    guests: createGuests(db),
    teams: createTeams(db),
    blocks: createBlocks(db),
    closedAccounts: createClosedAccounts(db),
    rateLimits: createRateLimits(db),
  };
}

export const requestsCallables = [
  defineCallable(
    'send-service-request',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 40, windowSeconds: 60 },
    },
    async ({ request_id }, caller) => {
      await sendRequestMail({ ...mailQueue(), ...mailDelivery() }, caller, request_id);
      return { delivered: true };
    },
  ),

  /** The client gets a mail about each quote. */
  defineCallable(
    'send-quote',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 3600 } },
    (input, caller) => sendQuote(quoteDeps(), caller, input),
  ),

  defineCallable(
    'withdraw-quote',
    { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
    (input, caller) => withdrawQuote(quoteDeps(), caller, input),
  ),

  defineCallable(
    'decide-quote',
    { auth: 'any-user', rateLimit: { by: 'address', max: 120, windowSeconds: 60 } },
    (input, caller) => decideQuote(quoteDeps(), caller, input),
  ),
];

/**
 * Gives the browser's own call time to deliver. The mail is sent later only if that call is lost.
 */
const DUE_MS = 30_000;

export const requestCreatedTrigger = onDocumentCreated(
  { document: 'service_requests/{requestId}', retry: true },
  logFailures('request-created', async ({ params: { requestId } }) => {
    const request = await createServiceRequests(firestore()).find(requestId);
    if (!request) return;
    await queueRequestMail(mailQueue(), request, new Date(Date.now() + DUE_MS));
    await countRequest(createAnalytics(firestore()), null, request, request.created_at);
  }),
);

/** Runs with each message too, because messages update their request. Most runs only compare. */
export const requestStatusChangedTrigger = onDocumentUpdated(
  { document: 'service_requests/{requestId}', retry: true },
  logFailures('request-status-changed', async ({ data }) => {
    const after = data && parseRequest(data.after);
    if (!after) return;
    const before = parseRequest(data.before);
    const deps = mailQueue();
    const at = data.after.updateTime.toDate();
    const side = await sideOf(createTeams(firestore()), before, after);
    await appendHistory(deps.requests, before, after, { side, at });
    await updateFacts(deps, before, after, { side, at });
    await queueStatusMail(deps, before, after, { side, now: new Date() });
    await queueReviewRequest(deps, before, after, at);
    await queueQuoteMail(deps, before, after, new Date());
    if (before) await countRequest(createAnalytics(firestore()), before, after, at);
  }),
);
