import { clientProfileSchema } from '@doorstep/domain/profiles/client-profile';
import { rateLimitSchema } from '@doorstep/domain/server-records';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import { WRITE_LIMITS, writeCountSchema, type WriteCounter } from '@doorstep/domain/write-counter';
import { defineCheck, isKeptByTtl, unless } from '../check.ts';
import { hasOwner, ownerOf } from '../owner.ts';

export const clientProfiles = defineCheck({
  collection: 'client_profiles',
  schema: clientProfileSchema,
  needs: ({ stored }) => ownerOf(stored.id),
  judge: ({ stored, value }, found) => [
    ...unless(value.user_id === stored.id, 'user_id: is not its id'),
    ...hasOwner(found, stored.id, stored.updated_at),
  ],
});

export const userRoles = defineCheck({
  collection: 'user_roles',
  schema: userRoleSchema,
  needs: ({ stored }) => ownerOf(stored.id),
  judge: ({ stored, value }, found) => [
    ...unless(value.user_id === stored.id, 'user_id: is not its id'),
    ...hasOwner(found, stored.id, stored.updated_at),
  ],
});

const counter = (collection: WriteCounter) =>
  defineCheck({
    collection,
    schema: writeCountSchema,
    judge: ({ value }) => [
      ...unless(value.count <= WRITE_LIMITS[collection].max, 'count: above the limit'),
      ...unless(value.count === 0 || value.last_id !== undefined, 'last_id: of nothing counted'),
      ...unless(
        value.count > 0 || value.started_at !== undefined,
        'started_at: of a window that was begun anew',
      ),
    ],
  });

export const messageCounts = counter('message_counts');
export const threadCounts = counter('thread_counts');

export const rateLimits = defineCheck({
  collection: 'rate_limits',
  schema: rateLimitSchema,
  judge: ({ value }, _, circumstances) => isKeptByTtl(value.expires_at, circumstances),
});
