import { blockId, blockSchema, type Block } from '@doorstep/domain/moderation/block';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument, tryWrite } from '../platform/firestore.ts';

/** `blocks/{blocker}_{blocked}`: who has blocked whom. `firestore.rules` look at them at each write. */
export interface Blocks {
  /** Whether `blocker` has blocked `blocked`; not the other way round. */
  isBlocked(blocker: string, blocked: string): Promise<boolean>;
  /** Again is harmless: the first time stays. */
  block(blocker: string, blocked: string, now: Date): Promise<void>;
  /** What is not blocked stays so. */
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
