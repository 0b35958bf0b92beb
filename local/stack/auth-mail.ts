import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PROJECT, type Addresses } from './addresses.ts';

const POLL_MS = 400;

const codesSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      oobCode: z.string(),
      oobLink: z.url(),
      requestType: z.enum([
        'VERIFY_EMAIL',
        'PASSWORD_RESET',
        'EMAIL_SIGNIN',
        'VERIFY_AND_CHANGE_EMAIL',
        'RECOVER_EMAIL',
      ]),
      newEmail: z.string().optional(),
    }),
  ),
});
type Code = z.infer<typeof codesSchema>['oobCodes'][number];

const WORDS = {
  VERIFY_EMAIL: {
    subject: 'Confirm your email for Doorstep',
    text: 'Welcome to Doorstep. Confirm that this is your address, and your account is ready.',
    button: 'Confirm my email',
  },
  PASSWORD_RESET: {
    subject: 'Choose a new Doorstep password',
    text: 'Somebody, hopefully you, asked for a new password.',
    button: 'Choose a new password',
  },
  EMAIL_SIGNIN: { subject: 'Sign in to Doorstep', text: 'Here is your link.', button: 'Sign in' },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email for Doorstep',
    text: 'Confirm that this is your new address.',
    button: 'Confirm my new email',
  },
  RECOVER_EMAIL: {
    subject: 'Your Doorstep email was changed',
    text: 'Your account now has another address. If that was not you, take it back.',
    button: 'Take my address back',
  },
} as const;

/**
 * Firebase mails the links of confirmations by itself, its emulator only lists them. This delivers
 * each one into the mail inbox, once: the emulator forgets them when it ends, so that a later run
 * finds new ones only. Goes on until `signal` is aborted.
 */
export async function forwardAuthMail(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const smtp = createTransport(addresses.smtp);
  const delivered = new Set<string>();
  const deliver = async (code: Code): Promise<void> => {
    if (delivered.has(code.oobCode)) return;
    await smtp.sendMail(compose(code, linkOf(code, addresses)));
    delivered.add(code.oobCode);
  };
  let failing = false;
  while (await pause(signal)) {
    try {
      for (const code of await listCodes(addresses)) await deliver(code);
      failing = false;
    } catch (error) {
      // Tried again and again: said once.
      if (!failing)
        console.error('Confirmation links cannot be forwarded for now:', reasonOf(error));
      failing = true;
    }
  }
  smtp.close();
}

/** False when it is time to end. */
async function pause(signal: AbortSignal): Promise<boolean> {
  await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function listCodes(addresses: Addresses): Promise<Code[]> {
  const response = await fetch(`${addresses.auth}/emulator/v1/projects/${PROJECT}/oobCodes`);
  return codesSchema.parse(await response.json()).oobCodes;
}

/**
 * A reset link leads to the site's own screen, as the action URL that is set in Firebase's console
 * has it (docs/operations.md). The others stay at the emulator's page, which does what they say.
 * The emulator prints its own address; people and browsers use 'localhost'.
 */
function linkOf({ requestType, oobLink }: Code, { site }: Addresses): string {
  if (requestType === 'PASSWORD_RESET') return `${site}/auth${new URL(oobLink).search}`;
  return oobLink.replace('//127.0.0.1:', '//localhost:');
}

function compose(
  code: Code,
  link: string,
): {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
} {
  const { subject, text, button } = WORDS[code.requestType];
  const href = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const ignore = 'If this was not you, ignore this mail and nothing happens.';
  return {
    from: 'Doorstep <hello@doorstep.test>',
    to: code.newEmail ?? code.email,
    subject,
    text: `${text}\n\n${button}: ${link}\n\n${ignore}\n`,
    html:
      `<div style="font-family:sans-serif;max-width:32rem;margin:auto;line-height:1.5">` +
      `<h1 style="font-size:1.4rem">${subject}</h1><p>${text}</p>` +
      `<p><a href="${href}" style="display:inline-block;padding:.7rem 1.2rem;border-radius:.5rem;` +
      `background:#14532d;color:#fff;text-decoration:none">${button}</a></p>` +
      `<p style="color:#555;font-size:.9rem">${ignore}</p></div>`,
  };
}
