import { expect, it } from 'vitest';
import { branchesSchema, branchSchema, MAX_BRANCHES, newBranchesSchema } from './branch.ts';
import { minimalBranch } from './minimal-branch.ts';

it.each<[string, object]>([
  ['without a visible name', { name: ' \u200b ' }],
  ['with a long name', { name: 'x'.repeat(81) }],
  ['without an address', { address: '' }],
  ['with a long address', { address: 'x'.repeat(201) }],
  ['with a long phone number', { phone: '1'.repeat(41) }],
  ['with an unknown time zone', { time_zone: 'Mars/Olympus' }],
  ['with too many areas', { areas: Array.from({ length: 9 }, (_, i) => `Area ${i}`) }],
  ['with a long area', { areas: ['x'.repeat(81)] }],
  ['with an id that is a path', { id: 'a/b' }],
  ['without a day', { hours: { monday: null } }],
  ['with a time that does not exist', { hours: hoursOn({ opens: '24:00', closes: '25:00' }) }],
  ['with an empty time', { hours: hoursOn({ opens: '', closes: '17:00' }) }],
])('a branch %s is invalid', (_, changes) => {
  expect(branchSchema.safeParse({ ...minimalBranch(), ...changes }).success).toBe(false);
});

function hoursOn(monday: object) {
  return { ...minimalBranch().hours, monday };
}

it('a professional has at most ten branches, with unique ids and names', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => minimalBranch({ id: `b${i}`, name: `Office ${i}` }));
  const isValid = (branches: object[]) => branchesSchema.safeParse({ branches }).success;
  expect(MAX_BRANCHES).toBe(10);
  expect(isValid(many(10))).toBe(true);
  expect(isValid(many(11))).toBe(false);
  const east = minimalBranch({ name: 'East' });
  expect(isValid([east, minimalBranch({ name: 'West' })])).toBe(false);
  expect(isValid([east, minimalBranch({ id: 'b2', name: 'West' })])).toBe(true);
  const same = { branches: [east, minimalBranch({ id: 'b2', name: ' EAST' })] };
  expect(newBranchesSchema.safeParse(same).success).toBe(false);
  // Stored branches stay readable.
  expect(branchesSchema.safeParse(same).success).toBe(true);
});

it('equal times of a day are stored as midnight to midnight, which is 24 hours', () => {
  const hours = { ...minimalBranch().hours, monday: { opens: '09:00', closes: '09:00' } };
  expect(branchSchema.parse({ ...minimalBranch(), hours }).hours.monday).toEqual({
    opens: '00:00',
    closes: '00:00',
  });
});

it('texts are trimmed, and closing after midnight is allowed', () => {
  const hours = { ...minimalBranch().hours, friday: { opens: '18:00', closes: '02:00' } };
  const branch = branchSchema.parse({ ...minimalBranch(), name: ' East ', hours });
  expect(branch).toEqual(minimalBranch({ name: 'East', hours }));
});
