import type { Request } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { deps } from '../container.ts';
import { correlated } from '../platform/correlation.ts';
import type { Job } from '../platform/run-jobs.ts';
import { logError, logInfo } from '../platform/log.ts';
import { formFields } from './form-fields.ts';
import { sweepMail } from './sweep-mail.ts';
import { readSubscription, setSubscription } from './unsubscribe.ts';

const querySchema = z.catch(z.object({ token: z.string().check(z.maxLength(200)) }), { token: '' });
/** Mail programs send the first form (RFC 8058), the unsubscribe page both. */
const bodySchema = z.union([
  z.pipe(
    z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    z.transform(() => false),
  ),
  z.pipe(
    z.object({ 'List-Subscribe': z.literal('Again') }),
    z.transform(() => true),
  ),
]);

interface JsonResponse {
  status: number;
  body: { subscribed: boolean } | { error: string };
}

const UNKNOWN_LINK: JsonResponse = { status: 403, body: { error: 'unknown link' } };

async function changeSubscription(token: string, request: Request): Promise<JsonResponse> {
  const fields = formFields(request.get('content-type') ?? '', request.rawBody);
  const body = bodySchema.safeParse(fields);
  if (!body.success) return { status: 400, body: { error: 'not understood' } };
  const subscribed = body.data;
  const accepted = await setSubscription(deps, token, subscribed);
  logInfo('mail preferences', { subscribed, accepted });
  return accepted ? { status: 200, body: { subscribed } } : UNKNOWN_LINK;
}

async function showSubscription(token: string): Promise<JsonResponse> {
  const subscribed = await readSubscription(deps, token);
  return subscribed === null ? UNKNOWN_LINK : { status: 200, body: { subscribed } };
}

/**
 * Unsubscribes or resubscribes an address, behind Hosting's /mail/unsubscribe. Mail programs and
 * the unsubscribe page call it. Only a POST changes anything, because link scanners send GET
 * requests: a GET redirects to the page, or returns the state to a client that accepts JSON only.
 */
export const unsubscribeHandler = correlated(async (request, response) => {
  const { token } = querySchema.parse(request.query);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  response.set('Cache-Control', 'no-store');
  if (isReading && request.accepts(['html', 'json']) !== 'json') {
    response.redirect(303, `/unsubscribe?token=${encodeURIComponent(token)}`);
    return;
  }
  if (!isReading && request.method !== 'POST') {
    response.set('Allow', 'GET, POST').status(405).json({ error: 'not understood' });
    return;
  }
  try {
    const { status, body } = await (isReading
      ? showSubscription(token)
      : changeSubscription(token, request));
    response.status(status).json(body);
  } catch (thrown) {
    logError('mail preferences failed', {}, thrown);
    response.status(500).json({ error: 'internal' });
  }
});

export const sweepMailJob: Job = {
  name: 'sweep-mail',
  limitMs: 50_000,
  run: async () => {
    const sent = await sweepMail(deps);
    if (sent > 0) logInfo('mail swept', { sent });
  },
};
