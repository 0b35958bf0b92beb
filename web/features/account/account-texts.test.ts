import { expect, it } from 'vitest';
import { deletedPoints, exportText, keptPoints } from './account-texts.ts';

const NOTHING = {
  password: true,
  page: false,
  subscription: false,
  invoices: false,
  requests: false,
  directChats: false,
  team: false,
};
const textsOf = (contents: typeof NOTHING) =>
  [...deletedPoints(contents), ...keptPoints(contents), exportText(contents)].join(' ');

it('@2.20.15 mentions nothing that a new account does not have', () => {
  expect(deletedPoints(NOTHING)).toEqual(['Your name, email and phone.']);
  expect(keptPoints(NOTHING)).toEqual([]);
  expect(exportText(NOTHING)).toBe(
    'A file with everything we store about you: your account and a list of the emails we sent you.',
  );
});

it.each([
  ['page', /public page.*pictures.*account and page.*pictures/],
  ['subscription', /subscription ends/],
  ['invoices', /Your invoices/],
  ['requests', /on every request.*keep your requests and messages.*your requests and messages/],
  ['team', /Your team: its members.*your team/],
  ['directChats', /keep your messages.*your messages/],
] as const)('@2.20.15 mentions %s only to a person with it', (content, text) => {
  expect(textsOf({ ...NOTHING, [content]: true })).toMatch(text);
  expect(textsOf({ ...NOTHING, [content]: false })).not.toMatch(text);
});
