import type { CallableName } from '@doorstep/domain/callables';
import type { Query } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { firestore } from '../../../functions/platform/firestore.ts';
import { adminDb, fieldsOf } from '../../support/server/admin.ts';
import { CORRECTION } from '../../support/server/calls/account-calls.ts';
import type { Effect } from '../../support/server/calls/call-row.ts';
import { CALLS } from '../../support/server/calls/calls.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { refusalCode } from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

// Calls whose account is closed, or whose role is taken away, between the guard of the callable and
// the transaction that writes.

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `change` when the guard of a callable counts the call, which is its last step. */
function afterTheGuard(change: () => Promise<unknown>): void {
  vi.restoreAllMocks();
  const db = firestore();
  const doc = db.doc.bind(db);
  vi.spyOn(db, 'doc').mockImplementation((path) => {
    const reference = doc(path);
    if (!path.startsWith('rate_limits/')) return reference;
    const set = reference.set.bind(reference);
    reference.set = async (fields: object) => {
      await change();
      return set(fields, { merge: true });
    };
    return reference;
  });
}

const WRITERS = [
  ...Object.entries(CALLS).flatMap(([name, { effect }]) =>
    typeof effect === 'string'
      ? []
      : [[name as CallableName, effect as Effect<CallableName>] as const],
  ),
  ['change-my-email', CORRECTION as Effect<CallableName>] as const,
];

/** Returns when a document was written last, or how many documents a query finds. */
async function stateOf(changes: string | Query): Promise<unknown> {
  await triggersFinished();
  if (typeof changes !== 'string') return (await changes.count().get()).data().count;
  return (await adminDb().doc(changes).get()).updateTime?.valueOf();
}

it.each(WRITERS)(
  '%s writes nothing for an account that is closed meanwhile',
  async (name, effect) => {
    const { by, input, changes, repeats } = await effect();
    const call = () => callHere(name, by, input);
    const closed = adminDb().doc(`closed_accounts/${by.uid}`);

    const before = await stateOf(changes);
    const tombstone = { reason: 'deleted', closed_at: new Date(), expires_at: null };
    afterTheGuard(() => closed.set(tombstone));
    // A quote is refused before its transaction, because its sides are separated.
    expect(await refusalCode(call())).toMatch(/^(unauthenticated|permission-denied)$/);
    await closed.delete();

    if (name.startsWith('admin-')) {
      const role = adminDb().doc(`user_roles/${by.uid}`);
      const fields = await fieldsOf(role.path);
      afterTheGuard(() => role.delete());
      expect(await refusalCode(call())).toBe('permission-denied');
      await role.set(fields);
    }
    expect(await stateOf(changes)).toBe(before);

    vi.restoreAllMocks();
    await call();
    const after = await stateOf(changes);
    expect(after).not.toBe(before);
    if (repeats) return;
    // Nothing to change is no error.
    await call();
    expect(await stateOf(changes)).toBe(after);
  },
  60_000,
);
