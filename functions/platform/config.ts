import {
  appCheckSchema,
  emptyAsMissing,
  graceSchema,
  linkSchema,
  mailSchema,
  operationsSchema,
  salesSchema,
  signUpSchema,
  siteSchema,
  stripeSchema,
  webhookSchema,
} from '@doorstep/domain/settings/function-settings';
import { defineSecret } from 'firebase-functions/params';
import { SITE_POLICY } from '@doorstep/domain/site-policy';
import * as z from 'zod/mini';
import { logError } from './log.ts';

/**
 * Secrets. Each is bound only to the functions that need it. Read them with the functions below.
 */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');
export const SMTP_URL = defineSecret('SMTP_URL');
export const LINK_SECRET = defineSecret('LINK_SECRET');

const SECRET_NAMES = new Set(
  [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, LINK_SECRET].map((secret) => secret.name),
);

/** Set by the local stack, which needs more sources than production. */
const policySchema = z.object({ CONTENT_SECURITY_POLICY: emptyAsMissing(z.optional(z.string())) });

function howToSet(name: string): string {
  return SECRET_NAMES.has(name)
    ? `npx firebase functions:secrets:set ${name} --project <id>`
    : 'functions/.env.<project>, see functions/.env.example';
}

/**
 * Reads settings from the environment. Throws an error that names invalid settings without values.
 */
function readSettings<T extends z.ZodMiniObject>(schema: T): z.output<T> {
  const result = z.safeParse(schema, process.env);
  if (result.success) return result.data;
  throw invalidSettings(result.error);
}

function invalidSettings({ issues }: z.core.$ZodError): Error {
  const problems = issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} (${issue.message}; set it by ${howToSet(name)})`;
  });
  return new Error(`Missing or invalid settings: ${problems.join(', ')}`);
}

/** Returns the web app's address without a slash at the end. */
export function siteUrl(): string {
  return readSettings(siteSchema).SITE_URL;
}

export interface StripeSettings {
  secretKey: string;
  /** The address of a local stand-in for Stripe, or null for Stripe itself. */
  apiBase: string | null;
}

/** Returns the settings of Stripe's API. */
export function stripeSettings(): StripeSettings {
  const settings = readSettings(stripeSchema);
  return { secretKey: settings.STRIPE_SECRET_KEY, apiBase: settings.STRIPE_API_BASE ?? null };
}

/**
 * Returns the address of a customer in Stripe's dashboard, in test mode if the key is a test key.
 */
export function stripeCustomerUrl(customerId: string): string {
  const mode = /^[a-z]+_test_/.test(stripeSettings().secretKey) ? 'test/' : '';
  return `https://dashboard.stripe.com/${mode}customers/${encodeURIComponent(customerId)}`;
}

/** Options of the checkout and the customer portal. */
export interface SalesSettings {
  promotionCodes: boolean;
  automaticTax: boolean;
  /** The trial of a first subscription, in days; 0 for none. */
  trialDays: number;
  /** The id of the portal's configuration at Stripe; null for the account's default. */
  portalConfiguration: string | null;
}

export const DEFAULT_SALES: SalesSettings = {
  promotionCodes: false,
  automaticTax: false,
  trialDays: 0,
  portalConfiguration: null,
};

/** Returns the options for checkout and portal; `DEFAULT_SALES` if none are set. */
export function salesSettings(): SalesSettings {
  const settings = readSettings(salesSchema);
  return {
    promotionCodes: settings.CHECKOUT_PROMOTION_CODES,
    automaticTax: settings.CHECKOUT_AUTOMATIC_TAX,
    trialDays: settings.CHECKOUT_TRIAL_DAYS,
    portalConfiguration: settings.STRIPE_PORTAL_CONFIGURATION,
  };
}

/** Returns how many days a page stays public after a failed payment. */
export const paymentGraceDays = (): number => readSettings(graceSchema).PAYMENT_GRACE_DAYS;

/** Returns the webhook's signing secrets. There are several while a secret is rotated. */
export function stripeWebhookSecrets(): string[] {
  return readSettings(webhookSchema).STRIPE_WEBHOOK_SECRET;
}

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** Returns the SMTP server's URL, with its credentials, and the sender of all mails. */
export function mailSettings(): MailSettings {
  const settings = readSettings(mailSchema);
  return { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM };
}

/** Returns how many accounts one network may create per hour. */
export function signUpsPerHour(): number {
  return readSettings(signUpSchema).SIGN_UPS_PER_HOUR;
}

export interface OperationsSettings {
  /** Where alarms are mailed. */
  operatorEmail: string;
  /** Where errors and alarms are posted; null for nowhere. */
  errorHookUrl: string | null;
  /** Percent of the budget at which parts of the site are switched off; 0 for never. */
  spendingCap: number;
  /** The number of mails in a day after which mails that can wait are held back. */
  mailDailyCap: number;
  /** The deployed release; null on a developer's machine. */
  release: string | null;
}

let areProblemsLogged = false;

/** Reads the settings of alarms. Logs an invalid setting once, and uses its default. */
function readOperations(): z.output<typeof operationsSchema> {
  const result = z.safeParse(operationsSchema, process.env);
  if (result.success) return result.data;
  const invalid = new Set(result.error.issues.map(({ path }) => path[0]));
  if (!areProblemsLogged) {
    areProblemsLogged = true;
    logError('a setting of alarms is invalid', {}, invalidSettings(result.error));
  }
  const valid = Object.entries(process.env).filter(([name]) => !invalid.has(name));
  return z.parse(operationsSchema, Object.fromEntries(valid));
}

/**
 * Returns the settings of alarms, caps and error reports. Uses the default of an invalid one,
 * because mails and alarms must go out.
 */
export function operationsSettings(): OperationsSettings {
  const settings = readOperations();
  return {
    operatorEmail: settings.OPERATOR_EMAIL,
    errorHookUrl: settings.ERROR_HOOK_URL,
    spendingCap: settings.SPENDING_CAP,
    mailDailyCap: settings.MAIL_DAILY_CAP,
    release: settings.RELEASE,
  };
}

/** Checks whether callables require an App Check token, which is the default. */
export function isAppCheckOn(): boolean {
  return readSettings(appCheckSchema).APP_CHECK === 'on';
}

/** Returns the secret that signs the links in mails: the first one while it is rotated. */
export function linkSecret(): string {
  return linkSecrets()[0] ?? '';
}

/** Returns the secrets that links in mails may be signed with: all of them while it is rotated. */
export function linkSecrets(): string[] {
  return readSettings(linkSchema).LINK_SECRET;
}

/** Returns the site's Content-Security-Policy, which a page extends with its inline parts. */
export function contentSecurityPolicy(): string {
  return readSettings(policySchema).CONTENT_SECURITY_POLICY ?? SITE_POLICY;
}
