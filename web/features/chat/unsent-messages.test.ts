import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsentMessages } from './unsent-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A localStorage as far as it is used. */
function memory(): object {
  const values: Record<string, string> = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(values, {
    getItem: method((key: string) => values[key] ?? null),
    setItem: method((key: string, value: string) => (values[key] = value)),
    removeItem: method((key: string) => Reflect.deleteProperty(values, key)),
  });
}

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

function keep(id: string, daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  unsentMessages.keep({ thread: 'request:r1:u1', id, text: `text of ${id}`, at, state: 'pending' });
}

describe('unsentMessages', () => {
  // @8.7.24
  it('gives back what was kept, the oldest first', () => {
    keep('second', 1);
    keep('first', 2);
    expect(unsentMessages.list().map(({ id, state }) => [id, state])).toEqual([
      ['first', 'pending'],
      ['second', 'pending'],
    ]);
  });

  it('leaves it to the person whether what is a week old is sent, and lets it go after three months', () => {
    keep('old', 8);
    keep('ancient', 91);
    expect(unsentMessages.list().map(({ id, state }) => [id, state])).toEqual([['old', 'failed']]);
    unsentMessages.dropAll();
    expect(unsentMessages.list()).toEqual([]);
  });

  it('lets go what cannot be read, and only that', () => {
    keep('good', 0);
    localStorage.setItem('unsent_message:request:r1:u1:odd', '{');
    expect(unsentMessages.list().map(({ id }) => id)).toEqual(['good']);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });
});
