import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readStack } from '../stack.ts';
import { functionsHere } from './in-process/functions-here.ts';

const addressSchema = z.object({ address: z.string() });
const mailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(addressSchema),
  envelope: z.object({ to: z.array(z.union([z.string(), addressSchema])) }),
});
export type ReceivedMail = z.infer<typeof mailSchema>;

const POLL_MS = 50;
const TIMEOUT_MS = 45_000;
const ANY = /(?:)/;

/** Returns all mails, oldest first, without the first `skip`. */
export async function receivedMails(skip = 0): Promise<ReceivedMail[]> {
  const response = await fetch(`${readStack().mail}/api/email?skip=${skip}`);
  return z.array(mailSchema).parse(await response.json());
}

/** Returns the mails that an address has received so far, whose subject matches. */
export async function mailsTo(address: string, subject = ANY): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${readStack().mail}/api/email?${query}`);
  const mails = z.array(mailSchema).parse(await response.json());
  return mails.filter((mail) => subject.test(mail.subject));
}

/**
 * Waits for the only mail to an address whose subject matches, and sends it if it is due and the
 * functions run in this process. Throws if there is none, or more than one.
 */
export async function theMailTo(address: string, subject = ANY): Promise<ReceivedMail> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    await functionsHere()?.mailsDue();
    const [mail, ...more] = await mailsTo(address, subject);
    if (more.length > 0) throw new Error(`${more.length + 1} mails for ${address}`);
    if (mail) return mail;
    await sleep(POLL_MS);
  }
  throw new Error(`no mail for ${address}`);
}

/** Returns all headers as they were sent, one a line. The API of maildev returns only some. */
export async function headersOf({ id }: ReceivedMail): Promise<string[]> {
  const response = await fetch(`${readStack().mail}/api/email/${id}/source`);
  const [head = ''] = (await response.text()).split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

/** Returns the value of a header, or null. */
export async function headerOf(mail: ReceivedMail, name: string): Promise<string | null> {
  const prefix = `${name.toLowerCase()}: `;
  const line = (await headersOf(mail)).find((one) => one.toLowerCase().startsWith(prefix));
  return line?.slice(prefix.length) ?? null;
}
