import { AppError } from '@doorstep/domain/app-error';
import { adminRole } from '@doorstep/local/demo/factories.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import {
  createSuspensions,
  suspend,
  type Suspensions,
} from '../../../functions/moderation/suspension-repository.ts';
import { acceptInvitation } from '../../../functions/team/accept-invitation.ts';
import { createInvitations } from '../../../functions/team/invitation-repository.ts';
import { removeMember } from '../../../functions/team/remove-member.ts';
import { createTeams } from '../../../functions/team/team-repository.ts';

import type { TeamAction } from './histories.ts';

const SECRET = 'secret-of-the-histories';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The team of one professional, and the suspensions of the professional's account. */
export class Team {
  readonly #db: Firestore;
  readonly #owner: string;
  readonly #suspensions: Suspensions;
  /** Everybody who was invited, also those who could not join and those who have left. */
  readonly invited: string[] = [];
  isSuspended = false;

  constructor(db: Firestore, owner: string) {
    this.#db = db;
    this.#owner = owner;
    this.#suspensions = createSuspensions(db, createAuditLog(db));
  }

  /** Returns the members by uid, and whether their membership is active. */
  async members(): Promise<Map<string, unknown>> {
    const team = this.#db.collection('team_members').where('owner_uid', '==', this.#owner);
    const { docs } = await team.get();
    return new Map(docs.map((member) => [member.id, member.get('active') as unknown]));
  }

  /** Does an action. Nothing happens if it is not possible now. */
  async act(action: TeamAction): Promise<void> {
    if (action.do === 'join') await this.#join();
    if (action.do === 'remove') await this.#remove(action.which, action.by);
    if (action.do === 'suspend' && !this.isSuspended) {
      await this.#db.runTransaction(async (transaction) =>
        suspend(transaction, await this.#suspensions.read(transaction, this.#owner), new Date()),
      );
      this.isSuspended = true;
    }
    if (action.do === 'lift' && this.isSuspended) {
      await this.#db.doc('user_roles/admin').set(adminRole('admin'));
      await this.#suspensions.lift(this.#owner, { actor_uid: 'admin', note: 'A mistake.' });
      this.isSuspended = false;
    }
  }

  /** Invites somebody, who tries to accept. */
  async #join(): Promise<void> {
    const uid = `${this.#owner}m${this.invited.length}`;
    const email = `${uid}@doorstep.test`;
    this.invited.push(uid);
    const expires_at = new Date(Date.now() + DAY_MS);
    const fields = { owner_uid: this.#owner, name: 'Kim', email, expires_at };
    const { id } = await this.#db
      .collection('team_invitations')
      .add({ ...fields, created_at: new Date() });
    const token = createLinkToken(SECRET, { purpose: 'invitation', id, email }, expires_at);
    const deps = { invitations: createInvitations(this.#db), linkSecrets: [SECRET] };
    const caller = { uid, email, kind: 'session', signed_in_at: new Date() } as const;
    try {
      await acceptInvitation(deps, caller, { invitation_id: id, token }, new Date());
    } catch (thrown) {
      // The plan has no team or no room, or the owner is suspended.
      if (!(thrown instanceof AppError) || thrown.code !== 'failed-precondition') throw thrown;
    }
  }

  async #remove(which: number, by: 'owner' | 'member'): Promise<void> {
    const members = [...(await this.members()).keys()];
    const member_uid = members[which % Math.max(members.length, 1)];
    if (member_uid === undefined) return;
    const uid = by === 'owner' ? this.#owner : member_uid;
    await removeMember(createTeams(this.#db), { uid }, { member_uid });
  }
}
