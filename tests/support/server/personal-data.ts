import { EXPORTED_THREADS, type ExportSection } from '@doorstep/domain/account/data-export';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import {
  adminRole,
  clientProfile,
  pictureEntry,
  sentMail,
  serviceRequest,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { supportRequest } from '@doorstep/local/demo/support.ts';
import { pendingMail, type NewMail } from '../../../functions/mail/write-mail.ts';
import { addressKey } from '../../../functions/platform/address-key.ts';
import { supportMails } from '../../../functions/support/support-mails.ts';
import { invitationMail } from '../../../functions/team/invitation-repository.ts';
import { adminDb, exists } from './admin.ts';
import { threads } from './account-fixtures.ts';
import { unique, type Person } from './sdk-people.ts';
import { until } from './until.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const block = (blocker_uid: string, blocked_uid: string) => ({
  [`blocks/${blocker_uid}_${blocked_uid}`]: { blocker_uid, blocked_uid, created_at: new Date() },
});

const COUNTED = {
  ...{ count: 1, last_id: 'chat_messages/message-1' },
  ...{ counted_at: new Date(), started_at: new Date() },
};

/** Returns a report by a client. */
const report = (reporter_uid: string, reported_uid: string, thread_id: string) => ({
  [`reports/${reporter_uid}-of-${reported_uid}`]: {
    thread_kind: 'request',
    thread_id,
    reporter_uid,
    reporter_side: 'client',
    reported_uid,
    reason: 'spam',
    text: '',
    state: 'open',
    created_at: new Date(),
    decided_at: null,
    decided_by: null,
    note: null,
  },
});

const planMail = (template: 'welcome' | 'subscription_ended', account: string, to: string) => ({
  [`mail/${template}_${account}`]: {
    ...stored(sentMail(serviceRequest(), 'new_request', to)),
    template,
    data: { account, provider_name: null, tier: 'Pro' },
  },
});

const mails = (queued: readonly NewMail[]) =>
  Object.fromEntries(
    queued.map(({ id, to, content }) => [`mail/${id}`, pendingMail(to, content, new Date())]),
  );

/** Returns a membership. */
const team = (owner_uid: string, member: string) => ({
  [`team_members/${member}`]: {
    ...{ owner_uid, name: 'Kim', email: 'kim@doorstep.test', active: false },
    ...{ invitation_id: 'invitation-0', joined_at: new Date() },
  },
});

const REFUSED = {
  state: 'refused',
  step: 'end_billing',
  attempts: 0,
  requested_at: new Date(),
  updated_at: new Date(),
  next_attempt_at: new Date(),
  expires_at: new Date(),
};

async function save(documents: Record<string, object>): Promise<void> {
  const batch = adminDb().batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(adminDb().doc(path), fields);
  await batch.commit();
}

/**
 * Makes a person a professional, a client and an administrator, with a document in every collection
 * that can hold one. Returns the former address of the account and the documents of others about
 * the person.
 */
