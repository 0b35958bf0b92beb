import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { minimalBranch, minimalHours } from '@doorstep/domain/profiles/minimal-branch';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { expect, it } from 'vitest';
import { SECTIONS, toForm } from './profile-form.ts';
import { markOf, savedMarks, STEPS } from './sections.ts';

const EMPTY = toForm(null);
const NAMED = { ...EMPTY, display_name: 'Rivera', handle: 'rivera', bio: 'a'.repeat(100) };
const noError = () => false;

it('marks what is complete, and what has an error @2.59.4', () => {
  const page = ['display_name', 'handle', 'bio'] as const;
  expect(markOf(page, EMPTY, noError)).toBeNull();
  expect(markOf(page, { ...NAMED, handle: '' }, noError)).toBeNull();
  expect(markOf(page, NAMED, noError)).toBe('complete');
  expect(markOf(page, NAMED, (field) => field === 'handle')).toBe('error');
  const area = ['trades', 'services', 'city', 'locations', 'travel_radius'] as const;
  expect(markOf(area, EMPTY, noError)).toBeNull();
  const worker = { ...EMPTY, trades: ['plumbing'], services: 'Leaks, Drains, Boilers' };
  expect(markOf(area, worker, noError)).toBeNull();
  expect(markOf(area, { ...worker, locations: ['Austin'] }, noError)).toBe('complete');
  expect(markOf(['facebook_url'], EMPTY, noError)).toBeNull();
});

const EMPTY_PARTS = { facts: NO_FACTS, gallery: NO_GALLERY, branches: [] };

it('marks the sections that are saved on their own once the page shows something @2.59.4', () => {
  const marked = (changes: Partial<Parameters<typeof savedMarks>[0]>) =>
    Object.entries(savedMarks({ ...EMPTY_PARTS, ...changes }, '2026-11-30')).flatMap(([id, mark]) =>
      mark === 'complete' ? [id] : [],
    );
  const facts = (changes: Partial<typeof NO_FACTS>) => ({ facts: { ...NO_FACTS, ...changes } });
  expect(marked({})).toEqual([]);
  expect(marked({ gallery: { ...NO_GALLERY, service_tags: { Leaks: ['24/7'] } } })).toEqual([
    'edit-captions',
  ]);
  expect(marked(facts({ opening_hours: minimalHours({}) }))).toEqual(['edit-hours']);
  expect(marked(facts({ price_hints: [{ text: 'Drain', cents: 8900 }] }))).toEqual(['edit-prices']);
  expect(marked({ branches: [minimalBranch()] })).toEqual(['edit-branches']);
  const insured = (expires_on: string) =>
    facts({ badges: { license: null, insurance: { number: null, expires_on } } });
  expect(marked(insured('2026-11-30'))).toEqual(['badges']);
  expect(marked(insured('2026-11-29'))).toEqual([]);
  const own = SECTIONS.filter(({ fields }) => !fields);
  expect(own.map(({ id }) => id)).toEqual(Object.keys(savedMarks(EMPTY_PARTS, '2026-11-30')));
});

it('has each field of the form in one section @2.59.4', () => {
  const fields = SECTIONS.flatMap((section) => section.fields ?? []);
  expect(fields.toSorted()).toEqual(Object.keys(EMPTY).toSorted());
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
