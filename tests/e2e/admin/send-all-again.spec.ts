import { sentMail, stored } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls } from '../../support/browser/network.ts';
import { waitForMail } from '../../support/browser/wait-for-mail.ts';
import { createPerson, signIn, unique } from '../../support/browser/sign-in.ts';
import { createAdmin, openAdminTab } from '../../support/browser/reporting.ts';
import {
  createProvider,
  requestOf,
  storeRequest,
  writeDocuments,
} from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

// This test runs alone, because it also sends the mails of other tests.

test.use({ expectedErrors: [/Failed to load resource|couldn't resend the emails/] });

/** Stores undeliverable mails to a professional's former address. Returns both addresses. */
async function storeUndeliveredMails(count: number): Promise<{ former: string; current: string }> {
  const former = `${unique('former')}@e2e.test`;
  const current = `${unique('office')}@e2e.test`;
  const provider = await createProvider('moved', { email: current });
  await writeDocuments({
    [`page_emails/${provider.uid}`]: { email: current, confirmed_at: new Date() },
  });
  const client = await createPerson('asks');
  const fields = { state: 'dead', attempts: 8, error: '550 No such mailbox', sent_at: null };
  for (let i = 0; i < count; i += 1) {
    const request = requestOf(provider, client);
    const mail = sentMail(request, 'new_request', former);
    // The mail is stored before its request, so that the trigger does not create a second mail.
    await writeDocuments({
      [`mail/${mail.id}`]: { ...stored(mail), ...fields, created_at: new Date() },
    });
    await storeRequest(request);
  }
  return { former, current };
}

test(
  "§2 Admin: 'Send all again' sends every undelivered mail to its reader's current address, also after an interruption",
  { tag: ['@2.10.5', '@2.10.17', '@2.10.18', '@2.10.19'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { former, current } = await storeUndeliveredMails(26);
    await signIn(page, await createAdmin(), '/admin?tab=emails');
    const main = page.getByRole('main');
    const undelivered = main.getByRole('region', { name: 'Undelivered emails' });
    const ownMails = undelivered.getByRole('listitem').filter({ hasText: former });
    const sendAll = undelivered.getByRole('button', { name: 'Send all again' });
    const question = page.getByRole('alertdialog', { name: 'Send all emails again?' });
    const confirm = question.getByRole('button', { name: 'Send all again' });
    await expect(ownMails.first()).toBeVisible();
    await sendAll.click();
    await expect(question).toContainText('This goes in the audit log.');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(ownMails.first()).toBeVisible();

    // The first call fails. In the second attempt, the call after the first 25 mails fails.
    let calls = 0;
    await handleCalls(page, 'admin-send-all-mails-again', (route) => {
      calls += 1;
      return calls === 1 || calls === 3 ? route.abort() : route.continue();
    });
    await sendAll.click();
    await confirm.click();
    await expect(page.getByText("We couldn't resend the emails")).toBeVisible();
    await expect(question).toBeHidden();
    await sendAll.click();
    await confirm.click();
    const partialToast = page.getByText('25 emails are on their way again.');
    await expect(partialToast).toContainText("The others weren't sent. Please try again.");
    await expect(ownMails).toHaveCount(1);
    await sendAll.click();
    await confirm.dblclick();
    await expect(page.getByText('One email is on its way again.')).toHaveCount(1);
    await expect(undelivered.getByText('Every email has been delivered.')).toBeVisible();
    await expect(sendAll).toBeHidden();
    await waitForMail(current, /New request/);
    await openAdminTab(page, 'Audit log');
    const lines = main.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    await expect(lines.filter({ hasText: 'Send all again' }).first()).toContainText(
      'Email sent again',
    );
  },
);
