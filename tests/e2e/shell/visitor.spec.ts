import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { admin, createPerson, signIn, signInWithForm } from '../../support/browser/sign-in.ts';
import { expectAccessible, followAccountLink } from '../../support/browser/screen.ts';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Expects the main navigation to have these links (name: address), in this order. */
async function expectLinks(page: Page, wanted: Record<string, string>): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(Object.keys(wanted));
  for (const [i, href] of Object.values(wanted).entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', href);
  }
}

/** Resolves when the app has read whether the person is an administrator. */
const waitForRoles = (page: Page) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('user_roles') ?? false);

test(
  '§2 Visitor: sees header, footer and the page for unknown addresses',
  { tag: ['@2.5.1', '@2.5.2', '@2.19.1', '@2.19.7'] },
  async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such'));
    await page.goto('/no/such');
    await logged;
    await expectLinks(page, { 'Find Pros': '/search', 'Start as Provider': '/pricing' });
    const signInLink = banner(page).getByRole('link', { name: 'Sign in' });
    await expect(signInLink).toHaveAttribute('href', '/auth');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer(page).getByRole('link')).toHaveText([
      'Find Pros',
      'Pricing',
      'Privacy',
      'Terms',
    ]);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect((await page.request.get('/assets/no-such-file.js')).status()).toBe(404);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

test(
  '§6 Client: signs in to open a guarded screen, sees the links for clients, and logs out',
  {
    tag: [
      '@journey',
      '@2.10.1',
      '@2.19.2',
      '@2.19.3',
      '@2.19.7',
      '@2.19.11',
      '@4.2.4',
      '@6.2.3',
      '@8.3.2',
    ],
  },
  async ({ page, visitor }) => {
    await page.goto('/client-dashboard');
    await expect(page.getByText('Please sign in to view your requests')).toBeVisible();
    await expect(page).toHaveURL('/auth?type=client&redirect=%2Fclient-dashboard');
    const rolesRead = waitForRoles(page);
    await signInWithForm(page, await createPerson('guarded'));
    await expect(page).toHaveURL('/client-dashboard');
    await expectLinks(page, {
      'Find Pros': '/search',
      'My Requests': '/client-dashboard',
      Chat: '/client-dashboard#messages',
    });
    await rolesRead;
    await expect(footer(page).getByRole('link', { name: 'Admin' })).toBeHidden();

    // /admin shows sample numbers to everybody, and further sections only to administrators.
    const rolesReadAgain = waitForRoles(page);
    await page.goto('/admin');
    for (const [label, value] of [
      ['Providers', '32'],
      ['Pending Approvals', '5'],
      ['Customer Requests (7d)', '124'],
    ] as const) {
      const stat = page.getByRole('main').getByText(label, { exact: true }).locator('..');
      await expect(stat).toContainText(value);
    }
    await rolesReadAgain;
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto('/client-profile');
    await expect(page).toHaveURL('/auth?type=client&redirect=%2Fclient-profile');

    const administrator = await createPerson('admin');
    const role = { user_id: administrator.uid, role: 'admin' };
    await admin().firestore.doc(`user_roles/${administrator.uid}`).set(role);
    const adminPage = await visitor();
    await signIn(adminPage, administrator, '/cancel');
    await expect(footer(adminPage).getByRole('link', { name: 'Admin' })).toBeVisible();
    await followAccountLink(adminPage, 'Admin');
    await expect(adminPage.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  },
);

test(
  '§8 Simple screens: axe finds nothing',
  { tag: ['@2.4.2', '@6.1.1', '@8.8.1', '@8.8.2'] },
  async ({ page }) => {
    // tests/e2e/pages/home.spec.ts scans the home page.
    const texts: Record<string, string> = {
      '/pricing': 'One flat monthly price. No commissions, unlimited leads, cancel anytime.',
      '/privacy': 'What we store, and why',
      '/terms': "What isn't allowed",
      '/auth': 'Welcome back',
      '/auth?type=client': 'Create your account',
      '/cancel': 'Checkout canceled',
      '/admin': 'Pending Approvals',
      '/providers/RIVERA-plumbing': 'Rivera Plumbing',
      '/success': 'Please sign in to see your plan.',
      '/x': 'Oops! Page not found',
    };
    for (const [path, text] of Object.entries(texts)) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expectAccessible(page);
    }
  },
);
