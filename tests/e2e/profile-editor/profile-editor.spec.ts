import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  bioField,
  EDITOR_PATH,
  handleField,
  nameField,
  publishButton,
  publishedSwitch,
  SAVED_TOAST,
} from '../../support/browser/editor.ts';
import { signIn, unique } from '../../support/browser/sign-in.ts';
import { createProvider, createSubscriber, readDocument } from '../../support/test-data.ts';
import { expectAccessible, expectFitsEveryWidth, PHONE } from '../../support/browser/screen.ts';

const draft = (page: Page) => page.getByRole('button', { name: 'Save Draft' });

test(
  '§5 Profile editor: errors are shown beside their fields, and no input is lost',
  { tag: ['@2.11.5', '@5.3.1', '@5.3.2', '@5.3.4', '@5.4.1', '@5.4.2', '@8.8.1'] },
  async ({ page }) => {
    const pro = await createSubscriber('mistakes');
    await signIn(page, pro, EDITOR_PATH);
    await bioField(page).fill('A bio to keep');
    await page.getByLabel('Website').fill('ftp://rivera.example');
    await publishButton(page).click();
    await expect(page.getByText('Please enter a handle (letters, numbers, dashes).')).toBeVisible();
    await expect(page.getByText('Please enter your display name.')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(
      'Please enter a full web address, starting with https://',
    );
    await expect(nameField(page)).toBeFocused();
    await expect(bioField(page)).toHaveValue('A bio to keep');
    expect(await readDocument(`provider_profiles/${pro.uid}`)).toBeUndefined();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expect(publishButton(page)).toBeInViewport();
    await expectFitsEveryWidth(page);

    await handleField(page).fill('pricing');
    await expect(
      page.getByText('This handle is reserved. Please choose another one.'),
    ).toBeVisible();
    await handleField(page).fill('rivera');
    await handleField(page).press('Home');
    await handleField(page).pressSequentially('Mr. X ');
    await expect(handleField(page), 'the caret keeps its place').toHaveValue('mr-x-rivera');
    await handleField(page).fill(unique('mistakes'));
    await nameField(page).fill('No more mistakes');
    await page.getByLabel('Website').fill('');

    const input = page.getByRole('combobox', { name: 'Service locations' });
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const tags = page.getByRole('button', { name: /^Remove Area/ });
    await input.fill('  Area 1  ');
    await input.press('Enter');
    for (const nothingNew of ['   ', 'area 1']) {
      await input.fill(nothingNew);
      await add.click();
      await expect(tags).toHaveCount(1);
    }
    await expect(page.getByText('area 1 is already in the list.')).toBeVisible();
    for (let n = 2; n <= 8; n++) {
      await input.fill(`Area ${n}`);
      await add.click();
    }
    await expect(tags).toHaveCount(8);
    await expect(input).toBeHidden();
    await expect(add).toBeHidden();
    await page.getByRole('button', { name: 'Remove Area 3' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Area 4' })).toBeFocused();
    // Leaving the field also adds the tag.
    await input.fill('Area 9');
    await draft(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    expect(await readDocument(`provider_profiles/${pro.uid}`)).toMatchObject({
      bio: 'A bio to keep',
      locations: [1, 2, 4, 5, 6, 7, 8, 9].map((n) => `Area ${n}`),
    });
  },
);

// @2.11.1 @2.11.20 @4.6.1 @4.10.1 @5.3.5 @5.3.6 @5.3.8 @8.5.5
test(
  '§2 Profile editor: a first page is entered, saved and public',
  { tag: ['@journey', '@2.59.4', '@2.59.5'] },
  async ({ page, visitor }) => {
    const pro = await createSubscriber('first');
    const newHandle = unique('rivera');
    await signIn(page, pro, EDITOR_PATH);
    const steps = page.getByRole('region', { name: 'Steps to your page' });
    await expect(steps).toContainText('Step 1 of 5: Name your page');
    await steps.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { name: 'Services and area' })).toBeFocused();
    await page.reload();
    await expect(steps).toContainText('Step 2 of 5');
    await nameField(page).pressSequentially('Ana & Söhne');
    await expect(handleField(page)).toHaveValue('ana-sohne');
    for (const [label, typed] of [
      ['Handle', newHandle.toUpperCase()],
      ['Display name', '  Rivera Plumbing '],
      ['Bio', ' Tidy.\nPunctual. '],
      ['Services', ' Leak repair,, Drains , Boilers,'],
      ['City', ' Austin, TX '],
      ['Service locations', '  Round Rock '],
      ['Phone', ' 512 555 0100 '],
      ['Email', ' Rivera@Example.com '],
      ['Website', ' rivera.example '],
      ['Facebook', 'facebook.example/rivera'],
      ['Instagram', 'http://instagram.example/rivera'],
      ['Twitter', 'https://twitter.example/rivera'],
      ['LinkedIn', 'linkedin.example/in/rivera'],
    ] as const) {
      await page.getByLabel(label).fill(typed);
    }
    for (const [label, trade] of [
      ['Trade', 'Roofing'],
      ['Second trade', 'Plumbing'],
      ['Third trade', 'Drains and sewers'],
      ['Trade', 'None'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).selectOption(trade);
    }
    await expect(page.getByText('17 / 2000')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview of your page' });
    for (const shown of ['Rivera Plumbing', 'Leak repair', 'Serves', 'rivera.example']) {
      await expect(preview.getByText(shown, { exact: true })).toBeVisible();
    }
    await expect(preview.getByText('Request Service').first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Leak repair', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.setViewportSize({ width: 1280, height: 720 });
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    await expect(publishedSwitch(page)).toBeChecked();
    await expect(steps).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('page-steps');
    const contact = page.getByRole('link', { name: /^Contact ?, complete$/ });
    await contact.click();
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeFocused();
    await expect(contact).toHaveAttribute('aria-current');
    await expectAccessible(page);
    expect(await readDocument(`provider_profiles/${pro.uid}`)).toMatchObject({
      user_id: pro.uid,
      handle: newHandle,
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
      trades: ['plumbing', 'drains'],
      published: true,
    });
    expect(await readDocument(`handles/${newHandle}`)).toEqual({ owner: pro.uid });
    const client = await visitor();
    await client.goto(`/p/${newHandle}`);
    await expect(client.getByRole('heading', { level: 1, name: 'Rivera Plumbing' })).toBeVisible();

    await page.reload();
    const form = page.getByRole('form', { name: 'Public profile' });
    for (const [label, value] of [
      ['Handle', newHandle],
      ['Bio', 'Tidy.\nPunctual.'],
      ['Trade', 'plumbing'],
      ['Second trade', 'drains'],
      ['Third trade', ''],
      ['City', 'Austin, TX'],
      ['Phone', '512 555 0100'],
      ['Email', 'rivera@example.com'],
      ['Website', 'https://rivera.example'],
      ['LinkedIn', 'https://linkedin.example/in/rivera'],
    ] as const) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    for (const tag of ['Leak repair', 'Drains', 'Boilers', 'Round Rock']) {
      await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
    }
  },
);

test(
  '§4 Profile editor: the buttons publish, rename and unpublish a page, and copy its link',
  { tag: ['@2.11.5', '@2.11.6', '@2.11.7', '@2.11.13', '@2.11.14', '@4.6.1'] },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pro = await createProvider('switch');
    const path = `provider_profiles/${pro.uid}`;
    const next = unique('renamed');
    await signIn(page, pro, EDITOR_PATH);
    await expect(publishedSwitch(page)).toBeChecked();
    await page.getByText('Published', { exact: true }).click();
    await nameField(page).fill('Not saved by Enter');
    await nameField(page).press('Enter');
    await expect(page.getByText(/Unsaved changes/)).toBeVisible();
    await expect(publishedSwitch(page)).not.toBeChecked();
    await expect(page.getByText(/Your page goes offline when you press Save Draft/)).toBeVisible();
    await handleField(page).fill(next);
    await expect(page.getByRole('link', { name: `/p/${next}` })).toHaveAttribute(
      'href',
      `/p/${next}`,
    );
    expect(await readDocument(path)).toMatchObject({
      published: true,
      display_name: pro.profile.display_name,
    });

    // 'Save & Publish' publishes the page, although the switch is off.
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    await expect(publishedSwitch(page)).toBeChecked();
    expect(await readDocument(path)).toMatchObject({ published: true, handle: next });
    expect(await readDocument(`handles/${next}`)).toEqual({ owner: pro.uid });
    expect(await readDocument(`handles/${pro.profile.handle}`)).toBeUndefined();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL ?? ''}/p/${next}`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText("We couldn't copy the link.")).toBeVisible();

    await draft(page).click();
    const question = page.getByRole('alertdialog', { name: 'Save as a draft?' });
    await expect(question).toContainText('This takes your page offline.');
    await question.getByRole('button', { name: 'Keep it public' }).click();
    await expect(draft(page)).toBeFocused();
    expect(await readDocument(path)).toMatchObject({ published: true });
    await draft(page).click();
    await question.getByRole('button', { name: 'Take offline' }).click();
    await expect(publishedSwitch(page)).not.toBeChecked();
    expect(await readDocument(path)).toMatchObject({ published: false });
    await page.goto(`/p/${next}`);
    await expect(page.getByText('Provider not found')).toBeVisible();
  },
);
