import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { defineCheck, problemUnless } from '../check.ts';

export const branches = defineCheck({
  collection: 'branches',
  schema: branchesSchema,
  lookups: ({ stored }) => ({ documents: [`provider_profiles/${stored.id}`] }),
  validate: ({ stored }, results) =>
    problemUnless(
      results.document(`provider_profiles/${stored.id}`) !== null,
      'the professional has no page',
      stored.updated_at,
    ),
});
