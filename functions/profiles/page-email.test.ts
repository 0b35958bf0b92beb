import { expect, it, vi } from 'vitest';
import { createLinkToken } from '../mail/link-token.ts';
import {
  checkPageEmailLink,
  confirmPageEmail,
  handlePageEmailChange,
  sendPageEmailLink,
} from './page-email.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const HOUR_MS = 3_600_000;
const page = {
  ...{ display_name: 'Rivera', shown: 'new@x.example', confirmed: 'old@x.example' },
  isClosed: false,
};

function depsWith(changes: Partial<typeof page> | null, isAllowed = true) {
  return {
    pageEmails: { find: () => Promise.resolve(changes && { ...page, ...changes }) },
    accounts: {
      findEmail: () => Promise.resolve('own@x.example'),
      findConfirmedEmail: () => Promise.resolve('own@x.example'),
    },
    closedAccounts: { find: () => Promise.resolve(null) },
    rateLimits: { consumeOnce: () => Promise.resolve(isAllowed) },
    outbox: { create: vi.fn(() => Promise.resolve()), remove: () => Promise.resolve() },
  };
}

it.each([
  ['another address', {}, true],
  ['the confirmed one', { shown: 'old@x.example' }, false],
  ["the account's own", { shown: 'own@x.example' }, false],
  ['an address of a closed account', { isClosed: true }, false],
  ['no page', null, false],
] as const)('%s gets a link: %s', async (_, changes, isSent) => {
  const deps = depsWith(changes);
  expect(await sendPageEmailLink(deps, 'p1', 'e1')).toBe(isSent);
  expect(deps.outbox.create).toHaveBeenCalledTimes(isSent ? 1 : 0);
});

it('a change tells the confirmed address although there are too many links', async () => {
  const deps = depsWith({}, false);
  await handlePageEmailChange(deps, 'p1', 'old@x.example', 'e1');
  await handlePageEmailChange(deps, 'p1', 'never-confirmed@x.example', 'e2');
  expect(deps.outbox.create.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([
    ['page_email_changed_p1_e1', 'old@x.example'],
  ]);
});

it.each([
  ['now', {}, 0],
  ['never', {}, 25 * HOUR_MS],
  ['never', { shown: 'other@x.example' }, 0],
  ['never', { confirmed: 'new@x.example' }, 0],
  ['never', { isClosed: true }, 0],
] as const)('a link is sent %s for %j after %d ms', async (due, changes, age) => {
  const mail = {
    ...{ id: 'm1', template: 'page_email_link' as const, to: 'new@x.example' },
    ...{ data: { account: 'p1', provider_name: 'Rivera' }, state: 'pending' as const },
    ...{ attempts: 0, lease_until: null, next_attempt_at: NOW, error: null, sent_at: null },
    ...{ created_at: new Date(NOW.getTime() - age), expires_at: null, correlation_id: null },
  };
  expect(await checkPageEmailLink(depsWith(changes).pageEmails, mail, NOW)).toBe(due);
});

it('a token confirms the email that it was signed for, on its page, until it expires', async () => {
  const link = { purpose: 'page-email', id: 'p1', email: 'new@x.example' } as const;
  const token = createLinkToken('secret', link, new Date(NOW.getTime() + 24 * HOUR_MS));
  const press = (account: string, email: string, now = NOW) =>
    confirmPageEmail(
      {
        linkSecrets: ['secret'],
        pageEmails: { confirm: (_uid, accepts) => Promise.resolve(accepts(email)) },
      },
      { account, token },
      now,
    );
  expect(await press('p1', 'new@x.example')).toEqual({ confirmed: true });
  for (const refused of [
    press('p2', 'new@x.example'),
    press('p1', 'other@x.example'),
    press('p1', 'new@x.example', new Date(NOW.getTime() + 24 * HOUR_MS)),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  }
});
