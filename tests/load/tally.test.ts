import { expect, test } from 'vitest';
import { isWhole, sum, Tally } from './tally.ts';

function tally(sent: number, stored: number[], received: number[], errors = 0): Tally {
  const one = new Tally();
  for (let n = 0; n < sent; n += 1) one.send();
  for (const sequence of stored) one.store(sequence);
  for (const sequence of received) one.receive(sequence, 10);
  for (let n = 0; n < errors; n += 1) one.fail();
  return one;
}

test('messages that arrive once and in order are whole', () => {
  const one = tally(3, [1, 2, 3], [1, 2, 3]);
  expect(one.isSettled).toBe(true);
  expect(isWhole(one.counts())).toBe(true);
  expect(one.latencies).toEqual([10, 10, 10]);
});

test.each([
  ['a lost message', tally(3, [1, 2, 3], [1, 3]), { lost: 1 }],
  ['a duplicated message', tally(2, [1, 2], [1, 2, 2]), { duplicated: 1 }],
  ['a message out of order', tally(3, [1, 2, 3], [1, 3, 2]), { outOfOrder: 1 }],
  ['an error', tally(2, [1], [1], 1), { errors: 1, lost: 0, unanswered: 0 }],
  ['an unanswered message', tally(1, [], [1]), { unanswered: 1, lost: 0 }],
])('%s is counted', (_, one, counts) => {
  expect(one.counts()).toMatchObject(counts);
  expect(isWhole(one.counts())).toBe(false);
});

test('the counts of several chats are added up', () => {
  const both = sum([tally(2, [1, 2], [1]).counts(), tally(1, [1], [1]).counts()]);
  expect(both).toMatchObject({ sent: 3, lost: 1, errors: 0 });
});
