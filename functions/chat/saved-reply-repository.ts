import { savedRepliesSchema } from '@doorstep/domain/chat/saved-replies';
import { teamMemberSchema } from '@doorstep/domain/team/team';
import type { Firestore } from 'firebase-admin/firestore';
import { accountClosed, runForCaller } from '../platform/callables/run-for-caller.ts';
import { parseDocument } from '../platform/firestore.ts';
import { readProfessional } from '../profiles/page-owner.ts';

/** What a change of saved replies is checked against. */
export interface SavedRepliesContext {
  hasPlan: boolean;
  stored: string[];
}

/** Stores the replies that professionals write often in `saved_replies/{uid}`. */
export type SavedReplies = ReturnType<typeof createSavedReplies>;

export function createSavedReplies(db: Firestore) {
  return {
    /**
     * Replaces the replies of the professional for whom the caller works, the owner of their team
     * or the caller, by what `change` returns, in one transaction; null changes nothing. Throws
     * what `change` throws, and AppError `unauthenticated` if either account is closed.
     */
    save: (
      callerUid: string,
      change: (context: SavedRepliesContext) => string[] | null,
    ): Promise<void> =>
      runForCaller(db, callerUid, async (transaction) => {
        const membership = await transaction.get(db.collection('team_members').doc(callerUid));
        const member = parseDocument(teamMemberSchema, membership);
        const owner = member?.active ? member.owner_uid : callerUid;
        const { tier, isClosed } = await readProfessional(transaction, db, owner);
        if (isClosed) throw accountClosed();
        const document = await transaction.get(db.collection('saved_replies').doc(owner));
        const stored = parseDocument(savedRepliesSchema, document)?.replies ?? [];
        const replies = change({ hasPlan: tier !== null, stored });
        if (replies) transaction.set(document.ref, { replies });
      }),
  };
}
