import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { missing, right, setupCommand, wrong, type Ask, type Change, type Item } from '../item.ts';
import {
  readSecret,
  SECRETS,
  secretState,
  writeSecretChange,
  type SecretName,
} from '../secrets.ts';

// The four secrets of the functions in Secret Manager.

/** What setup asks for, and how an answer looks. LINK_SECRET is generated. */
const QUESTIONS: Record<Exclude<SecretName, 'LINK_SECRET'>, { message: string; form: RegExp }> = {
  STRIPE_SECRET_KEY: {
    message: "Stripe's secret key, sk_test_… (Stripe dashboard, Developers, API keys)",
    form: /^(sk|rk)_(test|live)_\w+$/,
  },
  STRIPE_WEBHOOK_SECRET: {
    message: "The webhook's signing secret, whsec_… (Stripe dashboard, Developers, Webhooks)",
    form: /^whsec_\w+(,whsec_\w+)*$/,
  },
  SMTP_URL: {
    message: 'The mail server with its login, smtps://user:password@host',
    form: /^smtps?:\/\/\S+$/,
  },
};

async function findStates(context: Context) {
  const states = await Promise.all(
    SECRETS.map(async (name) => ({ name, state: await secretState(context, name) })),
  );
  return {
    absent: states.filter(({ state }) => state === null).map(({ name }) => name),
    disabled: states
      .filter(({ state }) => state !== null && state !== 'ENABLED')
      .map(({ name }) => name),
  };
}

async function askWhich(ask: Ask): Promise<SecretName> {
  const options = SECRETS.map((name) => ({ value: name, label: name }));
  const chosen = await ask.select({ message: 'Which secret do you want to change?', options });
  return SECRETS.find((name) => name === chosen) ?? SECRETS[0];
}

/** Returns a new secret followed by the present one, so that links of older mails go on working. */
async function newLinkSecret(context: Context): Promise<string> {
  const created = randomBytes(32).toString('hex');
  const [present] = (await readSecret(context, 'LINK_SECRET'))?.split(',') ?? [];
  return present ? `${created},${present}` : created;
}

export const secrets: Item = {
  name: 'secrets',
  title: 'Secrets',
  check: async (context) => {
    const fix = setupCommand('secrets', context);
    const { absent, disabled } = await findStates(context);
    if (absent.length > 0) return missing(`Missing from Secret Manager: ${absent.join(', ')}`, fix);
    if (disabled.length > 0) {
      return wrong(`The newest version is disabled for ${disabled.join(', ')}`, fix);
    }
    return right(SECRETS.join(', '));
  },
  plan: async (context, ask) => {
    const { absent, disabled } = await findStates(context);
    const needed = [...absent, ...disabled];
    const changes: Change[] = [];
    for (const name of needed.length > 0 ? needed : [await askWhich(ask)]) {
      if (name === 'LINK_SECRET') {
        changes.push(writeSecretChange(context, name, await newLinkSecret(context)));
        continue;
      }
      const { message, form } = QUESTIONS[name];
      const value = await ask.password({
        message,
        validate: (answer) => (form.test(answer) ? undefined : `This is not a valid ${name}`),
      });
      changes.push(writeSecretChange(context, name, value));
    }
    return changes;
  },
};
