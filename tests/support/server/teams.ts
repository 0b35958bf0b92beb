import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { TeamInvitation, TeamMember } from '@doorstep/domain/team/team';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { adminDb, fieldsOf, setFields } from './admin.ts';
import { savePage } from './market.ts';
import { session, unique, type Person } from './sdk-people.ts';

const SECRET = process.env['LINK_SECRET'] ?? '';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores a plan, as a sync of the subscription does; null for a plan that has ended. */
export async function setPlan({ uid }: Person, tier: PlanTier | null): Promise<void> {
  const plan = { subscribed: tier !== null, subscription_tier: tier };
  const status = tier === null ? 'canceled' : 'active';
  const fields = { ...subscriber({ stripe_customer_id: null }), ...plan, status };
  await setFields(`subscribers/${uid}`, fields);
}

/** Creates a professional with a page whose plan includes a team. */
export async function teamOwner(company = 'Zeppelin Rides'): Promise<Person> {
  const person = await session('owner');
  await savePage(person.uid, { display_name: company });
  await setPlan(person, 'Business');
  return person;
}

/** Stores a membership and returns its path. */
export async function saveMember(
  owner_uid: string,
  uid = unique('member'),
  changes: Partial<TeamMember> = {},
): Promise<string> {
  const path = `team_members/${uid}`;
  await setFields(path, {
    ...{ owner_uid, name: 'Kim', email: `${uid}@doorstep.test`, active: true },
    ...{ invitation_id: unique('invitation'), joined_at: new Date(), ...changes },
  });
  return path;
}

/** Checks whether a membership gives access. */
export const hasAccess = async (path: string): Promise<unknown> => (await fieldsOf(path)).active;

/** The input of `accept-invitation` and `read-invitation`. */
export interface MailedInvitation {
  invitation_id: string;
  token: string;
}

/** Signs the link of an invitation, as its mail does. */
export function signInvitation(
  id: string,
  email: string,
  expiresAt = new Date(Date.now() + DAY_MS),
): string {
  return createLinkToken(SECRET, { purpose: 'invitation', id, email }, expiresAt);
}

/** Stores an invitation, without its mail, and returns its id and token. */
export async function saveInvitation(
  owner_uid: string,
  email: string,
  changes: Partial<TeamInvitation> = {},
): Promise<MailedInvitation> {
  const expires_at = new Date(Date.now() + DAY_MS);
  const fields = { owner_uid, name: 'Sam', email, created_at: new Date(), expires_at, ...changes };
  const { id } = await adminDb().collection('team_invitations').add(fields);
  return { invitation_id: id, token: signInvitation(id, email, fields.expires_at) };
}
