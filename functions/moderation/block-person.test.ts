import { Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Thread } from './thread-repository.ts';
import { setBlocked, type BlockDeps } from './block-person.ts';

const TOMBSTONE = { reason: 'deleted', closed_at: new Date(0), expires_at: null } as const;

/** A request that the account `sender` sent with the address of the account `owner`. */
const THREAD: Thread = {
  ref: { kind: 'request', id: 'r1' },
  provider_id: 'provider',
  client_uid: 'sender',
  client_email: 'ann@doorstep.test',
  about: null,
  photos: [],
  names: { provider: 'Rivera Plumbing', client: 'Ann' },
};

const unexpected = () => Promise.reject(new Error('not expected'));

/** Blocks as `owner` while the account `closed` is deleted. Returns the result and who blocks. */
async function blockWhileDeleted(closed: string) {
  let blockers: readonly string[] = [];
  const deps: BlockDeps = {
    threads: {
      find: () => Promise.resolve(THREAD),
      listMessages: unexpected,
      hasGrant: unexpected,
    },
    teams: { worksFor: () => Promise.resolve(false) },
    blocks: {
      isBlocked: unexpected,
      change: async (_uid, decide) => {
        const transaction = Object.create(Transaction.prototype) as Transaction;
        ({ blockers } = await decide(transaction));
      },
    },
    accounts: { listMissing: () => Promise.resolve([]) },
    closedAccounts: {
      find: (uid) => Promise.resolve(uid === closed ? { ...TOMBSTONE, id: uid } : null),
    },
  };
  const caller = { uid: 'owner', email: 'ann@doorstep.test' };
  return { result: await setBlocked(deps, caller, { kind: 'request', id: 'r1' }, true), blockers };
}

describe('a block', () => {
  it('is of the caller and of the account that sent the request', async () => {
    const both = ['owner', 'sender'];
    expect(await blockWhileDeleted('somebody')).toEqual({ result: true, blockers: both });
  });

  it('is of nobody if the account to block is deleted', async () => {
    expect(await blockWhileDeleted('provider')).toEqual({ result: false, blockers: [] });
  });

  it('is of the caller only if the account that sent the request is deleted', async () => {
    expect(await blockWhileDeleted('sender')).toEqual({ result: true, blockers: ['owner'] });
  });
});
