import { describe, expect, it } from 'vitest';
import { isNewInformation } from './report.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 12, minutes));
const first = { reason: 'spam', text: 'Too much.', created_at: at(0) } as const;
const report = {
  ...first,
  additions: [{ reason: 'abuse', text: 'Shouts.', created_at: at(30) } as const],
};

describe('isNewInformation', () => {
  it.each([
    ['the same reason and text', { reason: 'spam', text: 'Too much.', created_at: at(1) }, false],
    ['a known reason without text', { reason: 'abuse', text: '', created_at: at(31) }, false],
    ['another reason', { reason: 'fraud', text: '', created_at: at(1) }, true],
    ['another text', { reason: 'abuse', text: 'And again.', created_at: at(31) }, true],
    ['the same report within an hour', { ...first, created_at: at(59) }, false],
    ['the same report an hour later', { ...first, created_at: at(60) }, true],
    [
      'the same reason within an hour of the addition',
      { reason: 'abuse', text: '', created_at: at(89) },
      false,
    ],
    [
      'the same reason an hour after the addition',
      { reason: 'abuse', text: '', created_at: at(90) },
      true,
    ],
  ] as const)('of %s is correct', (_what, addition, isNew) => {
    expect(isNewInformation(report, addition)).toBe(isNew);
  });
});
