import { sentMail, stored } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../support/browser.ts';
import { waitForMail } from '../support/inbox.ts';
import { createPerson, signIn, unique } from '../support/people.ts';
import { createAdmin } from '../support/reporting.ts';
import { createProvider, requestOf, storeRequest, writeDocuments } from '../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../support/screen.ts';

// Runs alone, because it sends the mails that other tests stored too.

test.use({ expectedErrors: [/Failed to load resource|couldn't resend the emails/] });

/** Stores given-up mails to a former address of a professional; returns both addresses. */
async function storeDeadMails(count: number): Promise<{ former: string; current: string }> {
  const former = `${unique('former')}@e2e.test`;
  const current = `${unique('office')}@e2e.test`;
  const provider = await createProvider('moved', { email: current });
  const client = await createPerson('asks');
  const fields = { state: 'dead', attempts: 8, error: '550 No such mailbox', sent_at: null };
  for (let i = 0; i < count; i += 1) {
    const request = requestOf(provider, client);
    const mail = sentMail(request, 'new_request', former);
    // The mail is stored before its request, so that the trigger writes no second one.
    await writeDocuments({
      [`mail/${mail.id}`]: { ...stored(mail), ...fields, created_at: new Date() },
    });
    await storeRequest(request);
  }
  return { former, current };
}

test(
  "§2 Admin: 'Send all again' sends every given-up mail to its reader's current address, also after an interruption",
  { tag: ['@2.10.5', '@2.10.17', '@2.10.18', '@2.10.19'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { former, current } = await storeDeadMails(26);
    await signIn(page, await createAdmin(), '/admin');
    const main = page.getByRole('main');
    const dead = main.getByRole('region', { name: 'Undelivered emails' });
    const mine = dead.getByRole('listitem').filter({ hasText: former });
    const sendAll = dead.getByRole('button', { name: 'Send all again' });
    const question = page.getByRole('alertdialog', { name: 'Send all emails again?' });
    const confirm = question.getByRole('button', { name: 'Send all again' });
    await expect(mine.first()).toBeVisible();
    await sendAll.click();
    await expect(question).toContainText('The audit log records this.');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(mine.first()).toBeVisible();

    // The first call is lost; then the call after the first 25 mails is.
    let calls = 0;
    await page.route(/admin-send-all-mails-again$/, (route) => {
      if (route.request().method() === 'POST') calls += 1;
      return calls === 1 || calls === 3 ? route.abort() : route.continue();
    });
    await sendAll.click();
    await confirm.click();
    await expect(page.getByText("We couldn't resend the emails")).toBeVisible();
    await expect(question).toBeHidden();
    await sendAll.click();
    await confirm.click();
    const some = page.getByText('25 emails are on their way again.');
    await expect(some).toContainText("The others weren't sent. Please try again.");
    await expect(mine).toHaveCount(1);
    await sendAll.click();
    await confirm.dblclick();
    await expect(page.getByText('One email is on its way again.')).toHaveCount(1);
    await expect(dead.getByText('Every email has been delivered.')).toBeVisible();
    await expect(sendAll).toBeHidden();
    await waitForMail(current, /New request/);
    const lines = main.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    await expect(lines.filter({ hasText: 'Send all again' }).first()).toContainText(
      'Email sent again',
    );
  },
);
