import { teamMemberSchema, type TeamMember } from '@doorstep/domain/team/team';
import type {
  DocumentReference,
  Firestore,
  Precondition,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { isDocumentId, parseDocument, readIn } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/** Stores who answers the requests of a professional, in `team_members/{uid}`. */
export type Teams = ReturnType<typeof createTeams>;

export function createTeams(db: Firestore) {
  /** Returns the membership of an account, active or not; null without one. */
  const findMember = async (uid: string, transaction?: Transaction): Promise<TeamMember | null> =>
    parseDocument(
      teamMemberSchema,
      await readIn(transaction, db.collection('team_members').doc(uid)),
    );
  return {
    findMember,
    /** Checks whether an account is the professional, or an active member of their team. */
    worksFor: async (
      uid: string,
      providerId: string,
      transaction?: Transaction,
    ): Promise<boolean> => {
      if (uid === providerId) return true;
      const member = await findMember(uid, transaction);
      return member !== null && member.active && member.owner_uid === providerId;
    },
    /**
     * Deletes a membership, for its owner or the member. Does nothing if there is none any more.
     * Returns false for a member of another owner. Throws AppError `unauthenticated` for a closed
     * account.
     */
    remove: (memberUid: string, callerUid: string): Promise<boolean> =>
      runForCaller(db, callerUid, async (transaction) => {
        if (!isDocumentId(memberUid)) return false;
        const member = await transaction.get(db.collection('team_members').doc(memberUid));
        if (!member.exists) return true;
        if (callerUid !== memberUid && callerUid !== member.get('owner_uid')) return false;
        transaction.delete(member.ref);
        return true;
      }),
  };
}

/** Returns the query of a team. A team is smaller than the limit (`entitlements.ts`). */
export const teamOf = (db: Firestore, ownerUid: string) =>
  db.collection('team_members').where('owner_uid', '==', ownerUid).limit(50);

/** Returns the query of a team's invitations, also of the few that expired but still exist. */
export const invitationsOf = (db: Firestore, ownerUid: string) =>
  db.collection('team_invitations').where('owner_uid', '==', ownerUid).limit(50);

/** A batch, or a transaction after its reads. */
interface MemberWriter {
  update(member: DocumentReference, fields: { active: boolean }, unchanged: Precondition): unknown;
}

/**
 * Writes whether the members of a team have access, together with what changes it. Returns whether
 * a member's access changes.
 */
export function writeActive(
  writer: MemberWriter,
  members: readonly QueryDocumentSnapshot[],
  active: boolean,
): boolean {
  const changing = members.filter((member) => member.get('active') !== active);
  // Fails if a member has left since, and perhaps joined another team.
  for (const { ref, updateTime } of changing) {
    writer.update(ref, { active }, { lastUpdateTime: updateTime });
  }
  return changing.length > 0;
}
