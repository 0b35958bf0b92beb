import { LINK_SECRET, SMTP_URL } from '../lib/config.ts';
import { sendRequestMail } from '../services/send-request-mail.ts';
import { defineCallable, mailDelivery, mailQueue } from './wiring.ts';

export const sendServiceRequestEndpoint = defineCallable(
  'send-service-request',
  {
    auth: 'session',
    rateLimit: { by: 'uid', max: 40, windowSeconds: 60 },
    secrets: [SMTP_URL, LINK_SECRET],
  },
  async ({ request_id }, caller) => {
    await sendRequestMail({ ...mailQueue(), ...mailDelivery() }, caller, request_id);
    return { delivered: true };
  },
);
