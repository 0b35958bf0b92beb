import { onRequest } from 'firebase-functions/https';
import { z } from 'zod';
import { firestore } from '../data/firestore.ts';
import { createMailPreferences } from '../data/mail-preferences.ts';
import { LINK_SECRET, linkSecret } from '../lib/config.ts';
import { logError, logInfo } from '../lib/log.ts';
import { setSubscription } from '../services/unsubscribe.ts';

const querySchema = z.object({ token: z.string().max(200) }).catch({ token: '' });
/** RFC 8058 gives the first one, which mail programs send; the second is our page's. */
const bodySchema = z.union([
  z.object({ 'List-Unsubscribe': z.literal('One-Click') }).transform(() => false),
  z.object({ 'List-Subscribe': z.literal('Again') }).transform(() => true),
]);

/**
 * Where mail programs and our own page unsubscribe an address, behind Hosting's /mail/unsubscribe. Only
 * a POST changes anything: programs that look at the links of a mail GET them, and are led to the page.
 */
export const mailUnsubscribeEndpoint = onRequest(
  { secrets: [LINK_SECRET], invoker: 'public' },
  async (request, response) => {
    const { token } = querySchema.parse(request.query);
    response.set('Cache-Control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.redirect(303, `/unsubscribe?token=${encodeURIComponent(token)}`);
      return;
    }
    const subscribed = bodySchema.safeParse(request.body);
    if (request.method !== 'POST' || !subscribed.success) {
      response.set('Allow', 'GET, POST').status(400).json({ error: 'not understood' });
      return;
    }
    try {
      const preferences = createMailPreferences(firestore());
      const deps = { preferences, linkSecret: linkSecret() };
      const isOurs = await setSubscription(deps, token, subscribed.data);
      logInfo('mail preferences', { subscribed: subscribed.data, accepted: isOurs });
      if (isOurs) response.status(200).json({ subscribed: subscribed.data });
      else response.status(403).json({ error: 'unknown link' });
    } catch (thrown) {
      logError('mail preferences failed', {}, thrown);
      response.status(500).json({ error: 'internal' });
    }
  },
);
