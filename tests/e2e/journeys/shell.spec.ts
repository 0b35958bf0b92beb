import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { admin, createPerson, signIn, signInHere } from '../../support/people.ts';
import { createProvider } from '../../support/scenes.ts';
import { violationsOf } from '../../support/screen.ts';

const header = (page: Page) => page.getByRole('banner');

test(
  '§2 Header: a visitor sees the search, the plans and the way in',
  { tag: '@2.19.1' },
  async ({ page }) => {
    await page.goto('/cancel');
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth',
    );
    await expect(header(page).getByRole('link', { name: 'Find Pros' })).toHaveAttribute(
      'href',
      '/search',
    );
    await expect(header(page).getByRole('link', { name: 'Start as Provider' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    for (const name of ['My Requests', 'Chat']) {
      await expect(header(page).getByRole('link', { name, exact: true })).toBeHidden();
    }
  },
);

test(
  '§2 Header: a client sees requests and chat, and logs out to the home page',
  { tag: ['@2.19.2', '@2.19.3'] },
  async ({ page }) => {
    await signIn(page, await createPerson('client'), '/cancel');
    for (const name of ['My Requests', 'Chat']) {
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/client-dashboard',
      );
    }
    await expect(header(page).getByRole('link', { name: 'Start as Provider' })).toBeHidden();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  '§2 Footer: year, links, and Admin for administrators only',
  { tag: ['@2.10.1', '@2.19.7'] },
  async ({ page, visitor }) => {
    await page.goto('/cancel');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer.getByRole('link', { name: 'Find Pros' })).toHaveAttribute(
      'href',
      '/search',
    );
    await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(footer.getByRole('link', { name: 'Admin' })).toBeHidden();

    for (const person of [await createPerson('client'), await createProvider('provider')]) {
      const someone = await visitor();
      const asked = someone.waitForResponse(
        (answer) => answer.request().postData()?.includes('user_roles') ?? false,
      );
      await signIn(someone, person, '/cancel');
      await asked;
      await expect(
        someone.getByRole('contentinfo').getByRole('link', { name: 'Admin' }),
      ).toBeHidden();
    }

    const boss = await createPerson('boss');
    await admin().firestore.doc(`user_roles/${boss.uid}`).set({ user_id: boss.uid, role: 'admin' });
    const other = await visitor();
    await signIn(other, boss, '/cancel');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  },
);

test(
  '§2 Not found: says so, logs the path, leads home',
  { tag: ['@2.5.1', '@2.5.2'] },
  async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such'));
    await page.goto('/no/such');
    await logged;
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect((await page.request.get('/assets/no-such-file.js')).status()).toBe(404);
  },
);

test(
  '§2 Cancel: nothing was charged; on to the prices or the account',
  { tag: '@2.8.1' },
  async ({ page }) => {
    await page.goto('/cancel');
    const main = page.getByRole('main');
    await expect(main.getByText(/card wasn't charged/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  },
);

test(
  '§2 Sample page: the slug becomes a name, over sample texts and three work samples',
  { tag: ['@2.3.1', '@2.3.2'] },
  async ({ page }) => {
    await page.goto('/providers/rivera-plumbing-co');
    await expect(page.getByRole('heading', { level: 1, name: 'Rivera Plumbing Co' })).toBeVisible();
    for (const [heading, text] of [
      ['About', 'A local professional with years of experience, known for tidy work and fair'],
      ['Contact', 'Phone and email appear here.'],
      ['Service area', 'Cities and neighborhoods appear here.'],
    ] as const) {
      const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
      await expect(title.locator('..')).toContainText(text);
    }
    await expect(page.getByText(/^Work sample/)).toHaveText([
      'Work sample 1',
      'Work sample 2',
      'Work sample 3',
    ]);
    await expect(page.getByRole('button', { name: 'Request Service' })).toBeVisible();
    await page.goto('/providers/RIVERA-plumbing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivera Plumbing');
    await page.goto('/providers/-');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider');
  },
);

test(
  '§6 Guarded screens: a signed-out client comes back to them after signing in',
  { tag: ['@4.2.4', '@6.2.3', '@8.3.2'] },
  async ({ page, visitor }) => {
    const person = await createPerson('guarded');
    await page.goto('/client-dashboard');
    await expect(page.getByText('Please sign in to view your requests')).toBeVisible();
    for (const [screen, path] of [
      [page, '/client-dashboard'],
      [await visitor(), '/client-profile'],
    ] as const) {
      await screen.goto(path);
      await expect(screen).toHaveURL(`/auth?type=client&redirect=${encodeURIComponent(path)}`);
      await signInHere(screen, person);
      await expect(screen).toHaveURL(path);
      await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    }
  },
);

for (const scheme of ['light', 'dark'] as const) {
  test(
    `§8 Simple screens: axe finds nothing, ${scheme}`,
    { tag: ['@6.1.1', '@8.8.1', '@8.8.2'] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const path of [
        '/',
        '/pricing',
        '/auth',
        '/auth?type=client',
        '/cancel',
        '/admin',
        '/providers/RIVERA-plumbing',
        '/x',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page), path).toEqual([]);
      }
    },
  );
}
