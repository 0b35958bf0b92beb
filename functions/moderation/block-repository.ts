import { blockId, blockSchema, type Block } from '@doorstep/domain/moderation/block';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument, readIn } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/** Stores blocks, `blocks/{blocker}_{blocked}`, which `firestore.rules` check on each write. */
export type Blocks = ReturnType<typeof createBlocks>;

interface BlockChange {
  blockers: readonly string[];
  other: string;
  blocked: boolean;
}

export function createBlocks(db: Firestore) {
  const document = (blocker: string, blocked: string) =>
    db.collection('blocks').doc(blockId(blocker, blocked));
  return {
    /** Checks whether `blocker` has blocked `blocked`, in this direction. */
    isBlocked: async (
      blocker: string,
      blocked: string,
      transaction?: Transaction,
    ): Promise<boolean> =>
      parseDocument(blockSchema, await readIn(transaction, document(blocker, blocked))) !== null,
    /**
     * Adds or removes blocks for the caller `uid`, in one transaction with what `decide` reads.
     * Does nothing for blocks that exist or are removed already. Throws what `decide` throws, and
     * AppError `unauthenticated` for a closed account.
     */
    change: (
      uid: string,
      decide: (transaction: Transaction) => Promise<BlockChange>,
      created_at: Date,
    ): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const { blockers, other: blocked_uid, blocked } = await decide(transaction);
        const read = blockers.map((blocker) => transaction.get(document(blocker, blocked_uid)));
        for (const [index, { ref, exists }] of (await Promise.all(read)).entries()) {
          const blocker_uid = blockers[index];
          if (exists === blocked || blocker_uid === undefined) continue;
          const block: Omit<Block, 'id'> = { blocker_uid, blocked_uid, created_at };
          if (blocked) transaction.create(ref, block);
          else transaction.delete(ref);
        }
      }),
  };
}
