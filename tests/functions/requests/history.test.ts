import { historyEntrySchema, type HistoryEntry } from '@doorstep/domain/requests/history';
import { withDates } from '@doorstep/domain/documents/stored-document';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { deps } from '../../../functions/container.ts';
import { appendHistory } from '../../../functions/requests/append-history.ts';
import { adminDb } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { pair, type Pair } from '../../support/server/unread-mail.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** The history of a request's status, which a trigger writes. */

/** Without a uid, because both sides and guests read it. */
const strictSchema = z.strictObject(historyEntrySchema.shape);
const requestOf = ({ requestId }: Pair) => adminDb().doc(`service_requests/${requestId}`);
const signedBy = (status: string, by: string) => ({
  ...{ status, status_changed_by: by, status_changed_at: FieldValue.serverTimestamp() },
});

/** Returns the entries, oldest first, and expects a number of them. */
async function historyOf(two: Pair, count: number): Promise<HistoryEntry[]> {
  const history = requestOf(two).collection('history').orderBy('at');
  await triggersFinished();
  const { docs } = await history.get();
  expect(docs).toHaveLength(count);
  return docs.map((entry) => z.parse(strictSchema, { id: entry.id, ...withDates(entry.data()) }));
}

// @4.4.10
it('has each change of the status, by side and in order', async () => {
  const two = await pair();
  const { provider, client } = two;
  const request = requestOf(two);
  const before = Date.now();
  await request.update(signedBy('in_progress', provider.uid));
  await request.update(signedBy('completed', provider.uid));
  await request.update({ last_message: 'No change of the status' });
  await request.update(signedBy('pending', provider.uid));
  const { writeTime } = await request.update(signedBy('cancelled', client.uid));
  const entries = await historyOf(two, 4);
  expect(entries).toMatchObject([
    { status: 'in_progress', side: 'provider' },
    { status: 'completed', side: 'provider' },
    { status: 'pending', side: 'provider' },
    { status: 'cancelled', side: 'client' },
  ]);
  expect(entries[3]?.at).toEqual(writeTime.toDate());
  for (const { at } of entries) expect(at.getTime()).toBeGreaterThan(before - 5_000);
});

it('has one entry for an event that is delivered again', async () => {
  const two = await pair();
  const { requests } = deps;
  const before = await requests.find(two.requestId);
  const change = signedBy('completed', two.provider.uid);
  const written = (await requestOf(two).update(change)).writeTime.toDate();
  const after = await requests.find(two.requestId);
  if (!after) throw new Error('The request does not exist');
  await historyOf(two, 1);
  await appendHistory(requests, before, after, { side: 'provider', at: written });
  // The next update was a message.
  await appendHistory(requests, after, after, { side: 'provider', at: new Date(1) });
  expect((await historyOf(two, 1)).map(({ at }) => at)).toEqual([written]);
});

it('keeps the newest 25 changes to each status', async () => {
  const requestId = unique('request');
  const { requests } = deps;
  const save = (status: string, nth: number) =>
    requests.saveHistoryEntry(requestId, { status, side: 'provider', at: new Date(nth * 1000) });
  await save('in_progress', 1);
  for (let nth = 2; nth < 29; nth += 1) await save('pending', nth);
  const { docs } = await adminDb().collection(`service_requests/${requestId}/history`).get();
  const left = docs.map(({ id }) => Number(id.split('_')[0]) / 1000).toSorted((a, b) => a - b);
  expect(left).toEqual([1, ...Array.from({ length: 25 }, (_, index) => index + 4)]);
  expect(await requests.wasBegun(requestId)).toBe(true);
});
