import { expect, test } from '../support/browser.ts';
import { field, log, say, sendButton } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import { createProvider, manyLines, requestOf, storeRequest } from '../support/scenes.ts';

/** A chat fits the window that it is opened in. */

const LONG_NAME = 'Whitfield-Featherstonehaugh '.repeat(4).trim();

for (const [width, height] of [
  [1366, 650],
  [1366, 850],
  [390, 844],
  [320, 568],
] as const) {
  test(
    `§2 Request chat: fits a window of ${width} × ${height}, and no toast covers the Send button`,
    { tag: ['@2.13.1', '@2.13.2'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const provider = await createProvider('fits');
      const request = await storeRequest(
        requestOf(provider, await createPerson('client'), {
          client_name: LONG_NAME,
          service_description: `The sink leaks.\n\n${'Please come soon. '.repeat(30)}`,
        }),
        manyLines(40),
      );
      await signIn(page, provider, `/chat/${request.id}`);
      await expect(log(page).getByText('Line 40 of 40')).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      const lines = await title.evaluate(
        (box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);

      await say(page, 'On my way');
      await expect(page.getByText('Message sent')).toBeVisible();
      await field(page).fill('Almost there');
      // Playwright presses only what nothing covers; the toast stands there for two seconds.
      await sendButton(page).click({ trial: true, timeout: 1500 });
      await expect(page.getByText('Message sent')).toBeVisible();
    },
  );
}
