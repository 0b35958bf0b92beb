import { z } from 'zod';
import { readStack } from '../stack.ts';

const mailSchema = z.object({
  id: z.string(),
  /** Its Message-ID is the same if a mail is delivered twice. */
  headers: z.object({ 'message-id': z.string() }),
  subject: z.string().default(''),
  to: z.array(z.object({ address: z.string() })),
  text: z.string().default(''),
  html: z.string().or(z.literal(false)).default(''),
});
export type ReceivedMail = z.infer<typeof mailSchema>;

async function received(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${readStack().mail}/api/email?${query}`);
  return z.array(mailSchema).parse(await response.json());
}

/** Returns the mails to an address whose subject matches, without waiting. */
export async function mailsTo(address: string, subject: RegExp): Promise<ReceivedMail[]> {
  return (await received(address)).filter((mail) => subject.test(mail.subject));
}

/**
 * Waits up to two minutes for a mail to an address whose subject matches, and returns the first.
 */
export async function waitForMail(address: string, subject: RegExp): Promise<ReceivedMail> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const [mail] = await mailsTo(address, subject);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const subjects = (await received(address)).map((mail) => mail.subject);
  throw new Error(`No mail ${subject} to ${address}; there are: ${subjects.join(' | ')}`);
}

/** Returns the first link in a mail's text that matches. */
export function linkIn(mail: ReceivedMail, pattern: RegExp): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const link = links.find((address) => pattern.test(address));
  if (!link) throw new Error(`No link ${pattern} in '${mail.subject}': ${links.join(' | ')}`);
  return link;
}