export async function everythingOf(person: Person, other: Person) {
  const { uid, email } = person;
  const former = `${unique('former')}@doorstep.test`;
  await save({ [`subscribers/${uid}`]: subscriber({ stripe_customer_id: null }) });
  const received = await threads(person, other, { published: true });
  const sent = await threads(other, person);
  const asked = supportRequest({ id: uid, owner_uid: uid });
  const invitation = {
    ...{ owner_uid: uid, name: 'Sam', email: 'sam@doorstep.test' },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + DAY_MS) },
  };
  await save({
    [`user_roles/${uid}`]: adminRole(uid),
    [`client_profiles/${uid}`]: clientProfile({ user_id: uid }),
    [`branches/${uid}`]: { branches: [minimalBranch()] },
    [`saved_replies/${uid}`]: { replies: ['On our way.'] },
    [`saved_providers/${uid}`]: { provider_ids: [other.uid] },
    [`saved_providers/${other.uid}`]: { provider_ids: [uid] },
    [`request_groups/${sent.id}`]: {
      ...{ client_uid: uid, request_ids: [sent.id, `${sent.id}-2`] },
      ...{ provider_ids: [other.uid, 'somebody'], changed_at: new Date() },
    },
    [`page_emails/${uid}`]: { email: `office-of-${email}`, confirmed_at: new Date() },
    [`message_counts/${uid}`]: { ...COUNTED, count: 2 },
    [`thread_counts/${uid}`]: COUNTED,
    [`edit_counts/${uid}`]: COUNTED,
    [`mail_preferences/${addressKey(email)}`]: { subscribed: false, updated_at: new Date() },
    [`analytics/${uid}_2026-01`]: { provider_id: uid, month: '2026-01', days: {} },
    [`account_deletions/${uid}`]: REFUSED,
    ...team(uid, other.uid),
    ...team(other.uid, uid),
    [`team_invitations/${uid}`]: invitation,
    [`pictures/${uid}_face`]: stored(
      pictureEntry(`provider-avatars/${uid}/face.jpg`, { check_at: new Date(Date.now() + DAY_MS) }),
    ),
    [`support_requests/${uid}`]: stored(asked),
    ...mails([
      ...supportMails(asked, email),
      invitationMail({ id: uid, ...invitation }, 'Sam & Co'),
    ]),
    ...block(uid, other.uid),
    ...block(other.uid, uid),
    ...report(uid, other.uid, sent.id),
    ...report(other.uid, uid, received.id),
    ...planMail('welcome', uid, email),
    ...planMail('subscription_ended', uid, former),
  });
  const toldOf = `mail/${sent.id}_new_request`;
  const told = [`mail/${sent.id}_request_confirmation`, `mail/${received.id}_new_request`];
  for (const path of [toldOf, ...told]) await until(`${path} is queued`, () => exists(path));
  const listing = adminDb().collection('provider_search').where('provider_id', '==', uid);
  await until('administrators find the person', () => exists(`people_search/${uid}`));
  await until('search holds the page', async () => !(await listing.get()).empty);
  const listed = (await listing.get()).docs.map(({ ref }) => ref.path);
  const blocked = `blocks/${other.uid}_${uid}`;
  const reported = `reports/${other.uid}-of-${uid}`;
  const saved = `saved_providers/${other.uid}`;
  return { former, others: [blocked, reported, saved, toldOf, `people_search/${uid}`, ...listed] };
}

/** Returns the paths of all documents that contain one of the texts, also in their path. */
export async function documentsNaming(...texts: string[]): Promise<string[]> {
  const collections = await adminDb().listCollections();
  const pages = await Promise.all(collections.map((collection) => collection.get()));
  return pages.flatMap(({ docs }) =>
    docs
      .filter((document) => {
        const whole = document.ref.path + JSON.stringify(document.data());
        return texts.some((text) => whole.includes(text));
      })
      .map(({ ref }) => ref.path),
  );
}

/** The collections of the sections that have another name. */
const COLLECTIONS: Partial<Record<ExportSection, string>> = {
  account: 'accounts',
  role: 'user_roles',
  provider_profile: 'provider_profiles',
  page_email: 'page_emails',
  client_profile: 'client_profiles',
  subscription: 'subscribers',
  team_membership: 'team_members',
  mails: 'mail',
  mails_to_my_page: 'mail',
  mails_about_my_plan: 'mail',
  deletion: 'account_deletions',
};

/** Returns the collection of a section's documents. */
export function collectionOf(section: ExportSection): string {
  const threadsOf = EXPORTED_THREADS.find((name) => section.startsWith(name));
  if (!threadsOf) return COLLECTIONS[section] ?? section;
  const direct = threadsOf.startsWith('conversations');
  if (section.endsWith('_messages')) return direct ? 'direct_messages' : 'chat_messages';
  return direct ? 'conversations' : 'service_requests';
}
