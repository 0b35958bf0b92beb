import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearChatDrafts, clearDrafts, draftKey } from './browser-storage.ts';
import { changedFields, readDraft, writeDraft } from './drafts.ts';
import { memoryStorage } from './memory-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = { uid: 'nora', form: 'chat:r1' };
const read = (key: { uid: string | null; form: string } = KEY) => readDraft(key, z.string());

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('drafts (@4.12.1)', () => {
  it('returns a draft to its account and form only, until it is deleted', () => {
    writeDraft(KEY, 'Half a thought');
    expect(read()).toBe('Half a thought');
    expect(read({ ...KEY, uid: 'iris' })).toBeNull();
    expect(read({ ...KEY, form: 'chat:r2' })).toBeNull();
    writeDraft(KEY, null);
    expect(read()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps a draft for seven days, and deletes older ones when any form opens', () => {
    vi.useFakeTimers();
    writeDraft(KEY, 'Half a thought');
    vi.advanceTimersByTime(7 * DAY_MS - 1);
    expect(read()).toBe('Half a thought');
    vi.advanceTimersByTime(1);
    expect(read({ ...KEY, form: 'profile' })).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each(['{', '7', '{}', '{"at":"now","value":"text"}'])(
    'deletes %j, which is malformed',
    (text) => {
      localStorage.setItem(draftKey(KEY.uid, KEY.form), text);
      expect(read()).toBeNull();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it('ignores a draft that does not fit its form', () => {
    writeDraft(KEY, { text: 'of another release' });
    expect(read()).toBeNull();
  });

  it('stores a guest’s draft in the tab', () => {
    const guest = { uid: null, form: 'chat:r1' };
    writeDraft(guest, 'Half a thought');
    expect(read(guest)).toBe('Half a thought');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toHaveLength(1);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new Error('Refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeDraft(KEY, 'Half a thought');
    expect(read()).toBeNull();
  });
});

describe('clearDrafts (@4.10.3)', () => {
  beforeEach(() => {
    localStorage.setItem('session_hint', '1');
    for (const uid of ['nora', 'nora2', null]) writeDraft({ uid, form: 'profile' }, 'text');
  });

  it('deletes the drafts of all other accounts and of guests when an account signs in', () => {
    clearDrafts('nora');
    expect(Object.keys(localStorage)).toEqual(['session_hint', 'draft:nora:profile']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('deletes all drafts at log-out, and nothing else', () => {
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['session_hint']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

it('clearChatDrafts deletes the drafts of messages and quotes of one account', () => {
  for (const form of ['chat:request:1', 'quote:1', 'request:2']) {
    for (const uid of ['nora', 'sam']) writeDraft({ uid, form }, 'text');
  }
  clearChatDrafts('nora');
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'draft:nora:request:2',
    'draft:sam:chat:request:1',
    'draft:sam:quote:1',
    'draft:sam:request:2',
  ]);
});

describe('changedFields', () => {
  it('returns the changed values of the initial fields, lists included', () => {
    const initial = { name: 'Nora', bio: '', trades: ['a'] };
    expect(changedFields({ ...initial, photo: 'new' }, initial)).toBeNull();
    expect(changedFields({ ...initial, bio: 'Hi', trades: ['b'], photo: 'new' }, initial)).toEqual({
      bio: 'Hi',
      trades: ['b'],
    });
  });
});
