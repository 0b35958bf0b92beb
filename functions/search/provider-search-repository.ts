import { isDeepStrictEqual } from 'node:util';
import { planTierSchema } from '@doorstep/domain/billing/plan-tier';
import {
  searchCardSchema,
  searchIdsOf,
  toProviderSearch,
  type ProviderSearch as ProviderSearchDocument,
  type SearchCard,
} from '@doorstep/domain/search/provider-search';
import { gramKeysToAsk } from '@doorstep/domain/search/search-grams';
import { asWanted, type SearchTerms } from '@doorstep/domain/search/search';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { fieldsOf, parseSearchSource } from './search-listing.ts';

/** Somebody who may match; `provider` is null where the document is malformed. */
interface Candidate {
  id: string;
  provider: SearchCard | null;
}

/** What search asks. Another one in its place, a search engine, need not know of grams. */
export interface ProviderSearch {
  /**
   * At most `limit` published professionals after the one with the id `after`, in search's order (the
   * order of their ids): everybody who matches, and few who do not. Fewer than `limit`: there are no more.
   */
  listCandidates(terms: SearchTerms, after: string | null, limit: number): Promise<Candidate[]>;
}

/** What is kept for it. */
export interface SearchIndex {
  /**
   * Brings what search holds of somebody in line with profile and plan as they are now, whatever has
   * happened before: one document while the profile is published, else none. Whether it had to.
   */
  refresh(uid: string): Promise<boolean>;
}

const documentSchema = z.object({ card: searchCardSchema });
const planSchema = z.object({ subscription_tier: z.catch(z.nullable(planTierSchema), null) });

function withGrams(query: Query, map: 'service' | 'location', typed: string): Query {
  return gramKeysToAsk(asWanted(typed)).reduce(
    (narrower, gram) => narrower.where(new FieldPath(map, gram), '==', true),
    query,
  );
}

export function createProviderSearch(db: Firestore): ProviderSearch {
  const listings = db.collection('provider_search');
  return {
    listCandidates: async (terms, after, limit) => {
      const narrowed = withGrams(
        withGrams(listings, 'service', terms.service),
        'location',
        terms.location,
      );
      const ordered = narrowed.orderBy(FieldPath.documentId()).select('card').limit(limit);
      const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
      return docs.map((document) => ({
        id: document.id,
        provider: parseList(documentSchema, [document])[0]?.card ?? null,
      }));
    },
  };
}

export function createSearchIndex(db: Firestore): SearchIndex {
  const listings = db.collection('provider_search');
  return {
    refresh: async (uid) => {
      // Before the transaction, which would lock the collection for it. A profile is listed under the ids
      // that follow from it; others it has only when it was made anew, of which an event tells too.
      const known = await listings.where('provider_id', '==', uid).select().get();
      const knownIds = known.docs.map(({ id }) => id);
      return db.runTransaction(async (transaction) => {
        const [profile, subscriber] = await transaction.getAll(
          db.collection('provider_profiles').doc(uid),
          db.collection('subscribers').doc(uid),
        );
        const source = profile ? parseSearchSource(profile) : null;
        const plan = subscriber ? parseDocument(planSchema, subscriber) : null;
        const listing = source?.published
          ? toProviderSearch(source, plan?.subscription_tier ?? null)
          : null;
        const ids = new Set([...knownIds, ...(source ? searchIdsOf(source) : [])]);
        const standing = await getAll(
          transaction,
          [...ids].map((id) => listings.doc(id)),
        );
        return align(transaction, standing, listing);
      });
    },
  };
}

/** `getAll` takes no empty list. */
function getAll(transaction: Transaction, references: DocumentReference[]) {
  return references.length === 0 ? Promise.resolve([]) : transaction.getAll(...references);
}

/** Leaves the one document that is wanted of those that may be there; whether anything changed. */
function align(
  transaction: Transaction,
  standing: readonly DocumentSnapshot[],
  listing: ProviderSearchDocument | null,
): boolean {
  let changed = false;
  for (const document of standing) {
    const fields = document.id === listing?.id ? fieldsOf(listing) : null;
    if (isDeepStrictEqual(document.data() ?? null, fields)) continue;
    if (fields) transaction.set(document.ref, fields);
    else transaction.delete(document.ref);
    changed = true;
  }
  return changed;
}
