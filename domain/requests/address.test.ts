import { expect, it } from 'vitest';
import { addressDueAt, mayHaveAddress, ownsAddress, streetSchema } from './address.ts';

const request = {
  ...{ provider_id: 'p', client_uid: 'c', client_email: 'nora@doorstep.test' },
  ...{ status: 'pending', status_changed_at: null, last_at: new Date('2026-01-01T12:00:00Z') },
};
const day = (text: string) => new Date(`${text}T12:00:00Z`);

// @2.50.8
it.each([
  ['180 days after the last message', {}, '2026-06-30'],
  [
    '90 days after the end',
    { status: 'completed', status_changed_at: day('2026-01-11') },
    '2026-04-11',
  ],
  ['as before the end, if reopened', { status_changed_at: day('2026-01-11') }, '2026-06-30'],
  [
    '180 days after the last message, if that is earlier',
    { status: 'cancelled', status_changed_at: day('2026-06-01') },
    '2026-06-30',
  ],
])('an address is deleted %s', (_, changes, due) => {
  const changed = { ...request, ...changes };
  expect(addressDueAt(changed)).toEqual(day(due));
  expect(mayHaveAddress(changed, new Date(day(due).getTime() - 1))).toBe(true);
  expect(mayHaveAddress(changed, day(due))).toBe(false);
  expect(mayHaveAddress({ ...changed, closed: true }, day('2026-01-02'))).toBe(false);
});

it('belongs to the sender, and to a confirmed address of the sender', () => {
  const nora = { uid: 'later', email: 'Nora@Doorstep.test' };
  const of = (confirmed: boolean | null, person = nora) =>
    ownsAddress({ ...request, client_email_confirmed: confirmed }, person);
  expect([of(true), of(false), of(null)]).toEqual([true, false, false]);
  expect(of(false, { uid: 'c', email: 'other@doorstep.test' })).toBe(true);
  expect(of(true, { ...nora, uid: 'p' })).toBe(false);
});

it('is one line with a visible character', () => {
  expect(streetSchema.parse(' 1 Main St\nApt 2 ')).toBe('1 Main St Apt 2');
  expect(streetSchema.safeParse('\u200b').error?.issues[0]?.message).toBe(
    'Please enter the street address.',
  );
});
