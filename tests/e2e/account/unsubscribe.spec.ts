import { expect, test } from '../../support/browser/test-fixtures.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createUnsubscribeToken } from '../../../functions/mail/unsubscribe-token.ts';

test.use({ expectedErrors: [/Failed to load resource|mail preferences/], viewport: PHONE });

const SECRET = process.env['LINK_SECRET'] ?? '';

// The mails with this link: tests/functions/mail/unread.test.ts.
test(
  '§2 Unsubscribe: the page changes nothing until a button is pressed, and can be retried',
  { tag: ['@2.23.1', '@2.23.2', '@2.23.3'] },
  async ({ page }) => {
    const token = createUnsubscribeToken(SECRET, `${unique('reader')}@e2e.test`);
    const disconnect = () => page.route(/\/mail\/unsubscribe/, (route) => route.abort());
    const reconnect = () => page.unroute(/\/mail\/unsubscribe/);
    const alert = page.getByRole('main').getByRole('alert');
    const failed = "That didn't work. Please check your connection and try again.";
    await disconnect();
    await page.goto(`/unsubscribe?token=${token}`);
    await expect(alert).toContainText(failed);
    await reconnect();
    await alert.getByRole('button', { name: 'Try again' }).click();
    const stop = page.getByRole('button', { name: 'Stop these emails' });
    await expect(stop).toBeVisible();
    await page.reload();
    await expect(stop).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await disconnect();
    await stop.click();
    await expect(alert).toHaveText(failed);
    await expect(stop).toBeFocused();
    await reconnect();
    await stop.click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText("You won't get these emails anymore.");
    await page.reload();
    await expect(status).toHaveText("You won't get these emails anymore.");
    await page.getByRole('button', { name: 'Get these emails again' }).click();
    await expect(status).toHaveText("You'll get these emails again.");
    await expect(stop).toBeFocused();

    await page.goto('/unsubscribe?token=half-a-link');
    await expect(alert).toHaveText(
      "This link isn't complete. Please open it from the email again.",
    );
    await expect(stop).toBeHidden();
  },
);
