import { expect, test } from 'vitest';
import { isWhole, NOTHING, sum, Tally } from './tally.ts';

function tally(sent: number, acknowledged: number[], delivered: number[]): Tally {
  const one = new Tally();
  for (let n = 0; n < sent; n += 1) one.send();
  for (const sequence of acknowledged) one.acknowledge(sequence);
  for (const sequence of delivered) one.deliver(sequence, 10);
  return one;
}

test('what arrives once and in turn is whole', () => {
  const one = tally(3, [1, 2, 3], [1, 2, 3]);
  expect(one.isSettled).toBe(true);
  expect(isWhole(one.counts())).toBe(true);
  expect(one.counts()).toMatchObject({ sent: 3, acknowledged: 3, delivered: 3 });
});

test.each([
  ['lost', tally(3, [1, 2, 3], [1, 3]), { lost: 1 }],
  ['duplicated', tally(2, [1, 2], [1, 2, 2]), { duplicated: 1 }],
  ['out of order', tally(3, [1, 2, 3], [1, 3, 2]), { out_of_order: 1 }],
])('%s is counted', (_, one, counts) => {
  expect(one.counts()).toMatchObject(counts);
  expect(isWhole(one.counts())).toBe(false);
});

test('one that was refused is answered, and not lost', () => {
  const one = tally(2, [1], [1]);
  expect(one.isSettled).toBe(false);
  one.refuse();
  expect(one.isSettled).toBe(true);
  expect(one.counts()).toMatchObject({ lost: 0, refused: 1 });
});

test('one that is seen before its answer is not lost', () => {
  const one = tally(1, [], [1]);
  expect(one.isSettled).toBe(false);
  expect(one.counts()).toMatchObject({ lost: 0, unanswered: 1 });
  expect(isWhole(one.counts())).toBe(false);
});

test('chats are added up', () => {
  const both = sum([tally(2, [1, 2], [1]).counts(), tally(1, [1], [1]).counts()]);
  expect(both).toEqual({ ...NOTHING, sent: 3, acknowledged: 3, delivered: 2, lost: 1 });
});
