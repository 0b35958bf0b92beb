import { adminRole, sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { waitForMail } from '../support/inbox.ts';
import { createPerson, signIn, unique, type Person } from '../support/people.ts';
import { createProvider, requestOf, storeRequest, write } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../support/screen.ts';

const main = (page: Page) => page.getByRole('main');
const live = (page: Page) => main(page).getByRole('region', { name: 'Live numbers' });
const dead = (page: Page) => main(page).getByRole('region', { name: 'Undelivered emails' });

async function createAdmin(name: string): Promise<Person> {
  const person = await createPerson(name);
  await write({ [`user_roles/${person.uid}`]: adminRole(person.uid) });
  return person;
}

/** Mails that were given up, the first one the newest. */
async function storeDeadMails(count: number, to: string): Promise<void> {
  const ids = Array.from({ length: count }, () => unique('dead'));
  const now = Date.now();
  await write(
    Object.fromEntries(
      ids.map((id, i) => {
        const created_at = new Date(now - i);
        const mail = sentMail(serviceRequest({ id, created_at }), 'new_request', `${i}.${to}`);
        const given = { state: 'dead', attempts: 8, error: '550 No such mailbox', sent_at: null };
        return [`mail/${mail.id}`, { ...stored(mail), ...given }];
      }),
    ),
  );
}

test(
  '§2 Admin: the three sample numbers, for anyone, and nothing else for who is no administrator',
  { tag: '@2.10.1' },
  async ({ page }) => {
    const provider = await createProvider('nosy');
    await page.goto('/admin');
    const expectSamples = async () => {
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      for (const [label, value] of [
        ['Providers', '32'],
        ['Pending Approvals', '5'],
        ['Customer Requests (7d)', '124'],
      ] as const) {
        await expect(main(page).getByText(label, { exact: true })).toBeVisible();
        await expect(main(page).getByText(value, { exact: true })).toBeVisible();
      }
    };
    await expectSamples();
    await signIn(page, provider, '/admin');
    await expectSamples();
    await page.waitForLoadState('networkidle');
    await expect(live(page)).toBeHidden();
    await expect(dead(page)).toBeHidden();
  },
);

test(
  '§2 Admin: an administrator sees what there really is',
  { tag: ['@2.10.2', '@2.10.3'] },
  async ({ page }) => {
    const person = await createAdmin('counting');
    await signIn(page, person, '/admin');
    const read = async (label: string) => {
      const stat = live(page).getByText(label).locator('..');
      await expect(stat).toHaveText(/\d$/);
      return Number((await stat.innerText()).split('\n').at(-1));
    };
    const labels = [
      'Published providers',
      'Active subscriptions',
      'Requests in the last 7 days',
      'Undelivered emails',
    ];
    const before = await Promise.all(labels.map(read));

    const provider = await createProvider('counted');
    await storeRequest(requestOf(provider, person));
    await storeDeadMails(1, 'counted@e2e.test');
    await live(page).getByRole('button', { name: 'Refresh' }).click();
    // Other tests add theirs at the same time.
    for (const [i, label] of labels.entries()) {
      await expect.poll(() => read(label)).toBeGreaterThan(before[i] ?? Infinity);
    }
  },
);

test(
  '§2 Admin: mails that were given up are listed, newest first, a page at a time',
  { tag: ['@2.10.4', '@8.8.1'] },
  async ({ page }) => {
    const to = `${unique('gone')}@e2e.test`;
    await storeDeadMails(27, to);
    await signIn(page, await createAdmin('mails'), '/admin');
    const mine = dead(page).getByRole('listitem').filter({ hasText: to });
    await expect(mine.first()).toContainText('New request, to the professional');
    await expect(mine.first()).toContainText(`To 0.${to}`);
    await expect(mine.first()).toContainText('tried 8 times');
    await expect(mine.first()).toContainText('550 No such mailbox');
    await expect(mine.nth(1)).toContainText(`To 1.${to}`);
    expect(await mine.count()).toBeLessThanOrEqual(25);
    await dead(page).getByRole('button', { name: 'Show more' }).click();
    await expect(mine).toHaveCount(27);
    await expect(mine.last()).toContainText(`To 26.${to}`);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSideScroll(page);
  },
);

test(
  "§2 Admin: 'Send again' lets a mail go out that was given up",
  { tag: '@2.10.7' },
  async ({ page }) => {
    const to = `${unique('again')}@e2e.test`;
    await storeDeadMails(2, to);
    await signIn(page, await createAdmin('again'), '/admin');
    const mine = dead(page).getByRole('listitem').filter({ hasText: to });
    await expect(mine).toHaveCount(2);
    await mine.first().getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('The email is on its way again.')).toBeVisible();
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText(`To 1.${to}`);
    await expect(dead(page)).toBeFocused();
    await waitForMail(`0.${to}`, /New request/);
  },
);

test(
  '§2 Admin: when every mail has been delivered the list says so',
  { tag: '@2.10.5' },
  async ({ page }) => {
    // Other tests leave dead mails behind: an answer as it is without them.
    await page.route(/\/admin-dead-mails$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: { result: { mails: [], more: false } },
          })
        : route.continue(),
    );
    await signIn(page, await createAdmin('content'), '/admin');
    await expect(dead(page).getByText('Every email has been delivered.')).toBeVisible();
    await expect(dead(page).getByRole('button', { name: 'Send all again' })).toBeHidden();
  },
);

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource|live numbers|emails?/] });

  test(
    "§8 Admin: when 'Send again' does not get through, the card stays and says so",
    { tag: '@2.10.7' },
    async ({ page }) => {
      const to = `${unique('kept')}@e2e.test`;
      await storeDeadMails(1, to);
      await signIn(page, await createAdmin('cut'), '/admin');
      const mine = dead(page).getByRole('listitem').filter({ hasText: to });
      await page.route(/admin-send-mail-again$/, (route) => route.abort());
      await mine.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText("We couldn't resend the email")).toBeVisible();
      await page.unroute(/admin-send-mail-again$/);
      await mine.getByRole('button', { name: 'Send again' }).click();
      await expect(mine).toBeHidden();
    },
  );

  test(
    '§8 Admin: numbers and mails that cannot be had can be tried again',
    { tag: '@2.10.6' },
    async ({ page }) => {
      await page.route(/us-central1\/admin-/, (route) => route.abort());
      await signIn(page, await createAdmin('offline'), '/admin');
      await expect(live(page).getByText("We couldn't load the live numbers.")).toBeVisible();
      await expect(dead(page).getByText("We couldn't load the emails.")).toBeVisible();
      await page.unroute(/us-central1\/admin-/);
      await live(page).getByRole('button', { name: 'Try again' }).click();
      await expect(live(page).getByText('Published providers')).toBeVisible();
      await dead(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dead(page).getByRole('alert')).toBeHidden();
    },
  );
});
