import { expect, test } from 'vitest';
import { estimateLine, progressLine } from './estimate.ts';

test('the estimate names documents, reads, writes and dollars', () => {
  const small = { documents: 120, left: 20, reads: 240, writes: 20, dollars: 0.0001 };
  expect(estimateLine(small)).toBe(
    '20 of 120 documents, at most 240 reads and 20 writes: less than $0.01',
  );
  const reads = 12_000_000;
  const large = { documents: 1_000_000, left: 1_000_000, reads, writes: 1_000_000, dollars: 4.5 };
  expect(estimateLine(large)).toBe(
    '1,000,000 of 1,000,000 documents, at most 12,000,000 reads and 1,000,000 writes: about $4.50',
  );
});

test('the progress names the rate and the remaining time', () => {
  const at = (checked: number, checkedBefore = 0) =>
    progressLine({ left: 10_000 }, { checked, checkedBefore, changed: 1, elapsedMs: 10_000 });
  expect(at(5_000)).toBe('… 5,000 checked, 1 changed, 500 a second, 10 s left');
  expect(at(100)).toBe('… 100 checked, 1 changed, 10 a second, 17 min left');
  expect(at(10_001)).toContain('0 s left');
  // A resumed run: 5,000 of its 10,000 documents in ten seconds.
  expect(at(25_000, 20_000)).toBe('… 25,000 checked, 1 changed, 500 a second, 10 s left');
});
