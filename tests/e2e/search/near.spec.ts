import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH, publishButton } from '../../support/browser/editor.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';
import { admin, signIn, unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';

/** Search by distance: where a professional works, what clients in and around it see. */

const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });

/** Waits until the profile's trigger has found the area. */
const expectArea = (uid: string, name: string) =>
  expect
    .poll(
      async () => {
        const { firestore } = admin();
        const profile = await firestore.doc(`provider_profiles/${uid}`).get();
        return JSON.stringify(profile.get('facts.area') ?? null);
      },
      { timeout: 60_000 },
    )
    .toContain(name);

test(
  '§2 Search: who works around a ZIP code is listed with the distance, and the page answers for a place',
  { tag: ['@2.2.28', '@2.2.29', '@2.12.33'] },
  async ({ page }) => {
    const word = unique('Quibble').replaceAll(/[^a-z]/gi, '');
    const { profile } = await createProvider('near', {
      display_name: `${word} Works`,
      services: [word],
      bio: null,
      city: 'Bozeman, MT',
      locations: [],
    });
    await expectArea(profile.id, 'Bozeman, Montana');
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrate(page);
    await service(page).fill(word);
    await location(page).fill('59714');
    await page.keyboard.press('Enter');
    const near = page.getByRole('region', { name: 'Near Belgrade, MT 59714' });
    await expect(near.getByRole('article')).toHaveCount(1);
    await expect(near.getByText('Bozeman, MT')).toBeVisible();
    await expect(near.getByText(/^\d+ miles away$/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await page.goto(`/search?service=${word}&location=Livingston`);
    await expect(page.getByText(/^Not Livingston, /)).toBeVisible();
    await page.getByRole('link', { name: 'Livingston, MT' }).click();
    await expect(page).toHaveURL(/location=Livingston%2C\+MT|location=Livingston/);
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('link', { name: 'View Profile' }).click();
    const question = page.getByRole('region', { name: 'Do you come to me?' });
    await question.getByLabel('Your place').fill('Belgrade MT');
    await question.getByRole('button', { name: 'Check' }).click();
    await expect(question.getByRole('status')).toHaveText(/^Yes\. Belgrade, Montana is \d+ miles/);
    for (const [place, answer] of [
      ['Helena, MT', /^No\. Helena, Montana is \d+ miles away\.$/],
      ['Montana', 'Montana is a whole region. Try a ZIP code or city.'],
      ['xyzzy', "We don't know this place. Try a ZIP code or city."],
    ] as const) {
      await question.getByLabel('Your place').fill(place);
      await page.keyboard.press('Enter');
      await expect(question.getByRole('status')).toHaveText(answer);
    }
    await expectAccessible(page);
  },
);

test(
  '§2 Editor: places are suggested, named with their region, and stored with the radius',
  { tag: '@2.11.31' },
  async ({ page }) => {
    const provider = await createProvider('area', { city: null, locations: [] });
    await page.setViewportSize(PHONE);
    await signIn(page, provider, EDITOR_PATH);
    const city = page.getByRole('combobox', { name: 'City' });
    await city.fill('georget');
    await page.getByRole('option', { name: 'Georgetown, TX' }).click();
    await expect(city).toHaveValue('Georgetown, TX');
    const locations = page.getByRole('combobox', { name: 'Service locations' });
    await locations.pressSequentially('round r');
    await expect(page.getByRole('option', { name: 'Round Rock, TX' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Round Rock, TX' })).toBeVisible();
    for (const text of ['Texas', 'Hill Country']) {
      await locations.fill(text);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Georgetown, Texas', { exact: true })).toBeVisible();
    await expect(page.getByText('Round Rock, Texas', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Texas: a whole region\./)).toBeVisible();
    await expect(page.getByText(/^Hill Country: we don't know this place\./)).toBeVisible();
    await page.getByLabel('I travel up to').selectOption('50 miles');
    await expectAccessible(page);
    await publishButton(page).click();
    await expect
      .poll(async () =>
        (await admin().firestore.doc(`provider_profiles/${provider.uid}`).get()).data(),
      )
      .toMatchObject({ travel_radius: 50, locations: ['Round Rock, TX', 'Texas', 'Hill Country'] });
    await expectArea(provider.uid, 'Georgetown, Texas');
  },
);
