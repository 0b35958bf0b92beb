import { describe, expect, it } from 'vitest';
import { isNews } from './report.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 12, minutes));
const first = { reason: 'spam', text: 'Too much.', created_at: at(0) } as const;
const report = {
  ...first,
  additions: [{ reason: 'abuse', text: 'Shouts.', created_at: at(30) } as const],
};

describe('what is told about an open report', () => {
  it.each([
    ['the same press again', { reason: 'spam', text: 'Too much.', created_at: at(1) }, false],
    ['a known reason without words', { reason: 'abuse', text: '', created_at: at(31) }, false],
    ['another reason', { reason: 'fraud', text: '', created_at: at(1) }, true],
    ['other words', { reason: 'abuse', text: 'And again.', created_at: at(31) }, true],
    ['the same within an hour', { ...first, created_at: at(59) }, false],
    ['the same an hour later', { ...first, created_at: at(60) }, true],
    [
      'the same an hour after the addition',
      { reason: 'abuse', text: '', created_at: at(89) },
      false,
    ],
    ['the same later than that', { reason: 'abuse', text: '', created_at: at(90) }, true],
  ] as const)('%s', (_what, told, isNew) => {
    expect(isNews(report, told)).toBe(isNew);
  });
});
