import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { EDITOR, handle, name, publish, published, SAVED } from '../../support/editor.ts';
import { signIn, unique } from '../../support/people.ts';
import { createProvider, createSubscriber, read } from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const draft = (page: Page) => page.getByRole('button', { name: 'Save Draft' });

test(
  '§2 Profile editor: a first page, typed, saved and public',
  { tag: ['@2.11.1', '@2.11.6', '@4.6.1', '@4.10.1', '@5.3.1', '@5.3.5', '@5.3.6', '@8.5.5'] },
  async ({ page, visitor }) => {
    const pro = await createSubscriber('first');
    const wanted = unique('rivera');
    await signIn(page, pro, EDITOR);
    await handle(page).pressSequentially(` ${wanted.toUpperCase()}!? ä_`);
    await expect(handle(page)).toHaveValue(`-${wanted}-`);
    await handle(page).fill(wanted);
    await expect(page.getByRole('link', { name: `/p/${wanted}` })).toHaveAttribute(
      'href',
      `/p/${wanted}`,
    );
    await name(page).fill('  Rivera Plumbing ');
    await page.getByLabel('Bio').fill(' Tidy.\nPunctual. ');
    await expect(page.getByText('17 / 2000')).toBeVisible();
    await page.getByLabel('Services').fill(' Leak repair,, Drains , Boilers,');
    await page.getByLabel('City').fill(' Austin, TX ');
    await page.getByLabel('Service locations').fill('  Round Rock ');
    await page.getByLabel('Service locations').press('Enter');
    await page.getByLabel('Phone').fill(' 512 555 0100 ');
    await page.getByLabel('Email').fill(' Rivera@Example.com ');
    for (const [label, typed] of [
      ['Website', ' rivera.example '],
      ['Facebook', 'facebook.example/rivera'],
      ['Instagram', 'http://instagram.example/rivera'],
      ['Twitter', 'https://twitter.example/rivera'],
      ['LinkedIn', 'linkedin.example/in/rivera'],
    ] as const) {
      await page.getByLabel(label).fill(typed);
    }
    await page.getByLabel('LinkedIn').blur();
    await expect(page.getByLabel('Website')).toHaveValue('https://rivera.example');
    await expect(page.getByLabel('LinkedIn')).toHaveValue('https://linkedin.example/in/rivera');

    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(published(page)).toBeChecked();
    await expect(name(page)).toHaveValue('Rivera Plumbing');
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      user_id: pro.uid,
      handle: wanted,
      display_name: 'Rivera Plumbing',
      bio: 'Tidy.\nPunctual.',
      services: ['Leak repair', 'Drains', 'Boilers'],
      city: 'Austin, TX',
      locations: ['Round Rock'],
      phone: '512 555 0100',
      email: 'rivera@example.com',
      website_url: 'https://rivera.example',
      facebook_url: 'https://facebook.example/rivera',
      instagram_url: 'http://instagram.example/rivera',
      twitter_url: 'https://twitter.example/rivera',
      linkedin_url: 'https://linkedin.example/in/rivera',
      avatar_url: null,
      cover_url: null,
      work_photos: [],
      published: true,
    });
    expect(await read(`handles/${wanted}`)).toEqual({ owner: pro.uid });
    const client = await visitor();
    await client.goto(`/p/${wanted}`);
    await expect(client.getByRole('heading', { level: 1, name: 'Rivera Plumbing' })).toBeVisible();
    await page.reload();
    await expect(handle(page)).toHaveValue(wanted);
    for (const [label, value] of [
      ['Bio', 'Tidy.\nPunctual.'],
      ['Services', 'Leak repair, Drains, Boilers'],
      ['City', 'Austin, TX'],
      ['Phone', '512 555 0100'],
      ['Email', 'rivera@example.com'],
      ['Website', 'https://rivera.example'],
      ['Facebook', 'https://facebook.example/rivera'],
      ['Instagram', 'http://instagram.example/rivera'],
      ['Twitter', 'https://twitter.example/rivera'],
      ['LinkedIn', 'https://linkedin.example/in/rivera'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(page.getByRole('button', { name: 'Remove Round Rock' })).toBeVisible();
  },
);

test(
  '§5 Profile editor: the handle is cut to 40 characters and the caret keeps its place',
  { tag: '@5.3.1' },
  async ({ page }) => {
    await signIn(page, await createSubscriber('handle'), EDITOR);
    await handle(page).fill('a'.repeat(60));
    await expect(handle(page)).toHaveValue('a'.repeat(40));
    await handle(page).fill('rivera');
    await handle(page).press('Home');
    await handle(page).pressSequentially('Mr. X ');
    await expect(handle(page)).toHaveValue('mr-x-rivera');
  },
);

test(
  '§5 Profile editor: every mistake is said beside its field, and what was typed stays',
  { tag: ['@5.3.2', '@5.3.4', '@5.3.6'] },
  async ({ page }) => {
    const pro = await createSubscriber('mistakes');
    await signIn(page, pro, EDITOR);
    await name(page).fill('   ');
    await page.getByLabel('Bio').fill('A bio to keep');
    await page.getByLabel('Email').fill('rivera');
    await page.getByLabel('Website').fill('ftp://rivera.example');
    await page.getByLabel('Instagram').fill('@rivera');
    await page.getByLabel('Services').fill('s'.repeat(61));
    await publish(page).click();
    for (const text of [
      'Please enter a handle (letters, numbers, dashes).',
      'Please enter your display name.',
      'Please enter a valid email address.',
      'At most 60 characters for each service.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    for (const label of ['Website', 'Instagram']) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        'Please enter a full web address, starting with https://',
      );
    }
    await expect(handle(page)).toBeFocused();
    await expect(page.getByLabel('Bio')).toHaveValue('A bio to keep');
    await expect(page.getByText(SAVED)).toBeHidden();
    expect(await read(`provider_profiles/${pro.uid}`)).toBeUndefined();

    await handle(page).fill('pricing');
    await expect(
      page.getByText('This handle is reserved. Please choose another one.'),
    ).toBeVisible();
  },
);

test(
  '§5 Profile editor: location tags are trimmed, never empty, never twice, and at most eight',
  { tag: ['@5.4.1', '@5.4.2'] },
  async ({ page }) => {
    const pro = await createSubscriber('tags');
    await signIn(page, pro, EDITOR);
    const input = page.getByLabel('Service locations');
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const tags = page.getByRole('button', { name: /^Remove Area/ });

    await input.fill('   ');
    await input.press('Enter');
    await expect(tags).toHaveCount(0);
    await input.fill('  Area 1  ');
    await input.press('Enter');
    await input.fill('area 1');
    await add.click();
    await expect(page.getByText('area 1 is already in the list.')).toBeVisible();
    await expect(tags).toHaveCount(1);
    await input.fill('Area 2');
    await add.click();
    for (let n = 3; n <= 8; n++) {
      await input.fill(`Area ${n}`);
      await input.press('Enter');
    }
    await expect(tags).toHaveCount(8);
    await expect(input).toBeHidden();
    await expect(add).toBeHidden();

    await page.getByRole('button', { name: 'Remove Area 3' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Area 4' })).toBeFocused();
    await expect(input).toBeVisible();
    // Typed, not added, and the field left: it counts.
    await input.fill('Area 9');
    await handle(page).fill(unique('tags'));
    await name(page).fill('Tags');
    await draft(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      locations: [1, 2, 4, 5, 6, 7, 8, 9].map((n) => `Area ${n}`),
    });
  },
);

test(
  '§4 Profile editor: the switch changes nothing until a save, and the button decides',
  { tag: ['@2.11.5', '@4.6.1'] },
  async ({ page }) => {
    const pro = await createProvider('switch');
    const path = `provider_profiles/${pro.uid}`;
    await signIn(page, pro, EDITOR);
    await expect(published(page)).toBeChecked();
    await page.getByText('Published', { exact: true }).click();
    await expect(published(page)).not.toBeChecked();
    await expect(page.getByText(/Unsaved changes/)).toBeVisible();
    expect(await read(path)).toMatchObject({ published: true });

    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(published(page)).toBeChecked();
    expect(await read(path)).toMatchObject({ published: true });

    await draft(page).click();
    await expect(published(page)).not.toBeChecked();
    expect(await read(path)).toMatchObject({ published: false });
    await page.goto(`/p/${pro.profile.handle}`);
    await expect(page.getByText('Provider not found')).toBeVisible();
  },
);

test(
  '§2 Profile editor: the public link is copied whole',
  { tag: '@2.11.6' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pro = await createProvider('copied');
    await signIn(page, pro, EDITOR);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL ?? ''}/p/${pro.profile.handle}`);
  },
);

test(
  '§2 Profile editor: passes axe, and fits a phone',
  { tag: ['@2.11.5', '@8.8.1'] },
  async ({ page }) => {
    const pro = await createProvider('axe', { locations: ['Austin'] });
    await signIn(page, pro, EDITOR);
    await handle(page).fill('');
    await publish(page).click();
    await expect(page.getByText(/Please enter a handle/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expect(publish(page)).toBeInViewport();
    await expectNoSideScroll(page);
  },
);
