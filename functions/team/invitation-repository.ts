import { AppError } from '@doorstep/domain/app-error';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  subscriptionStatusSchema,
  type SubscriptionStatus,
} from '@doorstep/domain/billing/subscription';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { accountMailId } from '@doorstep/domain/mail/mail';
import {
  teamInvitationSchema,
  teamMemberSchema,
  type InvitationForm,
  type TeamInvitation,
  type TeamMember,
} from '@doorstep/domain/team/team';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { writeMail, type NewMail } from '../mail/write-mail.ts';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { readProfessional } from '../profiles/page-owner.ts';
import { invitationsOf, teamOf } from './team-repository.ts';

/** What an invitation is checked against. */
export interface Team {
  /** The owner's plan; null without an active one. */
  tier: PlanTier | null;
  /** The name on the owner's page; null without a page. */
  company: string | null;
  members: TeamMember[];
  /** The invitations that have not expired. */
  invitations: TeamInvitation[];
}

/** What an acceptance is checked against. */
export interface Joining {
  /** Null if it was accepted or withdrawn. */
  invitation: TeamInvitation | null;
  /** The team that the account is in already. */
  membership: TeamMember | null;
  hasPage: boolean;
  /** The account's own subscription. */
  status: SubscriptionStatus;
  /** The inviting owner and their team. */
  owner: (Team & { isClosed: boolean }) | null;
}

/** Returns the mail of an invitation by a company. */
export function invitationMail(
  { id, owner_uid: account, name, email, expires_at }: TeamInvitation,
  company: string,
): NewMail {
  const data = { account, invitation_id: id, company, name, expires_at };
  const content = { template: 'team_invitation', data } as const;
  return { id: accountMailId(content.template, id), to: email, content };
}

/** Stores invitations to teams in `team_invitations/{id}`, and the members who accept them. */
export type Invitations = ReturnType<typeof createInvitations>;

const DAY_MS = 24 * 60 * 60 * 1000;

const pageSchema = z.object({ display_name: z.string() });
const statusSchema = z.object({ status: z._default(subscriptionStatusSchema, 'none') });

const companyOf = (profile: DocumentSnapshot): string | null =>
  parseDocument(pageSchema, profile)?.display_name ?? null;

export function createInvitations(db: Firestore) {
  const invitations = db.collection('team_invitations');

  async function readTeam(transaction: Transaction, ownerUid: string, now: Date) {
    const members = await transaction.get(teamOf(db, ownerUid));
    const invited = await transaction.get(invitationsOf(db, ownerUid));
    return {
      members: parseList(teamMemberSchema, members.docs),
      invitations: parseList(teamInvitationSchema, invited.docs).filter(
        ({ expires_at }) => expires_at > now,
      ),
    };
  }

  async function readOwner(transaction: Transaction, uid: string, now: Date) {
    const { profile, ...owner } = await readProfessional(transaction, db, uid);
    return { ...owner, company: companyOf(profile), ...(await readTeam(transaction, uid, now)) };
  }

  async function readJoining(transaction: Transaction, id: string, uid: string, now: Date) {
    const of = (collection: string) => db.collection(collection).doc(uid);
    const [invited, member, profile, subscriber] = await transaction.getAll(
      invitations.doc(id),
      of('team_members'),
      of('provider_profiles'),
      of('subscribers'),
    );
    if (!invited || !member || !profile || !subscriber) {
      throw new AppError('internal', 'nothing was read');
    }
    const invitation = parseDocument(teamInvitationSchema, invited);
    const joining: Joining = {
      invitation,
      membership: parseDocument(teamMemberSchema, member),
      hasPage: profile.exists,
      status: parseDocument(statusSchema, subscriber)?.status ?? 'none',
      owner: invitation && (await readOwner(transaction, invitation.owner_uid, now)),
    };
    return joining;
  }

  return {
    find: async (id: string): Promise<TeamInvitation | null> =>
      isDocumentId(id)
        ? parseDocument(teamInvitationSchema, await invitations.doc(id).get())
        : null,

    /**
     * Creates an invitation and queues its mail, in one transaction, and returns its id. Throws
     * what `check` throws, and AppError `unauthenticated` for a closed account.
     */
    create: (
      ownerUid: string,
      form: InvitationForm,
      check: (team: Team) => void,
      now: Date,
    ): Promise<string> =>
      runForCaller(db, ownerUid, async (transaction) => {
        const { tier, profile } = await readProfessional(transaction, db, ownerUid);
        const company = companyOf(profile);
        check({
          tier,
          company,
          ...(await readTeam(transaction, ownerUid, now)),
        });
        const created = invitations.doc();
        const invitation: Omit<TeamInvitation, 'id'> = {
          ...form,
          owner_uid: ownerUid,
          created_at: now,
          expires_at: new Date(now.getTime() + RETENTION_DAYS.team_invitations * DAY_MS),
        };
        transaction.create(created, invitation);
        if (company !== null) {
          writeMail(transaction, db, invitationMail({ id: created.id, ...invitation }, company));
        }
        return created.id;
      }),

    /**
     * Deletes an invitation of this owner. Does nothing if there is none any more. Returns false if
     * it was accepted, or belongs to another owner. Throws AppError `unauthenticated` for a closed
     * account.
     */
    withdraw: (id: string, ownerUid: string): Promise<boolean> =>
      runForCaller(db, ownerUid, async (transaction) => {
        if (!isDocumentId(id)) return false;
        const invited = await transaction.get(invitations.doc(id));
        if (invited.exists && invited.get('owner_uid') !== ownerUid) return false;
        const { docs: members } = await transaction.get(teamOf(db, ownerUid));
        if (members.some((member) => member.get('invitation_id') === id)) return false;
        transaction.delete(invited.ref);
        return true;
      }),

    /**
     * Adds the account to the team, and deletes the invitation, in one transaction. `check` returns
     * the invitation, or null if the account has accepted it before. Throws what `check` throws,
     * and AppError `unauthenticated` for a closed account.
     */
    accept: (
      id: string,
      uid: string,
      check: (joining: Joining) => TeamInvitation | null,
      now: Date,
    ): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const accepted = check(await readJoining(transaction, id, uid, now));
        if (!accepted) return;
        const { owner_uid, name, email } = accepted;
        const member: Omit<TeamMember, 'id'> = {
          ...{ owner_uid, name, email, active: true },
          ...{ invitation_id: id, joined_at: now },
        };
        transaction.delete(invitations.doc(id));
        transaction.create(db.collection('team_members').doc(uid), member);
        // A sync that read the team before this member joined fails and reads it again.
        transaction.update(db.collection('subscribers').doc(owner_uid), { team_changed_at: now });
      }),
  };
}
