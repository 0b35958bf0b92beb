import { createHash } from 'node:crypto';
import {
  auditEntryId,
  canonicalEntry,
  EMPTY_CHAIN,
  type AuditEntry,
} from '@doorstep/domain/audit-log';
import { requestMailId } from '@doorstep/domain/mail';
import { pictureAt, renditionPath, RENDITIONS } from '@doorstep/domain/picture';
import { searchIdOf, toProviderSearch } from '@doorstep/domain/provider-search';
import {
  adminRole,
  clientProfile,
  pictureEntry,
  providerProfile,
  sentMail,
  serviceRequest,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { directThread, requestThread } from '@doorstep/local/demo/threads.ts';

/**
 * A small database in which everything agrees, with a document in every collection: what
 * `npm run verify:data` has nothing to say about.
 */

export interface People {
  provider: string;
  client: string;
}

const MINUTE_MS = 60_000;
/** One moment for all of them: what is made again is the same. */
const NOW = Date.now();
const fromNow = (minutes: number) => new Date(NOW + minutes * MINUTE_MS);

export const REQUEST = 'request-1';
/** A picture that the profile shows, and one that it does not show yet. */
export const shownPath = ({ provider }: People) => `provider-avatars/${provider}/face.jpg`;
export const unsavedPath = ({ provider }: People) => `provider-work-photos/${provider}/new.jpg`;

export const addressOf = (path: string) =>
  `http://localhost:9199/v0/b/pictures.example/o/${encodeURIComponent(path)}?alt=media&token=x`;

/** Where the profile stands in search. */
export const listingPath = ({ provider }: People) =>
  `provider_search/${searchIdOf(providerProfile({ user_id: provider }), 'Pro')}`;

/** What lies in the bucket: the pictures with their renditions, a byte each. */
export function soundFiles(people: People): string[] {
  return [shownPath(people), unsavedPath(people)].flatMap((path) => [
    path,
    ...RENDITIONS.map((size) => renditionPath({ path }, size)),
  ]);
}

const idOf = (path: string) => pictureAt(path)?.id ?? '';

function profileDocuments(people: People) {
  const { provider, client } = people;
  const shown = pictureEntry(shownPath(people), { bytes: 1, check_at: fromNow(30 * 24 * 60) });
  const unsaved = pictureEntry(unsavedPath(people), { bytes: 1, check_at: fromNow(24 * 60) });
  const profile = providerProfile({ user_id: provider, avatar_url: addressOf(shownPath(people)) });
  const listing = toProviderSearch(profile, 'Pro');
  return {
    [`provider_profiles/${provider}`]: stored(profile),
    [`provider_search/${listing.id}`]: stored(listing),
    [`handles/${profile.handle}`]: { owner: provider },
    [`subscribers/${provider}`]: {
      ...subscriber({ stripe_customer_id: 'cus_1' }),
      sync_version: 3,
    },
    [`pictures/${idOf(shownPath(people))}`]: stored(shown),
    [`pictures/${idOf(unsavedPath(people))}`]: stored(unsaved),
    [`client_profiles/${client}`]: clientProfile({ user_id: client }),
    [`user_roles/${client}`]: adminRole(client),
  };
}

const byId = (collection: string, documents: readonly { id: string }[]) =>
  Object.fromEntries(documents.map((one) => [`${collection}/${one.id}`, stored(one)]));

function threadDocuments({ provider, client }: People) {
  const request = serviceRequest({
    id: REQUEST,
    provider_id: provider,
    provider_handle: provider,
    client_uid: client,
    created_at: fromNow(-60),
  });
  const about = requestThread(request, [
    { from: 'client', text: 'Are you there?', at: fromNow(-50) },
    { from: 'provider', text: 'Yes.', at: fromNow(-40), read: false },
  ]);
  const sides = {
    provider_id: provider,
    client_id: client,
    provider_name: 'Harbor Light Electric',
    provider_handle: provider,
    provider_avatar_url: addressOf(shownPath({ provider, client })),
  };
  const direct = directThread(sides, [
    { from: 'client', text: 'Hello', at: fromNow(-30), read: false },
    { from: 'provider', text: 'Hello too', at: fromNow(-20) },
  ]);
  const mails = [
    sentMail(request, 'new_request', 'pro@doorstep.test'),
    sentMail(request, 'request_confirmation', request.client_email),
  ];
  return {
    ...byId('service_requests', [about.request]),
    ...byId('chat_messages', about.messages),
    ...byId('conversations', [direct.conversation]),
    ...byId('direct_messages', direct.messages),
    ...byId('mail', mails),
    [`service_requests/${REQUEST}/guests/guest1`]: { expires_at: fromNow(60) },
  };
}

/** A report that was decided, and the chain of what administrators have done. */
function moderationDocuments({ provider, client }: People) {
  const report = {
    thread_kind: 'request',
    thread_id: REQUEST,
    reporter_uid: client,
    reporter_side: 'client',
    reported_uid: provider,
    reason: 'spam',
    text: '',
    state: 'dismissed',
    created_at: fromNow(-9),
    decided_at: fromNow(-8),
    decided_by: 'admin1',
    note: null,
  };
  const chain: AuditEntry[] = [];
  for (const seq of [1, 2, 3]) {
    const entry = {
      actor_uid: 'admin1',
      action: 'report_dismissed' as const,
      subject: `report-${seq}`,
      note: null,
      seq,
      at: fromNow(-8),
      previous_hash: chain.at(-1)?.hash ?? EMPTY_CHAIN.hash,
    };
    const hash = createHash('sha256').update(canonicalEntry(entry)).digest('hex');
    chain.push({ ...entry, id: auditEntryId(seq), hash });
  }
  const { seq, hash } = chain.at(-1) ?? EMPTY_CHAIN;
  return {
    'reports/report-1': report,
    ...byId('audit_log', chain),
    'cursors/audit_log': { seq, hash },
  };
}

/** What only the server keeps, and what counts. */
function ledgerDocuments({ provider, client }: People) {
  return {
    [`mail/welcome_${provider}`]: {
      template: 'welcome',
      data: { provider_name: null, tier: 'Pro' },
      to: 'pro@doorstep.test',
      state: 'pending',
      attempts: 2,
      lease_until: null,
      next_attempt_at: fromNow(5),
      error: 'the mail server is down',
      created_at: fromNow(-10),
      sent_at: null,
      expires_at: null,
    },
    [`mail_preferences/${'a'.repeat(64)}`]: { subscribed: false, updated_at: fromNow(-5) },
    [`message_counts/${client}`]: { count: 2, last_id: 'chat_messages/message-1' },
    [`thread_counts/${client}`]: { count: 0, started_at: fromNow(-5) },
    'stripe_events/evt_1': { handled_at: fromNow(-5), expires_at: fromNow(60) },
    'rate_limits/abc': { count: 1, expires_at: fromNow(5) },
    'rate_limits/def': { things: ['one'], expires_at: fromNow(5) },
    'sitemap_files/1': { pages: '', files: 1, written_at: fromNow(-5) },
    'cursors/reconcile_subscriptions': { after: null, saved_at: fromNow(-5) },
    'closed_accounts/gone1': { reason: 'deleted', closed_at: fromNow(-5), expires_at: fromNow(60) },
    'account_deletions/gone1': {
      state: 'done',
      step: 'sign_in',
      attempts: 0,
      requested_at: fromNow(-6),
      updated_at: fromNow(-5),
      next_attempt_at: fromNow(-5),
      expires_at: fromNow(60),
    },
    ...moderationDocuments({ provider, client }),
    [`blocks/${provider}_${client}`]: {
      blocker_uid: provider,
      blocked_uid: client,
      created_at: fromNow(-5),
    },
  };
}

/** All of it, by path. */
export function soundDocuments(people: People): Record<string, Record<string, unknown>> {
  return { ...profileDocuments(people), ...threadDocuments(people), ...ledgerDocuments(people) };
}

export const mailPath = `mail/${requestMailId(REQUEST, 'new_request')}`;
