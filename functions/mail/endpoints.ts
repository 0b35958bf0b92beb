import { onRequest, type Request } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import * as z from 'zod/mini';
import { mailDelivery } from '../container.ts';
import { LINK_SECRET, linkSecret, SMTP_URL } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logError, logInfo } from '../platform/log.ts';
import { formFields } from './form-fields.ts';
import { createMailPreferences } from './mail-preference-repository.ts';
import { sweepMail } from './sweep-mail.ts';
import { readSubscription, setSubscription } from './unsubscribe.ts';

const querySchema = z.catch(z.object({ token: z.string().check(z.maxLength(200)) }), { token: '' });
/** RFC 8058 gives the first one, which mail programs send; the second is our page's. */
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

interface Answer {
  status: number;
  body: { subscribed: boolean } | { error: string };
}

const UNKNOWN: Answer = { status: 403, body: { error: 'unknown link' } };

async function change(token: string, request: Request): Promise<Answer> {
  const fields = formFields(request.get('content-type') ?? '', request.rawBody);
  const wish = bodySchema.safeParse(fields);
  if (!wish.success) return { status: 400, body: { error: 'not understood' } };
  const subscribed = wish.data;
  const isOurs = await setSubscription(dependencies(), token, subscribed);
  logInfo('mail preferences', { subscribed, accepted: isOurs });
  return isOurs ? { status: 200, body: { subscribed } } : UNKNOWN;
}

async function tell(token: string): Promise<Answer> {
  const subscribed = await readSubscription(dependencies(), token);
  return subscribed === null ? UNKNOWN : { status: 200, body: { subscribed } };
}

function dependencies() {
  return { preferences: createMailPreferences(firestore()), linkSecret: linkSecret() };
}

/**
 * Where mail programs and our own page unsubscribe an address, behind Hosting's /mail/unsubscribe. Only
 * a POST changes anything: programs that look at the links of a mail GET them, and are led to the page.
 * The page itself asks for JSON, and is told how it stands.
 */
export const mailUnsubscribeEndpoint = onRequest(
  { secrets: [LINK_SECRET], invoker: 'public' },
  async (request, response) => {
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
      const { status, body } = await (isReading ? tell(token) : change(token, request));
      response.status(status).json(body);
    } catch (thrown) {
      logError('mail preferences failed', {}, thrown);
      response.status(500).json({ error: 'internal' });
    }
  },
);

export const sweepMailSchedule = onSchedule(
  { schedule: 'every 1 minutes', secrets: [SMTP_URL, LINK_SECRET], timeoutSeconds: 180 },
  logFailures('sweep-mail', async () => {
    const sent = await sweepMail(mailDelivery());
    if (sent > 0) logInfo('mail swept', { sent });
  }),
);
