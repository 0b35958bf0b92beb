import * as z from 'zod/mini';

/** The fields of nodemailer's SMTP errors (nodemailer.com/errors). */
const replySchema = z.object({
  code: z.string(),
  command: z.string(),
  response: z.string(),
  responseCode: z.number(),
});

/**
 * Enhanced codes that reject the recipient (RFC 3463): 5.1.0 to 5.1.6 and 5.1.10 mean a wrong
 * address, 5.2.1 a disabled mailbox. Not 5.1.7 to 5.1.9 (sender), 5.2.2 (mailbox full) or 5.7
 * (policy).
 */
const WRONG_ADDRESS = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/;

/**
 * Replies to RCPT TO that reject the recipient (RFC 5321 §4.2.3, RFC 7504). Not 552, which means a
 * full mailbox and is temporary (§4.5.3.1.10), and not 554, which gives no reason.
 */
const WRONG_ADDRESS_CODES = [550, 551, 553, 556];

function enhancedCode(response: string): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
}

/**
 * Checks whether a nodemailer error says that the recipient's address is wrong for good. Other
 * errors may pass or are for the operator to fix: network, 4xx replies, login, sender, relay
 * configuration.
 */
export function isAddressRefused(thrown: unknown): boolean {
  const { success, data } = replySchema.safeParse(thrown);
  if (!success || data.responseCode < 500) return false;
  const enhanced = enhancedCode(data.response);
  if (enhanced !== null) {
    return ['RCPT TO', 'DATA'].includes(data.command) && WRONG_ADDRESS.test(enhanced);
  }
  // Servers without enhanced codes also reply 550 when relaying is not allowed.
  const isRelaying = /relay/i.test(data.response);
  return (
    data.command === 'RCPT TO' && WRONG_ADDRESS_CODES.includes(data.responseCode) && !isRelaying
  );
}
