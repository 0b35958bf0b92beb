import { PLANS } from '@doorstep/domain/billing/plan';
import type Stripe from 'stripe';
import type { AccountChange } from '../../../stripe-setup/account-change.ts';
import { planPortal } from '../../../stripe-setup/plan-portal.ts';
import { planProducts } from '../../../stripe-setup/plan-products.ts';
import { planWebhook } from '../../../stripe-setup/plan-webhook.ts';
import { functionsEnvPath, type Context } from '../../context.ts';
import { writeEnvChanges } from '../../env-file.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import {
  missing,
  right,
  setupCommand,
  wrong,
  type Ask,
  type Change,
  type Finding,
  type Item,
} from '../../item.ts';
import { readSecret, writeSecretChange } from '../../secrets.ts';
import { dashboard, webhookUrl, withStripe } from '../../stripe.ts';
import { functionSettings } from '../settings.ts';

/** Makes a change at Stripe one of setup. */
const toChange = (change: AccountChange): Change => ({
  description: `In Stripe: ${change.description}`,
  apply: async () => {
    await change.apply();
  },
});

const problemsOf = (changes: readonly AccountChange[]): string =>
  changes.map(({ problem }) => problem).join('; ');

/** The plans' products and prices. */
export const stripeProducts: Item = {
  name: 'stripe-products',
  title: 'Products and prices in Stripe',
  check: (context) =>
    withStripe(context, async (stripe) => {
      const { changes } = await planProducts(stripe, PLANS);
      if (changes.length > 0) {
        return wrong(problemsOf(changes), setupCommand('stripe-products', context));
      }
      return right(`${PLANS.map(({ name }) => name).join(', ')} with the prices of the plans`);
    }),
  plan: (context) =>
    withStripe(context, async (stripe) =>
      (await planProducts(stripe, PLANS)).changes.map(toChange),
    ),
};

/** Returns the configuration that the functions use, if Stripe has it. */
async function settingProblem(stripe: Stripe, context: Context, wanted: string | null) {
  const setting = functionSettings(context)['STRIPE_PORTAL_CONFIGURATION'] || null;
  if (setting === wanted) return null;
  if (setting === null) return `STRIPE_PORTAL_CONFIGURATION is not ${wanted ?? ''}`;
  const all = await stripe.billingPortal.configurations
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return all.some(({ id }) => id === setting)
    ? `STRIPE_PORTAL_CONFIGURATION=${setting} is not ${wanted ?? 'the default configuration'}`
    : `STRIPE_PORTAL_CONFIGURATION=${setting} does not exist in this mode of the account`;
}

/** The customer portal's configuration, and the setting that selects it. */
export const stripePortal: Item = {
  name: 'stripe-portal',
  title: 'Customer portal in Stripe',
  check: (context) =>
    withStripe(context, async (stripe) => {
      const setup = setupCommand('stripe-portal', context);
      const { sold } = await planProducts(stripe, PLANS);
      const { changes, portal } = await planPortal(stripe, sold);
      if (changes.length > 0) return wrong(problemsOf(changes), setup);
      const problem = await settingProblem(stripe, context, portal.is_default ? null : portal.id);
      return problem === null ? right(`configuration ${portal.id}`) : wrong(problem, setup);
    }),
  plan: (context) =>
    withStripe(context, async (stripe) => {
      const products = await planProducts(stripe, PLANS);
      if (products.changes.length > 0) {
        const fix = setupCommand('stripe-products', context);
        throw new CannotCheck('Set up the products first: the portal offers their prices', fix);
      }
      const { changes, portal } = await planPortal(stripe, products.sold);
      const setting = functionSettings(context)['STRIPE_PORTAL_CONFIGURATION'] ?? '';
      const write = () => {
        const value = { STRIPE_PORTAL_CONFIGURATION: portal.is_default ? '' : portal.id };
        return writeEnvChanges(context.root, functionsEnvPath(context), value);
      };
      const isKnown = portal.id !== '';
      const isRight = isKnown && setting === (portal.is_default ? '' : portal.id);
      const select: Change = {
        description: 'Write the id of the configuration to STRIPE_PORTAL_CONFIGURATION',
        apply: async () => {
          for (const change of write()) await change.apply();
        },
      };
      const selected = isRight ? [] : isKnown ? write() : [select];
      return [...changes.map(toChange), ...selected];
    }),
};

function judgeWebhook(
  { changes, webhook, duplicates }: Awaited<ReturnType<typeof planWebhook>>,
  context: Context,
  page: string,
): Finding | null {
  const setup = setupCommand('stripe-webhook', context);
  if (webhook.id === '') return missing(problemsOf(changes), setup);
  if (changes.length > 0) return wrong(problemsOf(changes), setup);
  if (duplicates.length === 0) return null;
  return wrong(
    `${duplicates.length + 1} webhooks send to the same address, each with its own secret`,
    `Delete ${duplicates.join(', ')} at ${page}`,
  );
}

/** Returns the change that creates the endpoint, and stores its secret in the same step. */
function createWithSecret(
  context: Context,
  create: AccountChange,
  webhook: { secret: string | null },
): Change {
  return {
    description: `In Stripe: ${create.description}, and store its secret in Secret Manager`,
    apply: async () => {
      await create.apply();
      // Stripe shows the secret only now.
      if (webhook.secret === null) throw new Error('Stripe sent no secret for the new webhook');
      await writeSecretChange(context, 'STRIPE_WEBHOOK_SECRET', webhook.secret).apply();
    },
  };
}

/** Asks for the secret of an endpoint that exists, which the API does not return. */
export async function askWebhookSecret(context: Context, ask: Ask, page: string): Promise<Change> {
  const secret = await ask.password({
    message: `The webhook's signing secret, whsec_… (open ${page}, "Reveal")`,
    validate: (value) => (/^whsec_\w+$/.test(value.trim()) ? undefined : 'It starts with whsec_'),
  });
  ask.note('The functions use a new secret after the next deploy.');
  return writeSecretChange(context, 'STRIPE_WEBHOOK_SECRET', secret.trim());
}

/** The endpoint to which Stripe sends events. */
export const stripeWebhook: Item = {
  name: 'stripe-webhook',
  title: 'Webhook in Stripe',
  check: (context) =>
    withStripe(context, async (stripe, mode) => {
      const url = webhookUrl(context);
      const planned = await planWebhook(stripe, url);
      const problem = judgeWebhook(planned, context, dashboard(mode, 'webhooks'));
      if (problem) return problem;
      if ((await readSecret(context, 'STRIPE_WEBHOOK_SECRET')) === null) {
        const setup = setupCommand('stripe-webhook', context);
        return missing('The secret STRIPE_WEBHOOK_SECRET is not stored', setup);
      }
      return right(`${planned.webhook.id} sends all events to ${url}`);
    }),
  plan: (context, ask) =>
    withStripe(context, async (stripe, mode) => {
      const { changes, webhook } = await planWebhook(stripe, webhookUrl(context));
      const [create] = changes;
      if (webhook.id === '' && create) return [createWithSecret(context, create, webhook)];
      const isStored = (await readSecret(context, 'STRIPE_WEBHOOK_SECRET')) !== null;
      const page = dashboard(mode, `webhooks/${webhook.id}`);
      const secret = isStored ? [] : [await askWebhookSecret(context, ask, page)];
      return [...changes.map(toChange), ...secret];
    }),
};
