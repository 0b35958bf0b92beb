import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { createPerson, signIn } from '../../support/people.ts';
import { openPortal, takePlan } from '../../support/plan.ts';
import { expectRequestCard } from '../../support/request-card.ts';
import {
  createProvider,
  read,
  requestOf,
  storeManyRequests,
  storeRequest,
  write,
} from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll } from '../../support/screen.ts';

const EMPTY = "No service requests yet. When customers request your services, they'll appear here.";

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** The computed color of a badge, to hold against another of the same palette. */
const colorOf = (page: Page, badge: string) =>
  page
    .getByRole('main')
    .getByText(badge, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test(
  '§2 Provider dashboard: the subscription, its buttons, and the empty inbox',
  { tag: ['@2.9.1', '@2.9.9'] },
  async ({ page }) => {
    const provider = await createProvider('dash');
    await signIn(page, provider, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeVisible();
    await expect(page).toHaveTitle(/^Provider Dashboard/);
    const card = page.getByRole('region', { name: 'Subscription' });
    await expect(card.getByText('Pro plan')).toBeVisible();
    await expect(card.getByText('Active')).toBeVisible();
    await expect(card.getByText(/Feb 15, 2026/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Edit Public Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    await expect(card.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
    await expect(page.getByText(EMPTY)).toBeVisible();

    // 'Refresh Status' asks the server anew.
    await write({
      [`subscribers/${provider.uid}`]: {
        ...(await read(`subscribers/${provider.uid}`)),
        subscription_tier: 'Business',
      },
    });
    await card.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(card.getByText('Business plan')).toBeVisible();
  },
);

test(
  '§2 Provider dashboard: every field of a request, newest first, as it comes in',
  { tag: ['@2.9.3', '@2.9.4', '@2.9.7', '@2.9.8'] },
  async ({ page }) => {
    const provider = await createProvider('inbox');
    const client = await createPerson('client');
    const request = await storeRequest(
      requestOf(provider, client, {
        client_name: 'Nora Whitfield',
        client_phone: '+1 (503) 555-0177 ext. 4',
        service_description: 'The older one',
        urgency: 'high',
        preferred_contact: 'phone',
        status: 'in_progress',
        created_at: new Date(Date.now() - 3 * 3_600_000),
        unread_provider: 2,
      }),
    );
    await signIn(page, provider, '/dashboard');
    const older = card(page, 'The older one');
    await expectRequestCard(older, {
      heading: 'Nora Whitfield',
      texts: ['high', 'in progress', '3 hours ago'],
      facts: {
        Email: client.email,
        Phone: '+1 (503) 555-0177 ext. 4',
        'Preferred contact': 'Phone',
      },
      links: {
        [client.email]: `mailto:${client.email}`,
        '+1 (503) 555-0177 ext. 4': 'tel:+15035550177',
        'Chat 2 unread': `/chat/${request.id}`,
      },
    });

    await storeRequest(
      requestOf(provider, client, {
        client_phone: null,
        preferred_contact: 'either',
        service_description: 'The newer one',
      }),
    );
    const newer = card(page, 'The newer one');
    await expect(newer).toBeVisible();
    await expect(newer.getByText('just now')).toBeVisible();
    await expect(newer.getByText('Either', { exact: true })).toBeVisible();
    await expect(newer.getByText('Phone')).toBeHidden();
    await expect(cards(page)).toHaveText([/The newer one/, /The older one/]);
  },
);

test(
  '§4 Provider dashboard: any status to any other, with its toast and its color',
  { tag: ['@2.9.6', '@4.4.1', '@8.8.3'] },
  async ({ page }) => {
    const provider = await createProvider('status');
    const client = await createPerson('client');
    const request = await storeRequest(requestOf(provider, client, { urgency: 'low' }));
    await signIn(page, provider, '/dashboard');
    const select = page.getByRole('combobox', { name: /Status of the request/ });
    await expect(select.locator('option')).toHaveText([
      'Pending',
      'In progress',
      'Completed',
      'Cancelled',
    ]);
    await select.focus();
    const colors = new Map<string, string>([['pending', await colorOf(page, 'pending')]]);
    for (const status of ['cancelled', 'in_progress', 'completed', 'pending'] as const) {
      const words = status.replace('_', ' ');
      await select.selectOption(status);
      await expect(page.getByText(`Status updated to ${words}`)).toBeVisible();
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
      colors.set(status, await colorOf(page, words));
      expect(await read(`service_requests/${request.id}`)).toMatchObject({ status });
    }
    // Four colors; 'completed' has the green of the low urgency.
    expect(new Set(colors.values()).size).toBe(4);
    expect(colors.get('completed')).toBe(await colorOf(page, 'low'));
    await expect(select).toBeFocused();
  },
);

test(
  '§2 Provider dashboard: pages of 25, nobody else’s requests',
  { tag: ['@2.9.8', '@4.4.2', '@6.3.1'] },
  async ({ page }) => {
    const provider = await createProvider('many');
    const other = await createProvider('other');
    const client = await createPerson('client');
    await storeManyRequests(provider, client, 40);
    await storeRequest(requestOf(other, client, { service_description: 'Not mine' }));
    await signIn(page, provider, '/dashboard');
    await expect(cards(page)).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(40);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    await expect(cards(page).first()).toContainText('Request 1.');
    await expect(cards(page).last()).toContainText('Request 40.');
    // A new one pushes nobody out.
    await storeRequest(requestOf(provider, client, { service_description: 'The newest' }));
    await expect(cards(page)).toHaveCount(41);
    await expect(cards(page).first()).toContainText('The newest');
    await expect(page.getByText('Not mine')).toBeHidden();
    // Those that are not live can be changed too.
    const last = cards(page).last();
    await last.getByRole('combobox').selectOption('completed');
    await expect(page.getByText('Status updated to completed')).toBeVisible();
    await expect(last.getByRole('combobox')).toHaveValue('completed');
    await expect(last.getByText('completed', { exact: true })).toBeVisible();
  },
);

test(
  '§4 Provider dashboard: the portal opens in a new tab, and says so',
  { tag: ['@2.9.2', '@4.1.4', '@8.5.8'] },
  async ({ page }) => {
    const person = await createPerson('payer');
    await signIn(page, person);
    await takePlan(page, 'Pro');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    const portal = await openPortal(page, manage);
    await expect(page.getByText('Opening Stripe Customer Portal...')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await portal.evaluate(() => window.opener === null)).toBe(true);
  },
);

test(
  "§2 Provider dashboard: on a phone a card's menu stands in one line with 'Chat'",
  { tag: '@2.9.14' },
  async ({ page }) => {
    const provider = await createProvider('narrow');
    const client = await createPerson('client');
    await storeRequest(requestOf(provider, client, {}));
    await signIn(page, provider, '/dashboard');
    const chat = page.getByRole('main').getByRole('link', { name: 'Chat' });
    const menu = page.getByRole('button', { name: /^More about/ });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const [link, dots] = [await chat.boundingBox(), await menu.boundingBox()];
      expect(dots?.y, `${width} px`).toBeLessThan(Number(link?.y) + Number(link?.height));
    }
  },
);

test(
  '§2 Provider dashboard: long texts, axe finds nothing',
  { tag: ['@2.9.11', '@8.8.1'] },
  async ({ page }) => {
    const provider = await createProvider('axe');
    const client = await createPerson('client');
    await storeRequest(
      requestOf(provider, client, {
        client_name: 'Maximiliana-Alexandrina von und zu Hohenlohe-Langenburg-Schillingsfürst',
        service_description: `${'w'.repeat(300)} ${'many words '.repeat(100)}`,
        unread_provider: 12,
      }),
    );
    await signIn(page, provider, '/dashboard');
    const text = page.getByText(/w{300} many words/);
    const cut = () => text.evaluate((box) => box.scrollHeight > box.clientHeight);
    expect(await cut()).toBe(true);
    await page.getByRole('button', { name: 'Read more' }).click();
    await expect.poll(cut).toBe(false);
    await page.getByRole('button', { name: 'Read less' }).click();
    await expect.poll(cut).toBe(true);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);
