import { describe, expect, it } from 'vitest';
import { createLinkToken } from '../mail/link-token.ts';
import { checkAccountLink } from './check-account-link.ts';

const SECRET = 'a-secret-of-enough-length';
const NOW = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-04T12:30:00Z');
const EARLIER = new Date('2026-05-04T11:30:00Z');

const ACCOUNT = {
  email: 'ann@example.com',
  is_confirmed: false,
  is_disabled: false,
  created_at: '2026-05-01T00:00:00.000Z',
  last_sign_in_at: null,
  sessions_valid_after: '2026-05-01T00:00:00.000Z',
};
type Kind = 'confirm' | 'reset' | 'change';

/** Returns the answer about a link of `ann` to `email` that expires at `expiresAt`. */
async function stateOf(
  kind: Kind,
  account: Partial<typeof ACCOUNT> | null,
  { email = 'ann@example.com', expiresAt = LATER, signedKind = kind, uid = 'ann' } = {},
) {
  const link = { purpose: signedKind, id: 'ann', email } as const;
  const token = createLinkToken(SECRET, link, expiresAt);
  const accounts = {
    findAccount: async () => Promise.resolve(account && { ...ACCOUNT, ...account }),
  };
  const deps = { accounts, linkSecrets: [SECRET] };
  return (await checkAccountLink(deps, { kind, account: uid, token }, NOW)).state;
}

describe('a mailed link that Firebase refuses', () => {
  it('to confirm an email is done once it is confirmed, also later', async () => {
    const confirmed = { is_confirmed: true };
    expect(await stateOf('confirm', confirmed)).toBe('done');
    expect(await stateOf('confirm', confirmed, { expiresAt: EARLIER })).toBe('done');
    expect(await stateOf('confirm', {})).toBe('replaced');
    expect(await stateOf('confirm', {}, { expiresAt: EARLIER })).toBe('expired');
  });

  it('to change an email is done once the account has the new one', async () => {
    const link = { email: 'new@example.com' };
    const changed = { ...link, is_confirmed: true };
    expect(await stateOf('change', { is_confirmed: true }, link)).toBe('replaced');
    expect(await stateOf('change', changed, link)).toBe('done');
  });

  it('to a new password is done once the password was changed after the mail', async () => {
    // The link works for an hour: it was created at 11:30.
    expect(await stateOf('reset', { sessions_valid_after: '2026-05-04T11:29:00Z' })).toBe(
      'replaced',
    );
    expect(await stateOf('reset', { sessions_valid_after: '2026-05-04T11:31:00Z' })).toBe('done');
  });

  it('of a corrected or a deleted account was replaced', async () => {
    expect(await stateOf('confirm', null)).toBe('replaced');
    expect(await stateOf('confirm', null, { expiresAt: EARLIER })).toBe('expired');
  });

  it('tells nothing about an account to a person who does not have the mail', async () => {
    const confirmed = { is_confirmed: true };
    const guesses = [
      { uid: 'bob' },
      { email: 'bob@example.com' },
      { signedKind: 'reset' as const },
    ];
    for (const guess of guesses) {
      for (const account of [confirmed, {}, null]) {
        expect(await stateOf('confirm', account, guess)).toBe('replaced');
      }
    }
    const accounts = { findAccount: async () => Promise.resolve({ ...ACCOUNT, ...confirmed }) };
    for (const token of ['', '.', '99999999999.', 'NaN.x', `${'9'.repeat(40)}.x`]) {
      const input = { kind: 'confirm', account: 'ann', token } as const;
      const answer = await checkAccountLink({ accounts, linkSecrets: [SECRET] }, input, NOW);
      expect(answer.state).not.toBe('done');
    }
  });
});
