import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header for a body: HMAC-SHA256 over `{t}.{body}` (Stripe docs, Verify
 * webhook signatures manually). `t` is the machine's time, because receivers compare it with theirs.
 */
export function signatureHeader(body: string, secret: string): string {
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
