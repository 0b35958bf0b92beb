import { closedAccountSchema } from '@doorstep/domain/account/closed-account';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import { subscriberSchema } from '@doorstep/domain/billing/subscription';
import { reportSchema } from '@doorstep/domain/moderation/report';
import { NO_FACTS, profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { requestStatusSchema } from '@doorstep/domain/requests/service-request';
import { supportRequestSchema } from '@doorstep/domain/support/support-request';
import { teamMemberSchema } from '@doorstep/domain/team/team';
import type { Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';

const pageSchema = z.object({
  display_name: z.string(),
  handle: z.string(),
  published: z.boolean(),
  facts: z._default(profileFactsSchema, NO_FACTS),
});
const requestSchema = z.object({
  id: z.string(),
  provider_name: z.string(),
  client_name: z.string(),
  status: requestStatusSchema,
  created_at: z.date(),
});
const memberSchema = z.pick(teamMemberSchema, { owner_uid: true });
const planSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

/** Reads the documents about one person, for administrators. */
export interface PersonDetails {
  /** Returns the plans and suspensions of people, by uid. */
  listStates(
    uids: readonly string[],
  ): Promise<Map<string, { plan: PlanTier | null; is_suspended: boolean }>>;
  /** Returns the person's own documents; null for each that does not exist. */
  readOwn(uid: string): Promise<OwnDocuments>;
  /** Returns the newest `limit` requests, reports and messages to support, with their numbers. */
  readLists(uid: string, limit: number): Promise<PersonLists>;
}

type OwnDocuments = Awaited<ReturnType<typeof readOwn>>;

const countOf = async (query: Query) => (await query.count().get()).data().count;

async function newest<T extends z.ZodMiniType>(
  query: Query,
  order: string,
  schema: T,
  limit: number,
): Promise<{ count: number; newest: z.output<T>[] }> {
  const [count, { docs }] = await Promise.all([
    countOf(query),
    query.orderBy(order, 'desc').limit(limit).get(),
  ]);
  return { count, newest: parseList(schema, docs) };
}

export type PersonLists = Awaited<ReturnType<typeof readLists>>;

async function readLists(db: Firestore, uid: string, limit: number) {
  const of = (collection: string, field: string) =>
    db.collection(collection).where(field, '==', uid);
  const [received, sent, about, by, support, teamSize] = await Promise.all([
    newest(of('service_requests', 'provider_id'), 'created_at', requestSchema, limit),
    newest(of('service_requests', 'client_uid'), 'created_at', requestSchema, limit),
    newest(of('reports', 'reported_uid'), 'created_at', reportSchema, limit),
    newest(of('reports', 'reporter_uid'), 'created_at', reportSchema, limit),
    newest(of('support_requests', 'owner_uid'), 'changed_at', supportRequestSchema, limit),
    countOf(of('team_members', 'owner_uid')),
  ]);
  return { received, sent, about, by, support, teamSize };
}

async function readOwn(db: Firestore, uid: string) {
  const read = async <T extends z.ZodMiniType>(collection: string, schema: T) =>
    parseDocument(schema, await db.collection(collection).doc(uid).get());
  const [page, subscriber, closed, role, member] = await Promise.all([
    read('provider_profiles', pageSchema),
    read('subscribers', subscriberSchema),
    read('closed_accounts', closedAccountSchema),
    read('user_roles', userRoleSchema),
    read('team_members', memberSchema),
  ]);
  return { page, subscriber, closed, role, member };
}

export function createPersonDetails(db: Firestore): PersonDetails {
  return {
    listStates: async (uids) => {
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

    readOwn: (uid) => readOwn(db, uid),
    readLists: (uid, limit) => readLists(db, uid, limit),
  };
}
