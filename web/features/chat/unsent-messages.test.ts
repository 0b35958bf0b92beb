import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearChatDrafts, clearDrafts } from '../../lib/storage/browser-storage.ts';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { unsentMessages } from './unsent-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
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
  });

  it('restores photos', () => {
    const message = { thread: 'request:r1:u1', text: 'Photo', at: new Date() };
    unsentMessages.save({ ...message, id: 'new', photos: ['https://photo'], state: 'pending' });
    expect(unsentMessages.list().map(({ photos }) => photos)).toEqual([['https://photo']]);
  });

  // @4.10.3
  it('belong to their writer, and are deleted with the drafts', () => {
    save('mine', 0);
    unsentMessages.save({
      ...{ thread: 'direct:u1:u2:client:u2', id: 'of-u2', text: 'Hello', photos: [] },
      ...{ at: new Date(), state: 'failed' },
    });
    const ids = () => unsentMessages.list().map(({ id }) => id);
    clearChatDrafts('u3');
    expect(ids()).toHaveLength(2);
    clearDrafts('u1');
    expect(ids()).toEqual(['mine']);
    clearChatDrafts('u1');
    expect(ids()).toEqual([]);
    save('mine', 0);
    clearDrafts();
    expect(ids()).toEqual([]);
  });

  it('deletes only the messages that cannot be read', () => {
    save('good', 0);
    localStorage.setItem('unsent_message:request:r1:u1:odd', '{');
    expect(unsentMessages.list().map(({ id }) => id)).toEqual(['good']);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });
});
