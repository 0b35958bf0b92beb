import { expect, it } from 'vitest';
import { STEPS } from './page-steps.tsx';
import { toForm } from './profile-form.ts';
import { markOf } from './section-list.tsx';

const EMPTY = toForm(null);
const NAMED = { ...EMPTY, display_name: 'Rivera', handle: 'rivera', bio: 'a'.repeat(100) };
const noError = () => false;

it('marks what is complete, and what has an error @2.59.4', () => {
  const page = { fields: ['display_name', 'handle', 'bio'] } as const;
  expect(markOf(page, EMPTY, noError)).toBeNull();
  expect(markOf(page, { ...NAMED, handle: '' }, noError)).toBeNull();
  expect(markOf(page, NAMED, noError)).toBe('complete');
  expect(markOf(page, NAMED, (field) => field === 'handle')).toBe('error');
  const area = { fields: ['trades', 'services', 'city', 'locations', 'travel_radius'] } as const;
  expect(markOf(area, EMPTY, noError)).toBeNull();
  const worker = { ...EMPTY, trades: ['plumbing'], services: 'Leaks, Drains, Boilers' };
  expect(markOf(area, worker, noError)).toBeNull();
  expect(markOf(area, { ...worker, locations: ['Austin'] }, noError)).toBe('complete');
  expect(markOf({ fields: ['facebook_url'] }, EMPTY, noError)).toBeNull();
  expect(markOf({ fields: [] }, EMPTY, noError)).toBeNull();
});

it('has five steps, which the fields of a page complete @2.59.5', () => {
  const done = (form: typeof EMPTY) => STEPS.map(({ isDone }) => isDone(form));
  expect(done(EMPTY)).toEqual([false, false, false, false, false]);
  const page = {
    ...NAMED,
    services: 'Leaks',
    city: 'Austin',
    phone: '512',
    avatar_url: 'https://a',
  };
  expect(done(page)).toEqual([true, true, true, true, false]);
});
