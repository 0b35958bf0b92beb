import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { begin, DELETED, forGood, hasAccount, password, remembered } from '../support/deletion.ts';
import { admin, createPerson, signIn, type Person } from '../support/people.ts';
import { expectAccessible } from '../support/screen.ts';

const UNSURE =
  "We got no answer, so we don't know yet whether your account is being deleted. If the deletion has started, it will finish on its own. Please try again to find out.";
const CALL = '**/delete-my-account';

/** Signs in and asks for the account to be deleted, up to the last question. */
async function ask(page: Page, person: Person) {
  await signIn(page, person, '/account');
  await password(page).fill(person.password);
  await begin(page).click();
}

test.describe('a deletion that does not go through', () => {
  test.use({ expectedErrors: [/status of (400|500|503)|ERR_FAILED/] });

  test(
    '§2 Account: it says so, everything is as it was, and it can be tried again',
    { tag: '@2.20.9' },
    async ({ page }) => {
      const person = await createPerson('unlucky');
      await ask(page, person);
      // The password given anew does not get through, so nothing is asked for.
      const auth = '**/accounts:signInWithPassword*';
      await page.route(auth, (route) =>
        route.fulfill({ status: 500, json: { error: { message: 'INTERNAL' } } }),
      );
      await forGood(page).click();
      const notDeleted = "We couldn't delete your account. Please try again.";
      await expect(page.getByText(notDeleted)).toBeVisible();
      await page.unroute(auth);
      const words = "We couldn't end your subscription, so nothing was deleted.";
      const json = { error: { status: 'UNAVAILABLE', message: words } };
      await page.route(CALL, (route) => route.fulfill({ status: 503, json }));
      await begin(page).click();
      await forGood(page).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(password(page)).toHaveValue(person.password);
      await page.unroute(CALL);
      await begin(page).click();
      await forGood(page).click();
      await expect(page.getByText(DELETED)).toBeVisible();
      await expect.poll(() => hasAccount(person.uid)).toBe(false);
    },
  );
});

test.describe('a deletion whose answer is lost', () => {
  test.use({ expectedErrors: [/status of 400|ERR_FAILED/] });

  /** Somebody whose call never gets there, and who reads that nobody knows. */
  async function unheard(page: Page): Promise<Person> {
    const person = await createPerson('unheard');
    await page.route(CALL, (route) => route.abort());
    await ask(page, person);
    await forGood(page).click();
    await expect(page.getByText(UNSURE)).toBeVisible();
    return person;
  }

  test(
    '§2 Account: ends as it does with one where the account is gone',
    { tag: '@2.20.12' },
    async ({ page }) => {
      const person = await createPerson('unheard');
      await page.route(CALL, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await ask(page, person);
      await forGood(page).click();
      await expect(page.getByText(DELETED)).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      expect(await remembered(page)).toEqual({ local: [], users: [] });
      expect(await hasAccount(person.uid)).toBe(false);
    },
  );

  test(
    '§2 Account: says that nobody knows where it is still there, and the next try finds out',
    { tag: '@2.20.12' },
    async ({ page }) => {
      const person = await unheard(page);
      await expect(page.getByText(/could not be deleted|has been deleted/)).toHaveCount(0);
      await expectAccessible(page);
      expect(await hasAccount(person.uid)).toBe(true);
      await page.unroute(CALL);
      await begin(page).click();
      await forGood(page).click();
      await expect(page.getByText(DELETED)).toBeVisible();
      await expect.poll(() => hasAccount(person.uid)).toBe(false);
    },
  );

  test(
    '§2 Account: that has ended meanwhile, is told as such by the next try',
    { tag: '@2.20.12' },
    async ({ page }) => {
      const person = await unheard(page);
      await admin().auth.deleteUser(person.uid);
      await begin(page).click();
      await expect(page.getByText(DELETED)).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      expect(await remembered(page)).toEqual({ local: [], users: [] });
    },
  );
});
