import { expect, it } from 'vitest';
import { isAskable, isCompletedAutomatically, isDoneAsked, isRefusable } from './done.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ASKED = new Date('2026-11-20T10:00:00Z');
const after = (days: number) => new Date(ASKED.getTime() + days * DAY_MS);

const done = { asked_by: 'ann', asked_at: ASKED, due_at: after(7), refused_at: null };
const request = {
  status: 'in_progress',
  status_changed_at: after(-3),
  last_at: ASKED,
  closed: undefined,
  done: { ...done, completed_at: null },
};

// @2.46.1 @2.46.4
it('is asked until something else happens', () => {
  expect(isDoneAsked(request)).toBe(true);
  expect(isRefusable(request, after(1))).toBe(true);
  expect(isAskable(request)).toBe(false);
});

it.each<[string, Partial<typeof request>]>([
  ['a message', { last_at: after(1) }],
  ['a change to pending and back', { status_changed_at: after(1) }],
  ['the answer', { done: { ...request.done, due_at: null } as never }],
])('is not asked after %s, and the client may ask again', (_, changes) => {
  const changed = { ...request, ...changes };
  expect(isDoneAsked(changed)).toBe(false);
  expect(isRefusable(changed, after(1))).toBe(false);
  expect(isAskable(changed)).toBe(true);
});

it.each<[string, object]>([
  ['pending', { status: 'pending' }],
  ['completed', { status: 'completed' }],
  ['closed', { closed: true }],
])('a request that is %s is not asked about', (_, changes) => {
  const changed = { ...request, ...changes };
  expect([isDoneAsked(changed), isAskable(changed)]).toEqual([false, false]);
});

const completed = {
  ...request,
  status: 'completed',
  status_changed_at: after(7),
  done: { ...done, due_at: null, completed_at: after(7) },
};

// @2.46.6
it('can be refused for 14 days after the automatic completion', () => {
  expect(isCompletedAutomatically(completed)).toBe(true);
  expect(isRefusable(completed, after(20.9))).toBe(true);
  expect(isRefusable(completed, after(21))).toBe(false);
});

it('cannot be refused after somebody changed the status', () => {
  const changed = { ...completed, status_changed_at: after(8) };
  expect(isCompletedAutomatically(changed)).toBe(false);
  expect(isRefusable(changed, after(9))).toBe(false);
});
