import { expect, it } from 'vitest';
import { findTimeZones } from './find-time-zones.ts';

const first = (typed: string) => findTimeZones(typed)[0]?.name;

it.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['india', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['New York', 'America/New_York'],
  ['Eastern', 'America/New_York'],
  ['EST', 'America/New_York'],
  ['edt', 'America/New_York'],
  ['Detroit', 'America/New_York'],
  ['Zürich', 'Europe/Zurich'],
])('finds a time zone by %s @2.59.1', (typed, name) => {
  expect(first(typed)).toBe(name);
});

it('keeps a typed IANA name, which a browser may have stored', () => {
  expect(findTimeZones('asia/calcutta')).toEqual([
    { name: 'Asia/Calcutta', note: 'India Time · India' },
  ]);
  expect(first('America/Indiana/Indianapolis')).toBe('America/Indiana/Indianapolis');
  expect(first('America/New York')).toBe('America/New_York');
});

it("lists the time zones of the brand's country first @2.59.1", () => {
  const notes = findTimeZones('').map(({ note }) => note);
  const others = notes.findIndex((note) => !note.endsWith('United States'));
  expect(others).toBeGreaterThan(5);
  expect(notes.slice(others).some((note) => note.endsWith('United States'))).toBe(false);
});

it('finds nothing for other words', () => {
  expect(findTimeZones('Middle-earth')).toEqual([]);
});
