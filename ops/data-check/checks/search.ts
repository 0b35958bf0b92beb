import { isDeepStrictEqual } from 'node:util';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  providerSearchSchema,
  searchSourceSchema,
  toProviderSearch,
} from '@doorstep/domain/search/provider-search';
import * as z from 'zod/mini';
import { defineCheck, latest, unless } from '../check.ts';
import type { StoredDocument } from '../documents.ts';

const tierSchema = z.catch(z.nullable(planTierSchema), null);

/** The plan in a document of `subscribers`, as search goes by it. */
export function tierIn(subscriber: StoredDocument | null): PlanTier | null {
  return tierSchema.parse(subscriber?.fields['subscription_tier']);
}

/** What search is to hold of a profile; null: nothing. */
function listingOf(profile: StoredDocument | null, subscriber: StoredDocument | null) {
  const source = searchSourceSchema.safeParse({ ...profile?.fields, id: profile?.id });
  if (!source.success || !source.data.published) return null;
  return toProviderSearch(source.data, tierIn(subscriber));
}

// That none is missing is looked at with the profiles.
export const providerSearch = defineCheck({
  collection: 'provider_search',
  schema: providerSearchSchema,
  needs: ({ value }) => ({
    documents: [`provider_profiles/${value.provider_id}`, `subscribers/${value.provider_id}`],
  }),
  judge: ({ stored, value }, found) => {
    const profile = found.document(`provider_profiles/${value.provider_id}`);
    const subscriber = found.document(`subscribers/${value.provider_id}`);
    return unless(
      isDeepStrictEqual(value, listingOf(profile, subscriber)),
      'is not what profile and plan say',
      latest(stored.updated_at, profile?.updated_at, subscriber?.updated_at),
    );
  },
});
