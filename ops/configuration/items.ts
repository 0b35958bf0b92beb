import type { Item } from './item.ts';
import { billingPlan, credentials, project, services } from './items/google/account.ts';
import { administrator } from './items/google/administrator.ts';
import { appCheckEnforced } from './items/google/app-check-enforced.ts';
import { appCheck } from './items/google/app-check.ts';
import { backups } from './items/google/backups.ts';
import { brand } from './items/brand.ts';
import { budget } from './items/google/budget.ts';
import { firestoreDatabase, storageBucket } from './items/google/data.ts';
import { functions, schedules } from './items/deployed/deployed-functions.ts';
import { deployedSettings } from './items/deployed/deployed-settings.ts';
import { firestoreIndexes, firestoreRules, storageRules } from './items/deployed/deployed-rules.ts';
import { auditLog, logRetention } from './items/google/logs.ts';
import { dkim, dmarc, spf } from './items/mail/mail-domain.ts';
import { monitoring } from './items/google/monitoring.ts';
import { paidCustomers } from './items/stripe/paid-customers.ts';
import { runtimes } from './items/deployed/runtimes.ts';
import { secrets } from './items/secrets.ts';
import { cdnNetworks, senders } from './items/mail/senders.ts';
import { settings } from './items/settings.ts';
import { actionUrl, signIn } from './items/google/sign-in.ts';
import { site, siteDomain } from './items/deployed/site.ts';
import { smtp } from './items/mail/smtp.ts';
import { stripePortal, stripeProducts, stripeWebhook } from './items/stripe/stripe-account.ts';
import { stripeKey } from './items/stripe/stripe-key.ts';
import { warmInstances } from './items/deployed/warm-instances.ts';
import { webApp } from './items/google/web-app.ts';
import { webSettings } from './items/web-settings.ts';
import { webhookDelivery, webhookFailures } from './items/stripe/webhook-delivery.ts';

/** Everything that doctor checks, in the order in which setup does it. */
export const ITEMS: readonly Item[] = [
  brand,
  runtimes,
  // The project.
  credentials,
  project,
  billingPlan,
  services,
  firestoreDatabase,
  storageBucket,
  webApp,
  // Settings of the product.
  settings,
  appCheck,
  webSettings,
  signIn,
  actionUrl,
  // Setup stores the secrets of Stripe and mail before the item `secrets` asks for the others.
  stripeKey,
  stripeProducts,
  stripePortal,
  stripeWebhook,
  smtp,
  spf,
  dkim,
  dmarc,
  secrets,
  // Safety.
  backups,
  logRetention,
  auditLog,
  budget,
  monitoring,
  // What a deploy brings.
  firestoreRules,
  storageRules,
  firestoreIndexes,
  functions,
  deployedSettings,
  warmInstances,
  appCheckEnforced,
  schedules,
  administrator,
  // What only works after a deploy.
  siteDomain,
  site,
  cdnNetworks,
  senders,
  webhookDelivery,
  webhookFailures,
  paidCustomers,
];

/** What every check of Google needs. Without it the findings of the others would be wrong. */
export const NEEDED: readonly Item[] = [credentials, project];
