import { describe, expect, it } from 'vitest';
import { setBlocked } from './block-person.ts';
import type { AuthorizedThread } from './authorize-thread-access.ts';

const NAMES = { provider: 'Rivera Plumbing', client: 'Ann' };

const TOMBSTONE = { reason: 'deleted', closed_at: new Date(0), expires_at: null } as const;

/** A request that the account `sender` sent with the address of the account `owner`. */
const own = (side: AuthorizedThread['side']): AuthorizedThread => ({
  thread: {
    ref: { kind: 'request', id: 'r1' },
    provider_id: 'provider',
    client_uid: 'sender',
    client_email: 'ann@doorstep.test',
    about: null,
    photos: [],
    names: NAMES,
  },
  side,
  other: side === 'client' ? 'provider' : 'sender',
  by: 'account',
});

/**
 * Blocks while the account `closed` is being deleted. Returns the result and the remaining blocks.
 */
async function blockedWhile(
  closed: string,
  { uid, side }: { uid: string; side: AuthorizedThread['side'] },
) {
  const left = new Set<string>();
  const deps = {
    blocks: {
      isBlocked: () => Promise.resolve(false),
      block: (blocker: string, blocked: string) => {
        left.add(`${blocker}_${blocked}`);
        return Promise.resolve();
      },
      unblock: (blocker: string, blocked: string) => {
        left.delete(`${blocker}_${blocked}`);
        return Promise.resolve();
      },
    },
    accounts: { listMissing: () => Promise.resolve([]) },
    closedAccounts: {
      find: (account: string) =>
        Promise.resolve(account === closed ? { ...TOMBSTONE, id: account } : null),
    },
  };
  const caller = { uid, email: 'ann@doorstep.test' };
  const result = await setBlocked(deps, caller, own(side), true).catch((thrown: unknown) => thrown);
  return { result, left: [...left] };
}

const OWNER = { uid: 'owner', side: 'client' } as const;
const PROVIDER = { uid: 'provider', side: 'provider' } as const;

describe('a block that is written while a deletion removes blocks', () => {
  it('remains for all blockers if no account is deleted', async () => {
    const both = ['owner_provider', 'sender_provider'];
    expect(await blockedWhile('somebody', OWNER)).toEqual({ result: true, left: both });
  });

  it('is removed if the blocked account is deleted', async () => {
    expect(await blockedWhile('provider', OWNER)).toEqual({ result: false, left: [] });
  });

  it('is removed, and the call refused, if the caller is deleted', async () => {
    const { result, left } = await blockedWhile('provider', PROVIDER);
    expect(result).toMatchObject({ code: 'unauthenticated' });
    expect(left).toEqual([]);
  });

  it('is removed for the sender only if the account that sent the request is deleted', async () => {
    expect(await blockedWhile('sender', OWNER)).toEqual({ result: true, left: ['owner_provider'] });
  });
});
