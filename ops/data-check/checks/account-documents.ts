import { clientProfileSchema } from '@doorstep/domain/profiles/client-profile';
import { savedProvidersSchema } from '@doorstep/domain/profiles/saved-providers';
import { rateLimitSchema } from '@doorstep/domain/documents/server-records';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import {
  WRITE_LIMITS,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/documents/write-counter';
import { defineCheck, checkTtl, problemUnless } from '../check.ts';
import { hasOwner, isClosed, ownerLookup, ownerLookups } from '../owner.ts';

export const clientProfiles = defineCheck({
  collection: 'client_profiles',
  schema: clientProfileSchema,
  lookups: ({ stored }) => ownerLookup(stored.id),
  validate: ({ stored, value }, results) => [
    ...problemUnless(value.user_id === stored.id, 'user_id: does not match the document id'),
    ...hasOwner(results, stored.id, stored.updated_at),
  ],
});

export const savedProviders = defineCheck({
  collection: 'saved_providers',
  schema: savedProvidersSchema,
  lookups: ({ stored, value }) => ({
    documents: [
      ...ownerLookups(stored.id, ...value.provider_ids).documents,
      ...value.provider_ids.map((id) => `provider_profiles/${id}`),
    ],
    accounts: [stored.id],
  }),
  validate: ({ stored, value }, results) => [
    ...problemUnless(!value.provider_ids.includes(stored.id), 'provider_ids: includes the owner'),
    ...problemUnless(
      value.provider_ids.every(
        // The deletion of an account removes it from the lists after its profile.
        (id) => results.document(`provider_profiles/${id}`) !== null || isClosed(results, id),
      ),
      'provider_ids: one professional has no profile',
    ),
    ...hasOwner(results, stored.id, stored.updated_at),
  ],
});

export const userRoles = defineCheck({
  collection: 'user_roles',
  schema: userRoleSchema,
  lookups: ({ stored }) => ownerLookup(stored.id),
  validate: ({ stored, value }, results) => [
    ...problemUnless(value.user_id === stored.id, 'user_id: does not match the document id'),
    ...hasOwner(results, stored.id, stored.updated_at),
  ],
});

const counter = (collection: WriteCounter) =>
  defineCheck({
    collection,
    schema: writeCountSchema,
    validate: ({ value }) => [
      ...problemUnless(value.count <= WRITE_LIMITS[collection].max, 'count: over the limit'),
      ...problemUnless(value.started_at <= value.counted_at, 'started_at: later than counted_at'),
    ],
  });

export const messageCounts = counter('message_counts');
export const threadCounts = counter('thread_counts');
export const editCounts = counter('edit_counts');

export const rateLimits = defineCheck({
  collection: 'rate_limits',
  schema: rateLimitSchema,
  validate: ({ value }, _, context) => checkTtl(value.expires_at, context),
});
