import { BRAND } from '@doorstep/domain/brand';
import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PROJECT, type Addresses } from './addresses.ts';

const POLL_MS = 400;

/** The mails that Firebase sends itself. The functions send all others. */
export const REQUEST_TYPES = ['VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;

const codesSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      oobCode: z.string(),
      oobLink: z.url(),
      requestType: z.string(),
      newEmail: z.string().optional(),
    }),
  ),
});
type ListedCode = z.infer<typeof codesSchema>['oobCodes'][number];
type Code = ListedCode & { requestType: (typeof REQUEST_TYPES)[number] };

const TEXTS = {
  VERIFY_AND_CHANGE_EMAIL: {
    subject: `Confirm your new email for ${BRAND.name}`,
    text: 'Confirm your new email address.',
    button: 'Confirm my new email',
  },
  RECOVER_EMAIL: {
    subject: `Your ${BRAND.name} email was changed`,
    text: "Your account has a new email address. If you didn't change it, undo the change.",
    button: 'Undo the change',
  },
} as const;

/**
 * Mails each new link to change an email, which the Auth emulator lists, as Firebase does in the
 * cloud. Runs until `signal` is aborted.
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

const isSent = (code: ListedCode): code is Code =>
  REQUEST_TYPES.some((type) => type === code.requestType);

async function listCodes(addresses: Addresses): Promise<Code[]> {
  const response = await fetch(`${addresses.auth}/emulator/v1/projects/${PROJECT}/oobCodes`);
  return codesSchema.parse(await response.json()).oobCodes.filter(isSent);
}

/** Returns the emulator's page for a link. */
function linkOf({ oobLink }: Code): string {
  return oobLink.replace('//127.0.0.1:', '//localhost:');
}

/** Returns the mail with the given link, for the inbox of the local stack. */
export function composeAuthMail(code: Code, link: string) {
  const { subject, text, button } = TEXTS[code.requestType];
  const href = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const ignore = "If you didn't request this, you can ignore this email.";
  return {
    from: `${BRAND.name} <hello@doorstep.test>`,
    to: code.newEmail ?? code.email,
    subject,
    text: `${text}\n\n${button}: ${link}\n\n${ignore}\n`,
    html:
      `<div style="font-family:sans-serif;max-width:32rem;margin:auto;line-height:1.5">` +
      `<h1>${subject}</h1><p>${text}</p><p><a href="${href}">${button}</a></p><p>${ignore}</p></div>`,
  };
}
