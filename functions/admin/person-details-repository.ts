import { closedAccountSchema } from '@doorstep/domain/account/closed-account';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import { subscriberSchema } from '@doorstep/domain/billing/subscription';
import { NO_FACTS, profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { teamMemberSchema } from '@doorstep/domain/team/team';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../platform/firestore.ts';

const pageSchema = z.object({
  display_name: z.string(),
  handle: z.string(),
  published: z.boolean(),
  facts: z._default(profileFactsSchema, NO_FACTS),
});
const memberSchema = z.pick(teamMemberSchema, { owner_uid: true });
const planSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

/** Reads the documents about one person, for administrators. */
export type PersonDetails = ReturnType<typeof createPersonDetails>;

type OwnDocuments = Awaited<ReturnType<typeof readOwn>>;

async function readOwn(db: Firestore, uid: string) {
  const read = async <T extends z.ZodMiniType>(collection: string, schema: T) =>
    parseDocument(schema, await db.collection(collection).doc(uid).get());
  const team = db.collection('team_members').where('owner_uid', '==', uid);
  const [page, subscriber, closed, role, member, members] = await Promise.all([
    read('provider_profiles', pageSchema),
    read('subscribers', subscriberSchema),
    read('closed_accounts', closedAccountSchema),
    read('user_roles', userRoleSchema),
    read('team_members', memberSchema),
    team.count().get(),
  ]);
  return { page, subscriber, closed, role, member, teamSize: members.data().count };
}

export function createPersonDetails(db: Firestore) {
  return {
    /** Returns the plans and suspensions of people, by uid. */
    listStates: async (
      uids: readonly string[],
    ): Promise<Map<string, { plan: PlanTier | null; is_suspended: boolean }>> => {
      if (uids.length === 0) return new Map();
      const of = (collection: string) => uids.map((uid) => db.collection(collection).doc(uid));
      const [subscribers, closed] = await Promise.all([
        db.getAll(...of('subscribers')),
        db.getAll(...of('closed_accounts')),
      ]);
      return new Map(
        uids.map((uid, i) => {
          const plan = planSchema.safeParse(subscribers[i]?.data()).data;
          const state = {
            plan: plan?.subscribed ? plan.subscription_tier : null,
            is_suspended: closed[i]?.get('reason') === 'suspended',
          };
          return [uid, state];
        }),
      );
    },

    /**
     * Returns the person's own documents, null for each that does not exist, and the team's size.
     */
    readOwn: (uid: string): Promise<OwnDocuments> => readOwn(db, uid),
  };
}
