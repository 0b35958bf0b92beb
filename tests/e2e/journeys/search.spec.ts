import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { admin, unique } from '../../support/people.ts';
import { createProvider, write } from '../../support/scenes.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoSideScroll,
  PHONE,
  TABLET,
  takeOver,
} from '../../support/screen.ts';

const NONE = 'No providers found. Try adjusting your search terms.';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('textbox', { name: 'Service' });
const location = (page: Page) => page.getByRole('textbox', { name: 'Location' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });

test(
  '§2 Search: a card shows name, city, the first three services, the bio and the way to the page',
  { tag: ['@2.2.4', '@2.2.6', '@2.2.7', '@6.1.1'] },
  async ({ page }) => {
    // The handle stands in no text that is searched.
    const { profile } = await createProvider('card', {
      display_name: unique('Tidy'),
      services: ['Repairs', 'Drains', 'Boilers', 'Gas lines'],
      city: 'Austin, TX',
      bio: 'A long story of tidy work. '.repeat(40),
    });
    await page.goto(`/search?service=${profile.handle}`);
    await expect(cards(page)).toHaveCount(0);
    await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
    const card = page.getByRole('article', { name: profile.display_name });
    await expect(card.getByRole('heading', { name: profile.display_name })).toBeVisible();
    await expect(card.getByText('Austin, TX')).toBeVisible();
    await expect(card.getByText('Repairs • Drains • Boilers…', { exact: true })).toBeVisible();
    const bio = card.getByText(/A long story/);
    const lines = await bio.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await card.getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));
  },
);

test(
  '§2 Search: three services have no ellipsis, and a first location stands for a missing city',
  { tag: ['@2.2.4', '@2.2.6'] },
  async ({ page }) => {
    const { profile } = await createProvider('three', {
      services: ['Repairs', 'Drains', 'Boilers'],
      city: null,
      locations: ['Round Rock', 'Austin'],
    });
    await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
    const card = page.getByRole('article', { name: profile.display_name });
    await expect(card.getByText('Repairs • Drains • Boilers', { exact: true })).toBeVisible();
    await expect(card.getByText('Round Rock', { exact: true })).toBeVisible();
  },
);

test(
  '§5 Search: the service text is looked for in every text, the location in places only, both must hold',
  { tag: ['@2.2.1', '@5.1.1'] },
  async ({ page }) => {
    const tag = unique('Zed');
    const { profile } = await createProvider('match', {
      display_name: `${tag} name`,
      bio: `We love ${tag}-bio`,
      services: ['Plain', `${tag}-service`],
      city: `${tag}-city`,
      locations: ['Plain', `${tag}-location`],
    });
    const found = page.getByRole('article', { name: profile.display_name });
    await page.goto('/search');
    await takeOver(page);
    for (const part of ['name', 'bio', 'service', 'city', 'location']) {
      const separator = part === 'name' ? ' ' : '-';
      await service(page).fill(`  ${tag.toUpperCase()}${separator}${part} `);
      await search(page).click();
      await expect(found, part).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
    }
    for (const [what, where, there] of [
      [tag, `${tag}-CITY`, true],
      [tag, `${tag}-location`, true],
      ['', `${tag}-loc`, true],
      [tag, `${tag}-bio`, false],
      [tag, `${tag}-service`, false],
      [`${tag}-nothing`, `${tag}-city`, false],
    ] as const) {
      await service(page).fill(what);
      await location(page).fill(where);
      await search(page).click();
      await expect(found, `${what} in ${where}`).toHaveCount(there ? 1 : 0);
      await expect(page.getByText(NONE)).toHaveCount(there ? 0 : 1);
    }
  },
);

