import { badgeApplicationId } from '@doorstep/domain/badges/badge';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { Subscriber } from '@doorstep/domain/billing/subscription';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { ADDRESS_ID, addressDueAt, mayHaveAddress } from '@doorstep/domain/requests/address';
import type { Firestore } from 'firebase-admin/firestore';
import { toAnalytics } from '../analytics.ts';
import { toApplications, toBadges } from '../badges.ts';
import { toBusinessCursor, toBusinessMonths } from '../business.ts';
import { BRANCHES } from '../content/branches.ts';
import { HOMES } from '../content/homes.ts';
import { HOURS } from '../content/hours.ts';
import { ADMIN, NORA } from '../content/people.ts';
import { PRICES } from '../content/prices.ts';
import { adminRole, clientProfile, sentMail, stored, type AddressedRequest } from '../factories.ts';
import { toJobPlace } from '../job-places.ts';
import { profileFinder, toConversations, toRequestThreads } from '../market.ts';
import { toFacts, toReviews, withReviews } from '../reviews.ts';
import { toSupportRequests } from '../support.ts';
import { toTeam } from '../team-member.ts';
import { ledgerEntry, type DemoPicture } from './pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The professionals with analytics, of each plan. Others start without. */
const COUNTED: readonly string[] = [
  'rivera-plumbing',
  'harbor-light-electric',
  'murals-by-tavo',
  'volt-and-oak',
  'kowalski-electric',
];

interface Market {
  profiles: readonly ProviderProfile[];
  uploads: readonly DemoPicture[];
  subscribers: ReadonlyMap<string, Subscriber>;
  galleries: ReadonlyMap<string, Gallery | null>;
  /** Returns the download address of a path in the bucket. */
  addressOf: (path: string) => string;
}

interface StoredDocument {
  path: string;
  fields: Record<string, unknown>;
}

const document = (collection: string, source: { id: string }): StoredDocument => ({
  path: `${collection}/${source.id}`,
  fields: stored(source),
});

/** Returns the documents of professionals, the client and the administrator. */
function peopleDocuments(
  profiles: readonly ProviderProfile[],
  subscribers: ReadonlyMap<string, Subscriber>,
): StoredDocument[] {
  return [
    ...[...subscribers].map(([uid, state]) => ({
      path: `subscribers/${uid}`,
      fields: { ...state },
    })),
    ...profiles.map((profile) => document('provider_profiles', profile)),
    ...profiles.map(({ id, handle }) => ({ path: `handles/${handle}`, fields: { owner: id } })),
    ...Object.entries(BRANCHES).map(([uid, branches]) => ({
      path: `branches/${uid}`,
      fields: branchesSchema.parse({ branches }),
    })),
    { path: `user_roles/${ADMIN.uid}`, fields: { ...adminRole(ADMIN.uid) } },
    {
      path: `client_profiles/${NORA.uid}`,
      fields: {
        ...clientProfile({
          user_id: NORA.uid,
          full_name: NORA.name,
          phone: NORA.phone,
          preferred_contact: 'either',
        }),
      },
    },
  ];
}

/** Returns the street address of a request, unless its client shares none or its time is over. */
function addressOfRequest(request: AddressedRequest, now: Date): StoredDocument[] {
  const street = HOMES[request.client_uid]?.street ?? null;
  if (street === null || !mayHaveAddress(request, now)) return [];
  const path = `service_requests/${request.id}/private/${ADDRESS_ID}`;
  return [{ path, fields: { street, check_at: addressDueAt(request) } }];
}

/**
 * Writes the market. The mails of the requests are written first, with the state `sent`, so that no
 * trigger on a new request sends them.
 */
export async function seedDocuments(
  db: Firestore,
  { profiles, uploads, subscribers, galleries, addressOf }: Market,
  now: Date,
): Promise<void> {
  const find = profileFinder(profiles);
  const requested = toRequestThreads(find, addressOf, now);
  const { reviews, reviewed } = toReviews(find, requested, addressOf, now);
  const threads = [...requested, ...reviewed];
  const all = threads.map(({ request }) => {
    const profile = find(request.provider_handle);
    return { ...request, distance: toJobPlace(request, profile)?.distance ?? null };
  });
  const requests = withReviews(all, reviews);
  const conversations = toConversations(find, addressOf, now);
  const applications = toApplications(now);
  const factsOf = (uid: string) => ({
    ...toFacts(uid, requests, reviews),
    badges: toBadges(uid, applications),
    plan_tier: subscribers.get(uid)?.subscription_tier ?? null,
    // The profile's trigger finds it.
    area: null,
    opening_hours: HOURS[uid] ?? null,
    price_hints: PRICES[uid] ?? [],
  });
  // Sent mails are deleted after some weeks.
  const mailedAfter = now.getTime() - RETENTION_DAYS.mails * DAY_MS;
  const mailed = requests.filter(({ created_at }) => created_at.getTime() > mailedAfter);
  const mails = mailed.flatMap((request) => [
    sentMail(request, 'new_request', find(request.provider_handle).email ?? request.client_email),
    sentMail(request, 'request_confirmation', request.client_email),
  ]);
  await write(db, [
    ...peopleDocuments(
      profiles.map((profile) => ({ ...profile, facts: factsOf(profile.id) })),
      subscribers,
    ),
    ...[...galleries].flatMap(([uid, gallery]) =>
      gallery ? [{ path: `galleries/${uid}`, fields: { ...gallery } }] : [],
    ),
    ...uploads.map((picture) => document('pictures', ledgerEntry(picture, now))),
    ...mails.map((mail) => document('mail', mail)),
    ...applications.map((application) => ({
      path: `badge_applications/${badgeApplicationId(application.provider_id, application.kind)}`,
      fields: { ...application },
    })),
  ]);
  await write(db, [
    ...requests.map((request) => document('service_requests', request)),
    ...requests.flatMap((request) => addressOfRequest(request, now)),
    ...reviews.map((review) => document('reviews', review)),
    ...profiles
      .filter(({ id }) => COUNTED.includes(id))
      .flatMap((profile) => toAnalytics(profile, requests, reviews, now))
      .map((month) => document('analytics', month)),
    ...toBusinessMonths(
      [...subscribers.values()].filter(({ subscribed }) => subscribed).length,
      now,
    ).map((month) => document('business_months', month)),
    { path: 'cursors/business_days', fields: toBusinessCursor(now) },
    ...toTeam(now).map((member) => document('team_members', member)),
    ...toSupportRequests(now).map((request) => document('support_requests', request)),
    ...threads.flatMap(({ request, history }) =>
      history.map((entry) => document(`service_requests/${request.id}/history`, entry)),
    ),
    ...threads.flatMap(({ messages }) => messages.map((line) => document('chat_messages', line))),
    ...conversations.map(({ conversation }) => document('conversations', conversation)),
    ...conversations.flatMap(({ messages }) =>
      messages.map((line) => document('direct_messages', line)),
    ),
  ]);
}

/** Merges the fields, so that a second seed keeps the fields that functions have added. */
async function write(db: Firestore, documents: readonly StoredDocument[]): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const writes = documents.map(({ path, fields }) =>
    writer.set(db.doc(path), fields, { merge: true }),
  );
  await writer.close();
  await Promise.all(writes);
}
