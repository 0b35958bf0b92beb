import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { unique } from '../../support/people.ts';
import { pictures } from '../../support/pictures.ts';
import { createProvider } from '../../support/scenes.ts';
import {
  expectAccessible,
  expectNoSideScroll,
  PHONE,
  takeOver,
  touch,
} from '../../support/screen.ts';

/** Where the app reads a page that it goes to by itself. */
const PAGES = '**/api/page/*';
const REACHED_BY_NOTHING = { phone: null, website_url: null, email: null };

const main = (page: Page) => page.getByRole('main');
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const description = (page: Page) => page.locator('meta[name="description"]');

test(
  '§2 Public page: everything that a professional entered',
  { tag: ['@2.12.2', '@2.12.4', '@2.12.5', '@2.12.6', '@2.12.12', '@2.12.13', '@6.1.1'] },
  async ({ page, baseURL }) => {
    const [cover = '', avatar = ''] = pictures(2, baseURL);
    const { profile, email } = await createProvider('whole', {
      cover_url: cover,
      avatar_url: avatar,
      city: 'Austin, TX',
      locations: ['Round Rock', 'Cedar Park'],
      bio: 'First line.\nSecond line.',
      services: ['Leak repair', 'Drains', 'Boilers', 'Gas lines'],
      phone: '+1 (512) 555-0100 ext 4',
      website_url: 'https://www.rivera.example/',
      facebook_url: 'https://facebook.example/rivera',
      instagram_url: 'https://instagram.example/rivera',
      twitter_url: 'https://twitter.example/rivera',
      linkedin_url: 'https://linkedin.example/rivera',
    });
    await page.goto(`/p/${profile.handle}`);
    await expect(page.getByRole('heading', { level: 1, name: profile.display_name })).toBeVisible();
    await expect(page).toHaveTitle(`${profile.display_name} - Provider in Austin, TX | Doorstep`);
    await expect(description(page)).toHaveCount(1);
    await expect(description(page)).toHaveAttribute('content', 'First line. Second line.');
    for (const url of [cover, avatar])
      await expect(page.locator(`img[src="${url}"]`)).toBeVisible();

    const items = main(page).getByRole('listitem');
    for (const text of [
      'Round Rock',
      'Cedar Park',
      'Leak repair',
      'Drains',
      'Boilers',
      'Gas lines',
    ]) {
      await expect(items.filter({ hasText: text })).toBeVisible();
    }
    await expect(main(page).getByText('Austin, TX')).toBeHidden();
    const bio = main(page).getByText('First line.');
    expect(await bio.innerText()).toBe('First line.\nSecond line.');

    const contact = page.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(contact.getByRole('link', { name: '+1 (512) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15125550100',
    );
    for (const [name, url] of [
      ['rivera.example', 'https://www.rivera.example/'],
      ['Facebook', 'https://facebook.example/rivera'],
      ['Instagram', 'https://instagram.example/rivera'],
      ['Twitter', 'https://twitter.example/rivera'],
      ['LinkedIn', 'https://linkedin.example/rivera'],
    ] as const) {
      const link = contact.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
    }
  },
);

test(
  '§2 Public page: what is missing is left out, and the city stands for missing locations',
  { tag: ['@2.12.2', '@2.12.4', '@2.12.5', '@2.12.6', '@2.12.13', '@2.12.3'] },
  async ({ page }) => {
    const { profile } = await createProvider('bare', {
      ...REACHED_BY_NOTHING,
      locations: [],
      city: 'Waco, TX',
      bio: null,
      display_name: 'Rivera Plumbing Works',
      avatar_url: null,
      services: [],
    });
    await page.goto(`/p/${profile.handle}`);
    await expect(page.getByRole('heading', { level: 1, name: profile.display_name })).toBeVisible();
    await expect(main(page).getByRole('listitem')).toHaveText(['Waco, TX']);
    await expect(main(page).getByText('RP', { exact: true })).toBeVisible();
    for (const name of ['Contact', 'Services', 'Work Gallery']) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    }
    await expect(main(page).locator('img')).toHaveCount(0);
    await expect(description(page)).toHaveAttribute(
      'content',
      'View services, contact info, and request service.',
    );
  },
);

test(
  '§2 Public page: without a city the title ends with Provider; a long bio is shortened to 150 characters',
  { tag: ['@2.12.12', '@2.12.13', '@2.12.14'] },
  async ({ page }) => {
    const { profile } = await createProvider('long', {
      city: null,
      locations: [],
      bio: 'b'.repeat(400),
    });
    await page.goto(`/p/${profile.handle}`);
    await expect(page).toHaveTitle(`${profile.display_name} - Provider | Doorstep`);
    await expect(description(page)).toHaveAttribute('content', `${'b'.repeat(149)}…`);
    await expect(main(page).getByText('b'.repeat(400))).toBeVisible();
    const texts = { display_name: 'N'.repeat(120), city: 'C'.repeat(120) };
    const other = await createProvider('title', texts);
    await page.goto(`/p/${other.profile.handle}`);
    await expect(page).toHaveTitle(/^N+ - Provider in C+…$/);
    expect((await page.title()).length).toBe(150);
  },
);

test(
  '§2 Public page: an unknown handle and an unpublished page are not found',
  { tag: '@2.12.1' },
  async ({ page }) => {
    const { profile } = await createProvider('draft', { published: false });
    for (const handle of [unique('nobody'), profile.handle, '%F0%9F%A6%84']) {
      await page.goto(`/p/${handle}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Provider not found' }),
      ).toBeVisible();
      await expect(
        page.getByText('This landing page may be unpublished or the handle is incorrect.'),
      ).toBeVisible();
      await expect(request(page)).toBeHidden();
    }
    await main(page).getByRole('link', { name: 'Find Pros' }).click();
    await expect(page).toHaveURL(/\/search$/);
  },
);

test(
  '§2 Public page: a handle in capitals leads to the same page',
  { tag: '@2.12.16' },
  async ({ page }) => {
    const { profile } = await createProvider('capitals');
    await page.goto(`/p/${profile.handle.toUpperCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: profile.display_name })).toBeVisible();
  },
);

test(
  '§2 Public page: on a phone the request button stays in reach, and long words stay inside',
  { tag: '@2.12.15' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { profile } = await createProvider('phone', {
      display_name: 'W'.repeat(120),
      bio: 'b'.repeat(2000),
      services: ['s'.repeat(60)],
      locations: ['l'.repeat(80)],
      website_url: `https://rivera.example/${'x'.repeat(300)}`,
    });
    await page.goto(`/p/${profile.handle}`);
    await expect(request(page)).toBeInViewport();
    await main(page).getByRole('heading', { name: 'Services' }).scrollIntoViewIfNeeded();
    await expect(request(page)).toBeInViewport();
    await expectNoSideScroll(page);
  },
);

test('§2 Public page: passes axe', { tag: '@8.8.1' }, async ({ page, baseURL }) => {
  const [cover = '', ...photos] = pictures(5, baseURL);
  const { profile } = await createProvider('axe', { cover_url: cover, work_photos: photos });
  await page.goto(`/p/${profile.handle}`);
  await touch(page);
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/p/${unique('nobody')}`);
  await expect(page.getByText('Provider not found')).toBeVisible();
  await expectAccessible(page);
});

/** From the search to a page, inside of the app. */
async function goByCard(page: Page, name: string) {
  await page.goto(`/search?service=${encodeURIComponent(name)}`);
  await takeOver(page);
  await page.getByRole('link', { name: 'View Profile' }).click();
}

test.describe('when things go wrong', () => {
  test.use({
    expectedErrors: [/could not be loaded|Failed to load resource|Malformed page/],
  });

  test(
    '§8 Public page: a failed reading is said, and can be tried again',
    { tag: '@8.7.7' },
    async ({ page }) => {
      const { profile } = await createProvider('failed');
      await page.route(PAGES, (route) => route.abort());
      await goByCard(page, profile.display_name);
      await expect(page.getByText(/We couldn't load this page/)).toBeVisible();
      await page.unroute(PAGES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: profile.display_name }),
      ).toBeVisible();
    },
  );

  test(
    '§8 Public page: a profile with an address that is not of the web is not shown',
    { tag: '@8.7.17' },
    async ({ page }) => {
      const { profile } = await createProvider('evil', {
        website_url: 'https://to-be-replaced.example',
      });
      await page.route(PAGES, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: text.replace('https://to-be-replaced.example', 'javascript:alert(1)'),
        });
      });
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Malformed page'),
      );
      await goByCard(page, profile.display_name);
      await logged;
      await expect(page.getByText('Provider not found')).toBeVisible();
    },
  );
});
