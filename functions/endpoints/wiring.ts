import { adminAuth, createAccounts } from '../data/accounts.ts';
import { createBlocks } from '../data/blocks.ts';
import { createClosedAccounts } from '../data/closed-accounts.ts';
import { firestore } from '../data/firestore.ts';
import { createGuests } from '../data/guests.ts';
import { createMailOutbox, type MailOutbox } from '../data/mail-outbox.ts';
import { createMailPreferences } from '../data/mail-preferences.ts';
import { createMarketCounts, type MarketCounts } from '../data/market-counts.ts';
import { createProviderProfiles } from '../data/provider-profiles.ts';
import { createRateLimits, type RateLimits } from '../data/rate-limits.ts';
import { createServiceRequests } from '../data/service-requests.ts';
import { createSubscribers } from '../data/subscribers.ts';
import { createUnreadThreads } from '../data/unread-threads.ts';
import { createUserRoles } from '../data/user-roles.ts';
import { createSmtpMailer } from '../gateways/smtp-mailer.ts';
import { createStripeGateway } from '../gateways/stripe-client.ts';
import type { StripeGateway } from '../gateways/stripe.ts';
import { linkSecret, mailSettings, salesSettings, siteUrl, stripeSettings } from '../lib/config.ts';
import { callableFactory } from './define-callable.ts';
import type { DeliveryDeps } from '../services/deliver-mail.ts';
import { otherAddress } from '../services/other-address.ts';
import { presentAddress } from '../services/present-address.ts';
import type { CheckoutDeps } from '../services/create-checkout.ts';
import type { OpenChatDeps } from '../services/open-request-chat.ts';
import type { QueueDeps } from '../services/queue-request-mail.ts';
import type { UnreadMailDeps } from '../services/queue-unread-mail.ts';
import { mailDue, type MailDueDeps } from '../services/unread-mail-due.ts';

// What each use case is given. Made on call: settings and secrets exist only while a function runs.

export function rateLimits(): RateLimits {
  return createRateLimits(firestore());
}

export const defineCallable = callableFactory({
  rateLimits,
  userRoles: () => createUserRoles(firestore()),
  closedAccounts: () => createClosedAccounts(firestore()),
});

export function marketCounts(): MarketCounts {
  return createMarketCounts(firestore());
}

export function mailOutbox(): MailOutbox {
  return createMailOutbox(firestore());
}

let stripe: StripeGateway | undefined;

/** One for each instance: it keeps its connections. */
export function stripeGateway(): StripeGateway {
  return (stripe ??= createStripeGateway(stripeSettings(), salesSettings()));
}

export function billing(): CheckoutDeps {
  return {
    subscribers: createSubscribers(firestore()),
    stripe: stripeGateway(),
    siteUrl: siteUrl(),
    closedAccounts: createClosedAccounts(firestore()),
  };
}

export function mailQueue(): QueueDeps & UnreadMailDeps {
  const db = firestore();
  return {
    outbox: mailOutbox(),
    profiles: createProviderProfiles(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    rateLimits: rateLimits(),
    requests: createServiceRequests(db),
    threads: createUnreadThreads(db),
  };
}

export function mailDelivery(): DeliveryDeps {
  const db = firestore();
  const accounts = createAccounts(adminAuth());
  const other = { requests: createServiceRequests(db), accounts };
  const threads = createUnreadThreads(db);
  const present = { profiles: createProviderProfiles(db), accounts, threads };
  return {
    outbox: mailOutbox(),
    mailer: createSmtpMailer(mailSettings()),
    links: { siteUrl: siteUrl(), linkSecret: linkSecret() },
    due: (mail, now) => mailDue(dueness(), mail, now),
    presentAddress: (mail) => presentAddress(present, mail),
    otherAddress: (mail) => otherAddress(other, mail),
  };
}

function dueness(): MailDueDeps {
  const db = firestore();
  return {
    threads: createUnreadThreads(db),
    blocks: createBlocks(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    preferences: createMailPreferences(db),
  };
}

export function requestChat(): OpenChatDeps {
  const db = firestore();
  return {
    requests: createServiceRequests(db),
    guests: createGuests(db),
    accounts: createAccounts(adminAuth()),
    rateLimits: rateLimits(),
    linkSecret: linkSecret(),
  };
}
