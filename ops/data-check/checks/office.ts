import { isDeepStrictEqual } from 'node:util';
import { businessMonthSchema } from '@doorstep/domain/admin/business-month';
import {
  personSearchSchema,
  personSourceSchemas,
  toPersonSearch,
} from '@doorstep/domain/admin/person-search';
import { defineCheck, latest, problemUnless } from '../check.ts';

export const businessMonths = defineCheck({
  collection: 'business_months',
  schema: businessMonthSchema,
  validate: () => [],
});

/** The collections that administrators' search is made of, by the person's uid. */
const SOURCES = ['provider_profiles', 'client_profiles'];

export const peopleSearch = defineCheck({
  collection: 'people_search',
  schema: personSearchSchema,
  lookups: ({ value }) => ({ documents: SOURCES.map((name) => `${name}/${value.id}`) }),
  validate: ({ stored, value }, results) => {
    const [provider = null, client = null] = SOURCES.map((name) =>
      results.document(`${name}/${value.id}`),
    );
    const expected = toPersonSearch({
      provider: provider && personSourceSchemas.provider.parse(provider.fields),
      client: client && personSourceSchemas.client.parse(client.fields),
    });
    return problemUnless(
      isDeepStrictEqual(value, expected && { id: value.id, ...expected }),
      'does not match the documents that it copies',
      latest(stored.updated_at, provider?.updated_at, client?.updated_at),
    );
  },
});
