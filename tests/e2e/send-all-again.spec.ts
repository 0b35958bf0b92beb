import { adminRole, sentMail, stored } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { waitForMail } from '../support/inbox.ts';
import { createPerson, signIn, unique, type Person } from '../support/people.ts';
import { createProvider, requestOf, storeRequest, write } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../support/screen.ts';

// Sends what other tests have left, too: so these run alone.

const dead = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Undelivered emails' });
const log = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Audit log' });
const all = (page: Page) => dead(page).getByRole('button', { name: 'Send all again' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Send all emails again?' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Send all again' });

async function createAdmin(name: string): Promise<Person> {
  const person = await createPerson(name);
  await write({ [`user_roles/${person.uid}`]: adminRole(person.uid) });
  return person;
}

/** Mails about requests that were given up, to an address that has moved; who gets them now. */
async function storeDeadMails(count: number): Promise<{ moved: string; now: string }> {
  const moved = `${unique('moved')}@e2e.test`;
  const provider = await createProvider('moved', { email: `${unique('office')}@e2e.test` });
  const client = await createPerson('asks');
  const given = { state: 'dead', attempts: 8, error: '550 No such mailbox', sent_at: null };
  for (let i = 0; i < count; i += 1) {
    const request = requestOf(provider, client);
    const mail = sentMail(request, 'new_request', moved);
    // There before its request: the trigger writes none then.
    await write({ [`mail/${mail.id}`]: { ...stored(mail), ...given, created_at: new Date() } });
    await storeRequest(request);
  }
  return { moved, now: provider.profile.email ?? '' };
}

test(
  "§2 Admin: 'Send all again' is asked for first and sends everything, to the addresses of now",
  { tag: ['@2.10.17', '@2.10.18'] },
  async ({ page }) => {
    const { moved, now } = await storeDeadMails(27);
    await signIn(page, await createAdmin('all'), '/admin');
    const mine = dead(page).getByRole('listitem').filter({ hasText: moved });
    await expect(mine.first()).toBeVisible();
    await all(page).click();
    await expect(question(page)).toContainText('The audit log records this.');
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await expect(mine.first()).toBeVisible();

    await all(page).click();
    await confirm(page).dblclick();
    await expect(page.getByText(/^\d+ emails are on their way again\.$/)).toHaveCount(1);
    await expect(question(page)).toBeHidden();
    await expect(mine).toHaveCount(0);
    await waitForMail(now, /New request/);
    const lines = log(page).getByRole('listitem').filter({ hasText: 'Send all again' });
    await expect(lines.first()).toContainText('Email sent again');
  },
);

test(
  "§2 Admin: 'Send all again' on a phone, and after somebody else",
  { tag: '@2.10.17' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { moved } = await storeDeadMails(1);
    await signIn(page, await createAdmin('phone'), '/admin');
    const mine = dead(page).getByRole('listitem').filter({ hasText: moved });
    await expect(mine).toHaveCount(1);
    await expectNoSideScroll(page);
    // Somebody else is faster.
    const other = await page.context().newPage();
    await other.goto('/admin');
    await all(other).click();
    await confirm(other).click();
    await expect(other.getByText(/on (its|their) way again\.$/)).toBeVisible();
    await all(page).click();
    await expectNoSideScroll(page);
    await confirm(page).click();
    // What no mail server takes may have come back meanwhile.
    await expect(page.getByText(/^No email was left|on (its|their) way again\.$/)).toBeVisible();
    await expect(mine).toHaveCount(0);
  },
);

test.describe('when it breaks off', () => {
  test.use({ expectedErrors: [/Failed to load resource|couldn't resend the emails/] });

  test(
    "§8 Admin: 'Send all again' says how many went, and the others can be sent again",
    { tag: '@2.10.19' },
    async ({ page }) => {
      const { moved, now } = await storeDeadMails(26);
      await signIn(page, await createAdmin('broken'), '/admin');
      const mine = dead(page).getByRole('listitem').filter({ hasText: moved });
      await expect(mine.first()).toBeVisible();
      let calls = 0;
      await page.route(/admin-send-all-mails-again$/, (route) => {
        if (route.request().method() === 'POST') calls += 1;
        return calls === 1 || calls === 3 ? route.abort() : route.continue();
      });
      await all(page).click();
      await confirm(page).click();
      await expect(page.getByText("We couldn't resend the emails")).toBeVisible();
      await expect(question(page)).toBeHidden();
      await expect(mine.first()).toBeVisible();

      await all(page).click();
      await confirm(page).click();
      const some = page.getByText('25 emails are on their way again.');
      await expect(some).toContainText("The others weren't sent. Please try again.");
      await expect(mine).toHaveCount(1);
      await all(page).click();
      await confirm(page).click();
      await expect(page.getByText(/^(One email is|\d+ emails are) on/).last()).toBeVisible();
      await expect(mine).toHaveCount(0);
      await waitForMail(now, /New request/);
    },
  );
});
