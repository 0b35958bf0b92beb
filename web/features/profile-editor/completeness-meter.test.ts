import { expect, it } from 'vitest';
import { completeness } from './completeness-meter.tsx';
import { toForm, type ProfileForm } from './profile-form.ts';

/** The steps of a new page, in the order in which they are suggested. */
const STEPS: [string, Partial<ProfileForm>, Partial<ProfileForm>][] = [
  ['Add 3 services', { services: 'Leaks, Drains,' }, { services: 'Leaks, Drains, Boilers' }],
  ['Add your city', { city: ' ' }, { city: 'Austin' }],
  ['Add a phone number', { phone: ' ' }, { phone: '512' }],
  ['Add 3 photos of your work', { work_photos: ['a', 'b'] }, { work_photos: ['a', 'b', 'c'] }],
  ['Write more about yourself', { bio: ` ${'a'.repeat(99)}` }, { bio: 'a'.repeat(100) }],
  ['Upload an avatar', { avatar_url: null }, { avatar_url: 'https://a.example' }],
  ['Choose your trade', { trades: [] }, { trades: ['plumbing'] }],
  ['Upload a cover image', { cover_url: null }, { cover_url: 'https://a.example' }],
];

it('suggests the next step until the page is complete', () => {
  let form = toForm(null);
  const percents: number[] = [];
  for (const [label, notEnough, enough] of STEPS) {
    percents.push(completeness(form).percent);
    expect(completeness({ ...form, ...notEnough }).next?.label).toBe(label);
    form = { ...form, ...enough };
  }
  expect(percents).toEqual([0, 13, 25, 38, 50, 63, 75, 88]);
  expect(completeness(form)).toEqual({ percent: 100, next: null });
  expect(completeness({ ...form, city: '', locations: ['Round Rock'] }).next).toBeNull();
  expect(completeness({ ...form, phone: '', email: 'a@b.example' }).next).toBeNull();
});
