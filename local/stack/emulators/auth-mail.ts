import { BRAND } from '@doorstep/domain/brand';
import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PROJECT, type Addresses } from '../addresses.ts';

const POLL_MS = 400;

/** The only mail that Firebase sends itself. The functions send all others. */
const REQUEST_TYPE = 'RECOVER_EMAIL';

const codesSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      oobCode: z.string(),
      oobLink: z.url(),
      requestType: z.string(),
    }),
  ),
});
type Code = z.infer<typeof codesSchema>['oobCodes'][number];

const TEXTS = {
  subject: `Your ${BRAND.name} email was changed`,
  text: "Your account has a new email address. If you didn't change it, undo the change.",
  button: 'Undo the change',
} as const;

/**
 * Mails each new link to undo a change of an email, which the Auth emulator lists, as Firebase does
 * in the cloud. Runs until `signal` is aborted.
 */
export async function forwardAuthMail(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const smtp = createTransport(addresses.smtp);
  const sent = new Set<string>();
  const isStopping = () => signal.aborted;
  let isFailing = false;
  while (!isStopping()) {
    await sleep(POLL_MS);
    try {
      for (const code of await listCodes(addresses)) {
        if (sent.has(code.oobCode)) continue;
        await smtp.sendMail(composeAuthMail(code, linkOf(code)));
        sent.add(code.oobCode);
      }
      isFailing = false;
    } catch (error) {
      // Logs the first error only, and tries again.
      if (!isFailing && !isStopping()) console.error('Sending an Auth mail failed:', error);
      isFailing = true;
    }
  }
}

async function listCodes(addresses: Addresses): Promise<Code[]> {
  const response = await fetch(`${addresses.auth}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = codesSchema.parse(await response.json());
  return oobCodes.filter(({ requestType }) => requestType === REQUEST_TYPE);
}

/** Returns the emulator's page for a link. */
function linkOf({ oobLink }: Code): string {
  return oobLink.replace('//127.0.0.1:', '//localhost:');
}

/** Returns the mail with the given link, for the inbox of the local stack. */
export function composeAuthMail({ email: to }: Pick<Code, 'email'>, link: string) {
  const { subject, text, button } = TEXTS;
  const href = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const ignore = "If you didn't request this, you can ignore this email.";
  return {
    from: `${BRAND.name} <hello@doorstep.test>`,
    to,
    subject,
    text: `${text}\n\n${button}: ${link}\n\n${ignore}\n`,
    html:
      `<div style="font-family:sans-serif;max-width:32rem;margin:auto;line-height:1.5">` +
      `<h1>${subject}</h1><p>${text}</p><p><a href="${href}">${button}</a></p><p>${ignore}</p></div>`,
  };
}
