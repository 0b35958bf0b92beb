import { blockId, blockSchema, type Block } from '@doorstep/domain/moderation/block';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument, tryWrite } from '../platform/firestore.ts';

/** Stores blocks, `blocks/{blocker}_{blocked}`, which `firestore.rules` check on each write. */
export interface Blocks {
  /** Checks whether `blocker` has blocked `blocked`, in this direction. */
  isBlocked(blocker: string, blocked: string): Promise<boolean>;
  /** Adds a block. Does nothing if it exists. */
  block(blocker: string, blocked: string, now: Date): Promise<void>;
  /** Removes a block. Does nothing if it does not exist. */
  unblock(blocker: string, blocked: string): Promise<void>;
}

export function createBlocks(db: Firestore): Blocks {
  const document = (blocker: string, blocked: string) =>
    db.collection('blocks').doc(blockId(blocker, blocked));
  return {
    isBlocked: async (blocker, blocked) =>
      parseDocument(blockSchema, await document(blocker, blocked).get()) !== null,
    block: async (blocker_uid, blocked_uid, created_at) => {
      const block: Omit<Block, 'id'> = { blocker_uid, blocked_uid, created_at };
      await tryWrite(document(blocker_uid, blocked_uid).create(block));
    },
    unblock: async (blocker, blocked) => {
      await document(blocker, blocked).delete();
    },
  };
}
