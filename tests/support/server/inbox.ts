import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readStack } from '../stack.ts';

const addressSchema = z.object({ address: z.string() });
const mailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(addressSchema),
  from: z.array(addressSchema),
});
export type ReceivedMail = z.infer<typeof mailSchema>;

const POLL_MS = 150;
const PATIENCE_MS = 15_000;

/** What has arrived for an address so far. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${readStack().mail}/api/email?${query}`);
  return z.array(mailSchema).parse(await response.json());
}

/** The one mail that arrives for an address; throws when none does, or more than one has. */
export async function theMailTo(address: string): Promise<ReceivedMail> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const [mail, ...more] = await mailsTo(address);
    if (more.length > 0) throw new Error(`${more.length + 1} mails for ${address}`);
    if (mail) return mail;
    await sleep(POLL_MS);
  }
  throw new Error(`no mail for ${address}`);
}

/** A header of a mail as it was sent; maildev's API lists only some. */
export async function headerOf({ id }: ReceivedMail, name: string): Promise<string | null> {
  const response = await fetch(`${readStack().mail}/api/email/${id}/source`);
  const [head = ''] = (await response.text()).split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? null;
}
