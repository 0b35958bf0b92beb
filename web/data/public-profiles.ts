import { PAGE_SIZE } from '@doorstep/domain/limits';
import { providerProfileSchema, type ProviderProfile } from '@doorstep/domain/provider-profile';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { z } from 'zod';
import { parseDocuments } from './documents.ts';
import { throwing } from './errors.ts';
import { lite } from './firestore-lite.ts';

/** What search reads of a profile (spec §7, Search). */
const searchProfileSchema = providerProfileSchema.pick({
  id: true,
  handle: true,
  display_name: true,
  bio: true,
  city: true,
  services: true,
  locations: true,
  avatar_url: true,
});
export type SearchProfile = z.infer<typeof searchProfileSchema>;

const profiles = collection(lite, 'provider_profiles');

async function readPage(after: QueryDocumentSnapshot | null) {
  const page = query(
    profiles,
    where('published', '==', true),
    orderBy('created_at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(PAGE_SIZE.search),
  );
  const { docs } = await throwing(getDocs(page));
  return docs;
}

let known: SearchProfile[] | null = null;

/** The last complete list that this visit has seen, to show while it is read again; else null. */
export const knownPublishedProfiles = () => known;

/** All published professionals, newest first, read in pages. Throws AppError. */
export async function listPublishedProfiles(): Promise<SearchProfile[]> {
  const list: SearchProfile[] = [];
  let last: QueryDocumentSnapshot | null = null;
  let more = true;
  while (more) {
    const docs: QueryDocumentSnapshot[] = await readPage(last);
    list.push(...parseDocuments(searchProfileSchema, docs));
    last = docs.at(-1) ?? null;
    more = docs.length === PAGE_SIZE.search;
  }
  known = list;
  return list;
}

/** The published page of that handle, or null (none, or not public). Throws AppError. */
export async function findPublishedProfile(handle: string): Promise<ProviderProfile | null> {
  const found = query(
    profiles,
    where('handle', '==', handle),
    where('published', '==', true),
    limit(1),
  );
  const { docs } = await throwing(getDocs(found));
  return parseDocuments(providerProfileSchema, docs)[0] ?? null;
}
