import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH, publishButton, SAVED_TOAST } from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { createProvider, updateDocument } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
} from '../../support/browser/screen.ts';

test(
  '§9 Gallery and tags: a Pro professional adds a caption, tags and a pair, which the editor locks after a downgrade',
  { tag: ['@2.11.26', '@2.12.28', '@2.12.29'] },
  async ({ page, visitor }) => {
    const pro = await createProvider('gallery', { services: ['Zeppelins'] });
    const setPlan = async (tier: 'Starter' | 'Pro') => {
      await updateDocument(`subscribers/${pro.uid}`, { subscription_tier: tier });
      await updateDocument(`provider_profiles/${pro.uid}`, { 'facts.plan_tier': tier });
    };
    await setPlan('Pro');
    await signIn(page, pro, EDITOR_PATH);
    const section = page.getByRole('region', { name: 'Captions and tags' });
    await page
      .getByLabel('Work photos')
      .setInputFiles(['a', 'b', 'c'].map((name) => jpegFile(`${name}.jpg`)));
    await expect(page.getByRole('img', { name: /^Work photo/ })).toHaveCount(3);
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();

    const dialog = page.getByRole('dialog');
    const addTag = async (tag: string) => {
      await dialog.getByLabel('Tags', { exact: true }).fill(tag);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'Details of photo 1' }).click();
    await dialog.getByLabel('Caption').fill('Silk hull');
    await addTag('Silk');
    await dialog.getByLabel('Before picture').selectOption('Photo 2');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Silk hull · Silk · Before: photo 2')).toBeVisible();
    await expect(page.getByText('The before picture of photo 1')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview of your page' });
    await expect(preview.getByText('Silk hull')).toBeVisible();
    await page.getByRole('button', { name: 'Details of photo 3' }).click();
    await addTag('Linen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await section.getByRole('button', { name: 'Tags of Zeppelins' }).click();
    await addTag('Two seats');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Two seats')).toBeVisible();

    const client = await visitor();
    await client.goto(`/p/${pro.profile.handle}`);
    await hydrate(client);
    const photos = client.getByRole('img', { name: /^Work photo/ });
    await expect(photos).toHaveCount(3);
    await expect(client.getByText('Silk hull')).toBeVisible();
    await expect(client.getByText('Two seats')).toBeVisible();
    const filter = client.getByRole('group', { name: 'Show photos by tag' });
    await filter.getByRole('button', { name: 'Linen' }).click();
    await expect(photos).toHaveCount(1);
    await filter.getByRole('button', { name: 'Silk' }).click();
    await expect(photos).toHaveCount(2);
    await expectAccessible(client);
    await client.getByRole('button', { name: /before$/ }).click();
    const photo = client.getByRole('dialog', { name: /^Photos of work/ });
    await expect(photo.getByText('Silk hull')).toBeVisible();
    await expect(photo.getByRole('img', { name: /, (before|after)$/ })).toHaveCount(2);
    // Both pictures are whole, in boxes of one size, and are enlarged together.
    const boxes = await photo.getByRole('img', { name: /, (before|after)$/ }).evaluateAll((all) =>
      all.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { fit: getComputedStyle(image).objectFit, at: [x, y, width, height].join() };
      }),
    );
    expect(boxes.map(({ fit }) => fit)).toEqual(['contain', 'contain']);
    expect(new Set(boxes.map(({ at }) => at)).size).toBe(1);
    const zoomOut = photo.getByRole('button', { name: 'Zoom out' });
    await photo.getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoomOut).toBeEnabled();
    await zoomOut.click();
    await expect(zoomOut).toBeDisabled();
    const slider = photo.getByRole('slider', { name: 'Before and after' });
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after');
    await slider.press('End');
    await expect(photo.getByText('After', { exact: true })).toBeHidden();
    await expectAccessible(client);
    await slider.press('Escape');
    await expect(photo).toBeHidden();
    await expect(client.getByRole('button', { name: /before$/ })).toBeFocused();

    // tests/functions/profiles/gallery.stack.test.ts proves the page after a downgrade.
    await setPlan('Starter');
    await expect(section.getByText(/are part of Pro/)).toBeVisible();
    await expect(page.getByText('Silk hull · Silk · Before: photo 2')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Details of photo/ })).toHaveCount(0);
    await setPlan('Pro');
    await expect(page.getByRole('button', { name: 'Details of photo 1' })).toBeVisible();
  },
);
