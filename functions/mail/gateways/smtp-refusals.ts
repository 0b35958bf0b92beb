import * as z from 'zod/mini';

/** What nodemailer tells of a reply of the server (nodemailer.com/errors). */
const replySchema = z.object({
  code: z.string(),
  command: z.string(),
  response: z.string(),
  responseCode: z.number(),
});

/**
 * RFC 3463: 5.1.0 to 5.1.6 and 5.1.10 say that the recipient's address is wrong, 5.2.1 that its mailbox
 * is closed. 5.1.7 to 5.1.9 are about the sender, 5.2.2 (full) passes, 5.7 is policy: ours to mend.
 */
const WRONG_ADDRESS = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/;

/**
 * RFC 5321 §4.2.3 and RFC 7504, to RCPT TO: no such mailbox, not here, no such name, a domain without
 * mail. Not 552 (full: §4.5.3.1.10 makes it a temporary one), nor 554, which says nothing.
 */
const WRONG_ADDRESS_CODES = [550, 551, 553, 556];

function enhancedCode(response: string): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
}

/**
 * Whether what was thrown on sending is the server's last word about the recipient's address. Anything
 * else may pass or be mended by us: the network, every 4xx, a login, a sender, a relay set up wrongly.
 */
export function isAddressRefused(thrown: unknown): boolean {
  const { success, data } = replySchema.safeParse(thrown);
  if (!success || data.responseCode < 500) return false;
  const enhanced = enhancedCode(data.response);
  if (enhanced !== null) {
    return ['RCPT TO', 'DATA'].includes(data.command) && WRONG_ADDRESS.test(enhanced);
  }
  // Servers without enhanced codes also say 550 when they do not send for us at all.
  const isRelaying = /relay/i.test(data.response);
  return (
    data.command === 'RCPT TO' && WRONG_ADDRESS_CODES.includes(data.responseCode) && !isRelaying
  );
}
