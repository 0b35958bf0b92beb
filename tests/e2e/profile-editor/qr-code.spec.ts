import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH, handleField, publishButton } from '../../support/browser/editor.ts';
import { signIn, unique } from '../../support/browser/sign-in.ts';
import { printSheets, scanCodes } from '../../support/browser/scan-printed.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  holdPrinting,
  PHONE,
} from '../../support/browser/screen.ts';

test(
  '§2 Profile editor: the QR code of a public page opens its stored address, and prints on a card',
  { tag: ['@2.11.21', '@2.11.22'] },
  async ({ page, baseURL }) => {
    const pro = await createProvider('van', { services: ['Zeppelin repair', 'Airships'] });
    const { handle, display_name: name } = pro.profile;
    await page.setViewportSize(PHONE);
    await holdPrinting(page);
    await signIn(page, pro, EDITOR_PATH);
    await handleField(page).fill(unique('not-saved-yet'));
    const button = page.getByRole('button', { name: 'QR code' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'QR code' });
    const url = `${baseURL ?? ''}/p/${handle}`;
    await expect(dialog.getByRole('img', { name: `QR code that opens ${url}` })).toBeVisible();
    await expect(dialog.getByText(url, { exact: true })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PNG' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${handle}-qr-code.png`);
    const picture = await readFile(await download.path());
    // The width is in the first chunk of a PNG.
    expect(picture.readUInt32BE(16)).toBe(1200);

    // Phones read the code on every surface, also where dark mode is on.
    const code = `${url}#from=qr`;
    expect(await scanCodes(picture)).toEqual([code]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await scanCodes(await dialog.screenshot())).toEqual([code]);
    for (const printBackground of [false, true]) {
      await dialog.getByRole('button', { name: 'Print card' }).click();
      const [sheet = new Uint8Array(), ...more] = await printSheets(page, { printBackground });
      expect(await scanCodes(sheet)).toEqual([code]);
      expect(more).toHaveLength(0);
      await test.info().attach('card', { body: Buffer.from(sheet), contentType: 'image/png' });
      // The browser has said that it printed.
      await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
    }
    await page.emulateMedia({ colorScheme: 'light' });

    await dialog.getByRole('button', { name: 'Print card' }).click();
    await page.emulateMedia({ media: 'print' });
    const card = page.locator('[data-print-sheet]');
    for (const text of [name, 'Zeppelin repair · Airships', '(503) 555-0142', `/p/${handle}`]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    // A draft has no address that clients can open.
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByRole('button', { name: 'Take offline' }).click();
    await expect(button).toHaveCount(0);
    await publishButton(page).click();
    await expect(button).toBeVisible();
  },
);
