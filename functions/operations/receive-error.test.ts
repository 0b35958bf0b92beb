import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onLogged, type LoggedLine } from '../platform/log.ts';
import { receiveError } from './receive-error.ts';

let lines: LoggedLine[] = [];
beforeEach(() => {
  lines = [];
  onLogged((line) => lines.push(line));
});
afterEach(() => onLogged(() => {}));

const REPORT = { message: 'broken', stack: 'at a.js:1:2', screen: '/chat/…' };
const receive = (report: unknown) => receiveError(Buffer.from(JSON.stringify(report)));
const error = () => String(lines[0]?.fields['error']);

describe('an error of a browser', () => {
  it('is logged with its screen and its action', () => {
    expect(receive({ ...REPORT, correlation_id: 'c0ffee00c0ffee00' })).toBe(true);
    expect(lines).toEqual([
      {
        severity: 'error',
        event: 'browser error',
        fields: {
          event: 'browser error',
          screen: '/chat/…',
          error: 'BrowserError: broken\nat a.js:1:2',
          correlation_id: 'c0ffee00c0ffee00',
        },
      },
    ]);
  });

  it('is a warning of its own if something else changed the page', () => {
    expect(receive({ ...REPORT, is_page_changed: true })).toBe(true);
    expect(lines.map(({ severity, event }) => [severity, event])).toEqual([
      ['warning', 'page changed by others'],
    ]);
  });

  it('is logged without addresses, phone numbers, tokens and queries', () => {
    const personal = 'ann@example.com +1 (503) 555-8461 https://x.test/join?token=secret#part';
    expect(receive({ ...REPORT, message: personal, stack: `at ${personal}` })).toBe(true);
    expect(error()).not.toMatch(/ann|555|secret|#part/);
    expect(error()).toContain('https://x.test/join');
  });

  it('may be in any language', () => {
    expect(receive({ ...REPORT, message: '壊'.repeat(500), stack: '壊'.repeat(3000) })).toBe(true);
  });

  it('cannot add lines that look like others to its message', () => {
    receive({ ...REPORT, message: 'a\nb\r\u2028c', stack: '' });
    expect(error()).toBe('BrowserError: a b  c\n');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another value', '[1]'],
    ['a missing field', JSON.stringify({ message: 'broken' })],
    ['a long message', JSON.stringify({ ...REPORT, message: 'm'.repeat(501) })],
    ['a long stack', JSON.stringify({ ...REPORT, stack: 's'.repeat(3001) })],
    ['a large body', JSON.stringify(REPORT) + ' '.repeat(16_000)],
    ['a screen with an id', JSON.stringify({ ...REPORT, screen: '/chat/request1' })],
    ['a screen with a query', JSON.stringify({ ...REPORT, screen: '/join?token=1' })],
    ['another cause', JSON.stringify({ ...REPORT, is_page_changed: 'no' })],
    ['a forged id', JSON.stringify({ ...REPORT, correlation_id: 'ann@example.com' })],
  ])('is refused with %s', (_, body) => {
    expect(receiveError(Buffer.from(body))).toBe(false);
    expect(lines).toEqual([]);
  });
});
