import * as z from 'zod/mini';
import { GRACE_DAYS } from '../billing/subscription.ts';
import { BRAND } from '../active-brand.ts';
import { emailSchema } from '../contact/email.ts';

// The settings of the deployed functions, from functions/.env.<project> and Secret Manager. The
// functions read them, and `npm run doctor` checks them before a deploy.

const required = z.string().check(z.trim(), z.minLength(1));
/** Treats an empty setting as missing. */
export const emptyAsMissing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    schema,
  );
const optionalUrl = emptyAsMissing(z.optional(z.url()));

export const siteSchema = z.object({
  SITE_URL: z.pipe(
    z.url({ protocol: /^https?$/ }),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
});
export const stripeSchema = z.object({ STRIPE_SECRET_KEY: required, STRIPE_API_BASE: optionalUrl });
const onOff = emptyAsMissing(
  z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((value) => value === 'true'),
  ),
);
/** Stripe's maximum (Stripe docs, trial_period_days). */
const MAX_TRIAL_DAYS = 730;
export const salesSchema = z.object({
  CHECKOUT_PROMOTION_CODES: onOff,
  CHECKOUT_AUTOMATIC_TAX: onOff,
  CHECKOUT_TRIAL_DAYS: emptyAsMissing(
    z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_TRIAL_DAYS)), 0),
  ),
  STRIPE_PORTAL_CONFIGURATION: emptyAsMissing(
    z._default(z.nullable(z.string().check(z.startsWith('bpc_'))), null),
  ),
});
/** A longer grace period gives pages away: Stripe tries a card again for at most two months. */
const MAX_GRACE_DAYS = 60;
export const graceSchema = z.object({
  PAYMENT_GRACE_DAYS: emptyAsMissing(
    z._default(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_GRACE_DAYS)),
      GRACE_DAYS,
    ),
  ),
});
/** Secrets, comma separated: there are several while a secret is rotated. */
const secretList = z.pipe(
  required,
  z.transform((list) =>
    list
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  ),
);
export const webhookSchema = z.object({ STRIPE_WEBHOOK_SECRET: secretList });
export const mailSchema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: required.check(z.regex(/@/, 'must contain an email address')),
});
/** Firebase's own limit is 100 accounts per hour and IP address (Firebase docs, Auth limits). */
export const signUpSchema = z.object({
  SIGN_UPS_PER_HOUR: emptyAsMissing(z._default(z.coerce.number().check(z.int(), z.minimum(1)), 20)),
});
const atLeast = (minimum: number, fallback: number) =>
  emptyAsMissing(z._default(z.coerce.number().check(z.int(), z.minimum(minimum)), fallback));
export const operationsSchema = z.object({
  OPERATOR_EMAIL: emptyAsMissing(z._default(emailSchema, BRAND.supportEmail)),
  ERROR_HOOK_URL: emptyAsMissing(z._default(z.nullable(z.url({ protocol: /^https?$/ })), null)),
  SPENDING_CAP: atLeast(0, 150),
  MAIL_DAILY_CAP: atLeast(1, 5000),
  RELEASE: emptyAsMissing(z._default(z.nullable(z.string()), null)),
});
/** More instances than `api` and `pages` may have (docs/functions.md) cannot be kept warm. */
const MAX_WARM_INSTANCES = 20;
/** Only `npm run deploy`, setup and doctor read it. */
export const warmSchema = z.object({
  WARM_INSTANCES: emptyAsMissing(
    z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_WARM_INSTANCES)), 0),
  ),
});
export const appCheckSchema = z.object({
  APP_CHECK: emptyAsMissing(z._default(z.enum(['on', 'off']), 'on')),
});
export const linkSchema = z.object({
  LINK_SECRET: z.pipe(
    secretList,
    z.array(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  ),
});
