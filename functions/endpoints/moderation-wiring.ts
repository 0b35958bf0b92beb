import { createBlocks } from '../data/blocks.ts';
import { firestore } from '../data/firestore.ts';
import { createThreads } from '../data/threads.ts';
import type { BlockDeps } from '../services/block-person.ts';

// What reporting and blocking are given. See wiring.ts.

export function moderation(): BlockDeps {
  const db = firestore();
  return { threads: createThreads(db), blocks: createBlocks(db) };
}
