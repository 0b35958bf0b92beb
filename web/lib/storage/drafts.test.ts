import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  clearChatDrafts,
  clearDrafts,
  draftKey,
  pendingConfirmation,
  sentEmail,
} from './browser-storage.ts';
import {
  changedFields,
  findVisitorOwner,
  hasVisitorDraft,
  isShownToVisitor,
  readDraft,
  requestForm,
  storedDrafts,
  writeDraft,
} from './drafts.ts';
import { memoryStorage } from './memory-storage.ts';
import { adoptDrafts, moveDrafts, visitorOwner } from './visitor-drafts.ts';

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

  it.each(['{', '7', '{}', '{"ends":"now","value":"text"}'])(
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

describe('drafts of a visitor', () => {
  const form = requestForm('pro-1');
  const nora = { uid: 'nora', email: 'nora@unit.test' };
  const sam = { uid: 'sam', email: 'sam@unit.test' };
  /** Stores a draft that nobody has sent, or that waits for an email. */
  const typed = (email?: string) =>
    writeDraft({ uid: visitorOwner(email), form }, 'The sink leaks.');
  /** Signs in as data/auth/session.ts does. Returns the draft that the account then has. */
  const signIn = (account: typeof nora) => {
    adoptDrafts(account);
    return read({ uid: account.uid, form });
  };

  it('@2.56.3 end after 24 hours, also if an account has got them', () => {
    vi.useFakeTimers();
    typed();
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(read({ uid: visitorOwner(), form })).toBe('The sink leaks.');
    adoptDrafts(nora);
    expect(read({ uid: 'nora', form })).toBe('The sink leaks.');
    vi.advanceTimersByTime(1);
    expect(read({ uid: 'nora', form })).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('@2.56.3 go to the account that is signed in next, and end with a log-out', () => {
    typed();
    expect(hasVisitorDraft()).toBe(true);
    expect(signIn(sam)).toBe('The sink leaks.');
    expect(hasVisitorDraft()).toBe(false);
    typed();
    clearDrafts();
    expect(signIn(sam)).toBeNull();
  });

  it('@2.56.3 are not there any more after 24 hours', () => {
    vi.useFakeTimers();
    typed(nora.email);
    vi.advanceTimersByTime(DAY_MS);
    expect(hasVisitorDraft()).toBe(false);
    expect(findVisitorOwner(form, nora.email)).toBe('@nora@unit.test');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('@2.56.4 belong to the email that they were sent with, and no other account gets them', () => {
    typed(nora.email);
    expect(signIn(nora)).toBe('The sink leaks.');
    clearDrafts();
    typed(nora.email);
    expect(signIn(sam)).toBeNull();
    expect(signIn(nora)).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('@2.56.4 follow the correction of the email', () => {
    typed('nora@unit.tset');
    moveDrafts(visitorOwner('nora@unit.tset'), visitorOwner(nora.email));
    expect(storedDrafts()).toEqual([{ uid: '@nora@unit.test', form }]);
    expect(signIn(nora)).toBe('The sink leaks.');
  });

  it('@2.56.4 stay where they are if the storage refuses the copy', () => {
    typed(nora.email);
    const methods = {
      getItem: (key: string): unknown => Reflect.get(full, key) ?? null,
      removeItem: (key: string) => Reflect.deleteProperty(full, key),
      setItem: (key: string, value: string) =>
        key.includes(sam.email) || Reflect.set(full, key, value),
    };
    const full: object = Object.assign(Object.create(methods) as object, localStorage);
    vi.stubGlobal('localStorage', full);
    moveDrafts(visitorOwner(nora.email), visitorOwner(sam.email));
    expect(signIn(nora)).toBe('The sink leaks.');
  });

  it('@2.56.4 are shown to a visitor, but not while an account of another email waits', () => {
    expect(findVisitorOwner(form, null)).toBe('@');
    expect(findVisitorOwner(form, sam.email)).toBe('@sam@unit.test');
    typed(nora.email);
    // Another person at the browser does not see it.
    expect(findVisitorOwner(form, null)).toBe('@');
    sentEmail.set(nora.email);
    expect(findVisitorOwner(form, null)).toBe('@nora@unit.test');
    clearDrafts();
    typed(nora.email);
    expect(findVisitorOwner(form, null)).toBe('@');
    pendingConfirmation.set({
      ...{ email: nora.email, type: 'client', redirect: null },
      ...{ mailed: true, corrected: false },
    });
    expect(findVisitorOwner(form, null)).toBe('@nora@unit.test');
    expect(findVisitorOwner(form, nora.email)).toBe('@nora@unit.test');
    expect(findVisitorOwner(form, sam.email)).toBe('@sam@unit.test');
    expect(findVisitorOwner(requestForm('pro-2'), null)).toBe('@');
    typed();
    expect(findVisitorOwner(form, sam.email)).toBe('@');
    expect(isShownToVisitor('nora', null)).toBe(false);
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
