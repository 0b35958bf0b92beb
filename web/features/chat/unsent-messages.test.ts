import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { unsentMessages } from './unsent-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

function save(id: string, daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const message = { text: `text of ${id}`, photos: [], at, state: 'pending' } as const;
  unsentMessages.save({ thread: 'request:r1:u1', id, ...message });
}

describe('unsentMessages', () => {
  // @8.7.24
  it('lists the saved messages, oldest first', () => {
    save('second', 1);
    save('first', 2);
    expect(unsentMessages.list().map(({ id, state }) => [id, state])).toEqual([
      ['first', 'pending'],
      ['second', 'pending'],
    ]);
  });

  it('does not send a message automatically after a week, and deletes it after three months', () => {
    save('old', 8);
    save('ancient', 91);
    expect(unsentMessages.list().map(({ id, state }) => [id, state])).toEqual([['old', 'failed']]);
    unsentMessages.removeAll();
    expect(unsentMessages.list()).toEqual([]);
  });

  it('restores photos, and reads a message of an earlier release, which has none', () => {
    const message = { thread: 'request:r1:u1', text: 'Photo', at: new Date(), state: 'pending' };
    unsentMessages.save({ ...message, id: 'new', photos: ['https://photo'], state: 'pending' });
    const earlier = { ...message, id: 'earlier' };
    localStorage.setItem('unsent_message:request:r1:u1:earlier', JSON.stringify(earlier));
    const photos = Object.fromEntries(unsentMessages.list().map((one) => [one.id, one.photos]));
    expect(photos).toEqual({ new: ['https://photo'], earlier: [] });
  });

  it('deletes only the messages that cannot be read', () => {
    save('good', 0);
    localStorage.setItem('unsent_message:request:r1:u1:odd', '{');
    expect(unsentMessages.list().map(({ id }) => id)).toEqual(['good']);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });
});
