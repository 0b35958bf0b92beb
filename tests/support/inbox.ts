import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { z } from 'zod';
import { unique } from './people.ts';
import { write } from './scenes.ts';
import { readStack } from './stack.ts';

const mailSchema = z.object({
  id: z.string(),
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

/** All mails to an address whose subject matches, as they are in the inbox now. */
export async function mailsTo(address: string, subject: RegExp): Promise<ReceivedMail[]> {
  return (await received(address)).filter((mail) => subject.test(mail.subject));
}

/** The first mail to an address whose subject matches; waits for it, at most a minute. */
export async function waitForMail(address: string, subject: RegExp): Promise<ReceivedMail> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const [mail] = await mailsTo(address, subject);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const subjects = (await received(address)).map((mail) => mail.subject);
  throw new Error(`No mail ${subject} to ${address}; there are: ${subjects.join(' | ')}`);
}

/**
 * Waits until the outbox has been swept once more, by a mail of its own to that address: what would
 * go out a second time has gone by then.
 */
export async function afterNextSweep(to: string): Promise<void> {
  const request = serviceRequest({ id: unique('sweep'), client_name: unique('Sweep') });
  const mail = sentMail(request, 'new_request', to);
  const due = { state: 'pending', attempts: 0, sent_at: null, next_attempt_at: new Date() };
  await write({ [`mail/${mail.id}`]: { ...stored(mail), ...due } });
  await waitForMail(to, new RegExp(request.client_name));
}

/** The first address in a mail's text that matches. */
export function linkIn(mail: ReceivedMail, pattern: RegExp): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const link = links.find((address) => pattern.test(address));
  if (!link) throw new Error(`No link ${pattern} in '${mail.subject}': ${links.join(' | ')}`);
  return link;
}
