import { existsSync, readFileSync } from 'node:fs';
import { BRAND } from '@doorstep/domain/brand';
import { parseGazetteer, type Gazetteer } from '@doorstep/domain/places/gazetteer';
import { isDeepStrictEqual } from 'node:util';
import { planTierSchema } from '@doorstep/domain/billing/plan-tier';
import { inParallel } from '@doorstep/domain/in-parallel';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { gallerySchema } from '@doorstep/domain/profiles/gallery';
import {
  searchFieldsOf,
  searchSourceSchema,
  toProviderSearch,
  withArea,
  type ProviderSearch,
} from '@doorstep/domain/search/provider-search';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { toStored } from '../data-check/documents.ts';

interface Options {
  /** Counts wrong documents without writing. */
  dryRun: boolean;
  progress?: (checked: number, wrong: number) => void;
}

const PAGE = 200;
const AT_ONCE = 8;

const planSchema = z.catch(
  z.object({ subscription_tier: z.catch(z.nullable(planTierSchema), null) }),
  { subscription_tier: null },
);

let gazetteer: Gazetteer | undefined;

/** Returns the places of the brand's country; without a file, none. */
export function places(): Gazetteer {
  const file = new URL(`../../domain/places/data/${BRAND.country}.tsv`, import.meta.url);
  gazetteer ??= parseGazetteer(existsSync(file) ? readFileSync(file, 'utf8') : BRAND.country);
  return gazetteer;
}

/** The documents that a professional's search document is made of. */
interface Sources {
  profile: DocumentSnapshot | undefined;
  subscriber: DocumentSnapshot | undefined;
  branches: DocumentSnapshot | undefined;
  gallery: DocumentSnapshot | undefined;
}

/** Returns the expected search document of a profile, or null if it must not have one. */
function listingOf({ profile, subscriber, branches, gallery }: Sources): ProviderSearch | null {
  if (!profile) return null;
  const source = searchSourceSchema.safeParse({ ...toStored(profile)?.fields, id: profile.id });
  if (!source.success || !source.data.published) return null;
  const tier = planSchema.parse(subscriber?.data()).subscription_tier;
  const offices = branchesSchema.safeParse(branches?.data()).data?.branches ?? [];
  const details = gallerySchema.safeParse(gallery?.data());
  const current = withArea(source.data, tier, offices, places());
  return toProviderSearch(current, tier, offices, details.data);
}

async function readSources(db: Firestore, uids: readonly string[]) {
  const of = (collection: string) => uids.map((uid) => db.collection(collection).doc(uid));
  const [profiles, subscribers, branches, galleries] = await Promise.all([
    db.getAll(...of('provider_profiles')),
    db.getAll(...of('subscribers')),
    db.getAll(...of('branches')),
    db.getAll(...of('galleries')),
  ]);
  return uids.map((uid, i) => {
    const [profile, subscriber] = [profiles[i], subscribers[i]];
    return { uid, profile, subscriber, branches: branches[i], gallery: galleries[i] };
  });
}

/** Rewrites a professional's search documents from its sources in one transaction. */
async function repair(db: Firestore, uid: string): Promise<void> {
  const listings = db.collection('provider_search');
  // Outside the transaction, which would lock the collection.
  const standing = await listings.where('provider_id', '==', uid).select().get();
  await db.runTransaction(async (transaction) => {
    const [profile, subscriber, branches, gallery] = await transaction.getAll(
      db.collection('provider_profiles').doc(uid),
      db.collection('subscribers').doc(uid),
      db.collection('branches').doc(uid),
      db.collection('galleries').doc(uid),
    );
    const listing = listingOf({ profile, subscriber, branches, gallery });
    if (profile && listing) transaction.update(profile.ref, { 'facts.area': listing.card.area });
    for (const { id, ref } of standing.docs) if (id !== listing?.id) transaction.delete(ref);
    if (listing) transaction.set(listings.doc(listing.id), searchFieldsOf(listing));
  });
}

async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
    if (docs.length > 0) yield docs;
    after = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (after);
}

/** Returns the published profiles of a page whose search document is missing or outdated. */
async function missingIn(db: Firestore, profiles: QueryDocumentSnapshot[]): Promise<string[]> {
  const listings = db.collection('provider_search');
  const sources = await readSources(
    db,
    profiles.map(({ id }) => id),
  );
  const wanted = sources.flatMap(({ uid, ...source }) => {
    const listing = listingOf(source);
    return listing ? [{ uid, listing }] : [];
  });
  if (wanted.length === 0) return [];
  const standing = await db.getAll(...wanted.map(({ listing }) => listings.doc(listing.id)));
  return wanted
    .filter(({ listing }, i) => !isDeepStrictEqual(standing[i]?.data(), searchFieldsOf(listing)))
    .map(({ uid }) => uid);
}

const ownerOf = (listing: QueryDocumentSnapshot) =>
  z.string().check(z.minLength(1)).safeParse(listing.get('provider_id')).data ?? null;

/** Returns the search documents of a page that have no published profile or a wrong id. */
async function strayIn(db: Firestore, listings: QueryDocumentSnapshot[]) {
  const uids = listings.flatMap((listing) => ownerOf(listing) ?? []);
  const sources = uids.length === 0 ? [] : await readSources(db, [...new Set(uids)]);
  const ids = new Set(sources.map((source) => listingOf(source)?.id));
  return listings.filter(({ id }) => !ids.has(id));
}

/**
 * Repairs the search documents from profiles, plans and branches: exactly one for each published
 * profile. Works page by page, can run during operation, and is idempotent. Returns how many
 * profiles and search documents were checked and wrong. Throws what Google's library throws.
 */
export async function rebuildSearch(
  db: Firestore,
  { dryRun, progress }: Options,
): Promise<{ checked: number; wrong: number }> {
  const done = { checked: 0, wrong: 0 };
  const count = (checked: number, wrong: number) => {
    done.checked += checked;
    done.wrong += wrong;
    progress?.(done.checked, done.wrong);
  };
  const published = db.collection('provider_profiles').where('published', '==', true);
  for await (const page of pages(published)) {
    const missing = await missingIn(db, page);
    if (!dryRun) await inParallel(AT_ONCE, missing, (uid) => repair(db, uid));
    count(page.length, missing.length);
  }
  for await (const page of pages(db.collection('provider_search'))) {
    const stray = await strayIn(db, page);
    if (!dryRun) {
      await inParallel(AT_ONCE, stray, async (listing) => {
        const owner = ownerOf(listing);
        if (owner !== null) await repair(db, owner);
        else await listing.ref.delete();
      });
    }
    count(page.length, stray.length);
  }
  return done;
}