test(
  '§2 Search: Enter searches, the query stands in the address, and survives reload and back',
  { tag: ['@2.2.1', '@2.2.2', '@5.1.2'] },
  async ({ page }) => {
    const tag = unique('query');
    await createProvider('query', { display_name: tag, city: 'Waco, TX', locations: [] });
    await page.goto('/search');
    await takeOver(page);
    await service(page).fill(tag);
    await service(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?service=${tag}$`));
    await location(page).fill('waco');
    await location(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?service=${tag}&location=waco$`));
    await expect(cards(page)).toHaveCount(1);

    await page.reload();
    await expect(service(page)).toHaveValue(tag);
    await expect(location(page)).toHaveValue('waco');
    await expect(cards(page)).toHaveCount(1);
    await takeOver(page);

    await page.goBack();
    await expect(location(page)).toHaveValue('');
    await expect(service(page)).toHaveValue(tag);
    await service(page).fill('');
    await search(page).click();
    await expect(page).toHaveURL(/\/search$/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  },
);

test(
  '§2 Search: nobody matches, and the search can be cleared',
  { tag: '@2.2.9' },
  async ({ page }) => {
    await createProvider('somebody');
    await page.goto(`/search?service=${unique('nobody')}`);
    await expect(page.getByText(NONE)).toBeVisible();
    await page.getByRole('button', { name: 'Show all providers' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(service(page)).toHaveValue('');
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  '§6 Search: only published pages are listed, the newest first',
  { tag: '@6.4.1' },
  async ({ page }) => {
    const tag = unique('order');
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    await createProvider('old', { display_name: `${tag} old`, created_at: at(1) });
    await createProvider('new', { display_name: `${tag} new`, created_at: at(3) });
    await createProvider('middle', { display_name: `${tag} middle`, created_at: at(2) });
    await createProvider('draft', { display_name: `${tag} draft`, published: false });
    await page.goto(`/search?service=${tag}`);
    await expect(cards(page).getByRole('heading')).toHaveText([
      `${tag} new`,
      `${tag} middle`,
      `${tag} old`,
    ]);
  },
);

/** The id under which a professional stands in search, which follows the plan by a trigger. */
async function placeOf(uid: string): Promise<string> {
  const listings = admin().firestore.collection('provider_search');
  const { docs } = await listings.where('provider_id', '==', uid).select().get();
  return docs.map(({ id }) => id).join();
}

test(
  '§6 Search: pages of Pro and Business come first, whatever their age',
  { tag: '@6.4.1' },
  async ({ page }) => {
    const tag = unique('ahead');
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    for (const [minute, tier] of [
      [1, 'Business'],
      [2, 'Pro'],
      [3, 'Starter'],
    ] as const) {
      const changes = { display_name: `${tag} ${tier}`, created_at: at(minute) };
      const { uid } = await createProvider('ahead', changes);
      const plan = subscriber({ stripe_customer_id: null, subscription_tier: tier });
      await write({ [`subscribers/${uid}`]: plan });
      const place = tier === 'Starter' ? /^1/ : /^0/;
      await expect.poll(() => placeOf(uid), { timeout: 60_000 }).toMatch(place);
    }
    await page.goto(`/search?service=${tag}`);
    await expect(cards(page).getByRole('heading')).toHaveText([
      `${tag} Pro`,
      `${tag} Business`,
      `${tag} Starter`,
    ]);
  },
);

test(
  '§2 Search: one column on a phone, two on a tablet, three on a desk, and long words stay inside',
  { tag: '@2.2.10' },
  async ({ page }) => {
    const tag = unique('wide');
    for (let i = 0; i < 3; i++) {
      await createProvider('wide', {
        display_name: `${tag}${'w'.repeat(80)}${i}`,
        bio: 'b'.repeat(300),
        services: ['s'.repeat(60)],
        city: 'c'.repeat(100),
      });
    }
    await page.goto(`/search?service=${tag}`);
    await expect(cards(page)).toHaveCount(3);
    for (const [viewport, columns] of [
      [PHONE, 1],
      [TABLET, 2],
      [DESKTOP, 3],
    ] as const) {
      await page.setViewportSize(viewport);
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      await expectNoSideScroll(page);
    }
  },
);

test('§2 Search: passes axe with cards and without', { tag: '@8.8.1' }, async ({ page }) => {
  const { profile } = await createProvider('axe');
  await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/search?service=${unique('nobody')}`);
  await expect(page.getByText(NONE)).toBeVisible();
  await expectAccessible(page);
});
