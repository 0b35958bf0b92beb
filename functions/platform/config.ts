import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { deployedPolicy } from './site-policy.ts';

/** Secrets, each bound only to the functions that need it. Read through the functions below. */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');
export const SMTP_URL = defineSecret('SMTP_URL');
export const LINK_SECRET = defineSecret('LINK_SECRET');

const SECRET_NAMES = new Set(
  [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, LINK_SECRET].map((secret) => secret.name),
);

const required = z.string().check(z.trim(), z.minLength(1));
/** A setting that is there but empty counts as not set. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    schema,
  );
const optionalUrl = orEmpty(z.optional(z.url()));

const siteSchema = z.object({
  SITE_URL: z.pipe(
    z.url({ protocol: /^https?$/ }),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
});
const stripeSchema = z.object({ STRIPE_SECRET_KEY: required, STRIPE_API_BASE: optionalUrl });
const onOff = orEmpty(
  z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((value) => value === 'true'),
  ),
);
/** The most that Stripe gives (Stripe docs, trial_period_days). */
const MAX_TRIAL_DAYS = 730;
const salesSchema = z.object({
  CHECKOUT_PROMOTION_CODES: onOff,
  CHECKOUT_AUTOMATIC_TAX: onOff,
  CHECKOUT_TRIAL_DAYS: orEmpty(
    z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_TRIAL_DAYS)), 0),
  ),
  STRIPE_PORTAL_CONFIGURATION: orEmpty(
    z._default(z.nullable(z.string().check(z.startsWith('bpc_'))), null),
  ),
});
const webhookSchema = z.object({
  STRIPE_WEBHOOK_SECRET: z.pipe(
    required,
    z.transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter((secret) => secret !== ''),
    ),
  ),
});
const mailSchema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: required.check(z.regex(/@/, 'must hold an e-mail address')),
});
/** Firebase itself lets one address make 100 accounts an hour (Firebase Auth limits). */
const signUpSchema = z.object({
  SIGN_UPS_PER_HOUR: orEmpty(z._default(z.coerce.number().check(z.int(), z.minimum(1)), 20)),
});
const appCheckSchema = z.object({ APP_CHECK: orEmpty(z._default(z.enum(['on', 'off']), 'on')) });
/** A stack on a developer's machine has further addresses in it. */
const policySchema = z.object({ CONTENT_SECURITY_POLICY: orEmpty(z.optional(z.string())) });
const linkSchema = z.object({
  LINK_SECRET: required.check(z.minLength(32, 'must have at least 32 characters')),
});

function howToSet(name: string): string {
  return SECRET_NAMES.has(name)
    ? `npx firebase functions:secrets:set ${name} --project <id>`
    : 'functions/.env.<project>, see functions/.env.example';
}

/** Settings by their schema, from the environment; what is missing or wrong is named, never shown. */
function readSettings<T extends z.ZodMiniObject>(schema: T): z.output<T> {
  const result = z.safeParse(schema, process.env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `${name} (${issue.message}; set it by ${howToSet(name)})`;
  });
  throw new Error(`Settings missing or wrong: ${problems.join(', ')}`);
}

/** The web app's address, without a slash at the end. */
export function siteUrl(): string {
  return readSettings(siteSchema).SITE_URL;
}

export interface StripeSettings {
  secretKey: string;
  /** Another host in Stripe's place, or null for Stripe itself. */
  apiBase: string | null;
}

export function stripeSettings(): StripeSettings {
  const settings = readSettings(stripeSchema);
  return { secretKey: settings.STRIPE_SECRET_KEY, apiBase: settings.STRIPE_API_BASE ?? null };
}

/** How plans are sold: each of these is off where the environment says nothing. */
export interface SalesSettings {
  promotionCodes: boolean;
  automaticTax: boolean;
  /** For a first subscription. */
  trialDays: number;
  /** The portal's configuration at Stripe; null: the account's default one. */
  portalConfiguration: string | null;
}

export const DEFAULT_SALES: SalesSettings = {
  promotionCodes: false,
  automaticTax: false,
  trialDays: 0,
  portalConfiguration: null,
};

export function salesSettings(): SalesSettings {
  const settings = readSettings(salesSchema);
  return {
    promotionCodes: settings.CHECKOUT_PROMOTION_CODES,
    automaticTax: settings.CHECKOUT_AUTOMATIC_TAX,
    trialDays: settings.CHECKOUT_TRIAL_DAYS,
    portalConfiguration: settings.STRIPE_PORTAL_CONFIGURATION,
  };
}

/** The webhook's signing secrets: several while one is being rotated. */
export function stripeWebhookSecrets(): string[] {
  return readSettings(webhookSchema).STRIPE_WEBHOOK_SECRET;
}

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export function mailSettings(): MailSettings {
  const settings = readSettings(mailSchema);
  return { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM };
}

/** How many accounts one network address may make in an hour. */
export function signUpsPerHour(): number {
  return readSettings(signUpSchema).SIGN_UPS_PER_HOUR;
}

/** Whether callables answer only to our own app (App Check); on where nothing is said. */
export function isAppCheckOn(): boolean {
  return readSettings(appCheckSchema).APP_CHECK === 'on';
}

/** What signs the links in mails. */
export function linkSecret(): string {
  return readSettings(linkSchema).LINK_SECRET;
}

/** The Content-Security-Policy of a page, before its own inline parts: that of Hosting. */
export function contentSecurityPolicy(): string {
  return readSettings(policySchema).CONTENT_SECURITY_POLICY ?? deployedPolicy();
}
