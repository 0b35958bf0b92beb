import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls, stopHandling } from '../../support/browser/network.ts';
import { waitForMail } from '../../support/browser/wait-for-mail.ts';
import { signIn, unique } from '../../support/browser/sign-in.ts';
import { createAdmin, openAdminTab } from '../../support/browser/reporting.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

test.use({
  expectedErrors: [
    /Failed to load resource|live numbers|emails?|figures|The action of the administrator failed/,
  ],
});

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Stores undeliverable mails. The first one is the newest. */
async function storeUndeliveredMails(count: number, to: string): Promise<void> {
  const now = Date.now();
  const mails = Array.from({ length: count }, (_, i) => {
    const created_at = new Date(now - i);
    const request = serviceRequest({ id: unique('dead'), created_at });
    const mail = sentMail(request, 'new_request', `${i}.${to}`);
    const fields = { state: 'dead', attempts: 8, error: '550 No such mailbox', sent_at: null };
    return [`mail/${mail.id}`, { ...stored(mail), ...fields }] as const;
  });
  await writeDocuments(Object.fromEntries(mails));
}

test(
  '§2 Admin: an administrator reads live numbers and undelivered mails, and sends a mail again',
  { tag: ['@2.10.2', '@2.10.3', '@2.10.4', '@2.10.6', '@2.10.7', '@2.10.35', '@8.8.1'] },
  async ({ page }) => {
    const liveNumbers = section(page, 'Live numbers');
    const undelivered = section(page, 'Undelivered emails');
    const to = `${unique('gone')}@e2e.test`;
    await page.route(/us-central1\/admin$/, (route) => route.abort());
    await signIn(page, await createAdmin(), '/admin');
    await expect(liveNumbers.getByText("We couldn't load the live numbers.")).toBeVisible();
    await openAdminTab(page, 'Emails');
    await expect(undelivered.getByText("We couldn't load the emails.")).toBeVisible();
    await openAdminTab(page, 'Overview');
    await expect(liveNumbers.getByText("We couldn't load the live numbers.")).toBeVisible();
    await page.unroute(/us-central1\/admin$/);

    await liveNumbers.getByRole('button', { name: 'Try again' }).click();
    const readNumber = async (label: string) => {
      const stat = liveNumbers.getByText(label).locator('..');
      await expect(stat).toHaveText(/\d$/);
      return Number((await stat.innerText()).split('\n').at(-1));
    };
    const labels = ['Published providers', 'Active subscriptions', 'Undelivered emails'];
    const before = await Promise.all(labels.map(readNumber));
    await expect(liveNumbers.getByText('Requests in the last 7 days')).toBeVisible();
    await createProvider('counted');
    await storeUndeliveredMails(27, to);
    await liveNumbers.getByRole('button', { name: 'Refresh' }).click();
    // Other tests increase the numbers at the same time.
    for (const [i, label] of labels.entries()) {
      await expect.poll(() => readNumber(label)).toBeGreaterThan(before[i] ?? Infinity);
    }

    await expect(page.getByRole('tab', { name: /^Emails/ })).toHaveText(/\d/);
    await openAdminTab(page, 'Emails');
    const ownMails = undelivered.getByRole('listitem').filter({ hasText: to });
    await expect(ownMails.first()).toContainText('New request, to the professional');
    await expect(ownMails.first()).toContainText(`To 0.${to}`);
    await expect(ownMails.first()).toContainText('tried 8 times');
    await expect(ownMails.first()).toContainText('550 No such mailbox');
    expect(await ownMails.count()).toBeLessThanOrEqual(25);
    await undelivered.getByRole('button', { name: 'Show more' }).click();
    await expect(ownMails).toHaveCount(27);
    await expect(ownMails.last()).toContainText(`To 26.${to}`);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);

    await handleCalls(page, 'admin-send-mail-again', (route) => route.abort());
    await ownMails.first().getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('alertdialog', { name: 'Send this email again?' });
    const send = question.getByRole('button', { name: 'Send email' });
    await send.click();
    await expect(question.getByText("We couldn't resend the email")).toBeVisible();
    stopHandling(page, 'admin-send-mail-again');
    await send.click();
    await expect(page.getByText('The email is on its way again.')).toBeVisible();
    await expect(ownMails).toHaveCount(26);
    await expect(undelivered).toBeFocused();
    await waitForMail(`0.${to}`, /New request/);
  },
);
