import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { admin, createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createAdmin,
  alertDialog,
  findReportCard,
  openAdminTab,
  openReportForm,
  reportsAbout,
} from '../../support/browser/reporting.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeChatMessage,
  storeRequest,
} from '../../support/test-data.ts';

test.use({ expectedErrors: [/Failed to load/] });

/** Reports the professional from the client's open chat. */
async function submitReport(page: Page, name: string, reason: string, text: string): Promise<void> {
  await openReportForm(page, name);
  await alertDialog(page).getByLabel(reason).check();
  await alertDialog(page).getByLabel('What happened?').fill(text);
  await alertDialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(alertDialog(page)).toBeHidden();
}

test(
  '§2 Admin: a report shows messages of guests, later additions, and that the account was deleted',
  { tag: ['@2.10.13', '@2.10.14', '@2.10.15', '@2.10.16', '@2.22.5'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('again');
    const client = await createPerson('polite');
    const name = provider.profile.display_name;
    const request = await storeRequest(requestOf(provider, client), [
      { from: 'client', text: 'Thank you very much.', at: new Date() },
    ]);
    const storeAnswer = (message: string, created_at = new Date()) =>
      storeChatMessage({
        request_id: request.id,
        sender_uid: provider.uid,
        sender_type: 'provider',
        message,
        created_at,
      });
    const guest = await visitor();
    await guest.goto(`/client-chat/${request.id}`);
    await guest.getByLabel('Email').fill(client.email);
    await guest.getByRole('button', { name: 'Access Chat' }).click();
    await sendMessage(guest, 'You crook.');
    await expect
      .poll(async () => (await readDocument(`service_requests/${request.id}`))?.['last_message'])
      .toBe('You crook.');
    await submitReport(guest, name, 'Spam or advertising', 'They advertise.');
    await storeAnswer('You fool.');
    await expect(messageLog(guest)).toContainText('You fool.');
    await submitReport(guest, name, 'Insults or threats', 'Now they insult me.');
    const [stored, ...others] = await reportsAbout(provider.uid);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ reason: 'spam', text: 'They advertise.', state: 'open' });
    await storeAnswer('And a thief.', new Date(Date.now() + 60_000));

    await signIn(page, await createAdmin(), '/admin?tab=reports');
    const card = await findReportCard(page, name);
    await expect(card).toContainText(/, updated on .* at /);
    await expect(card.getByText('by a guest', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    const guestReport =
      'Reported by a guest who opened the chat with the link or the email address, without signing in as the client.';
    await expect(review.getByText(guestReport, { exact: true })).toBeVisible();
    const before = review.getByRole('list', { name: 'Messages up to the report' });
    const messageOf = (text: string) => before.getByRole('listitem').filter({ hasText: text });
    await expect(messageOf('Thank you')).toContainText('Signed in');
    await expect(messageOf('You crook.')).toContainText(
      'Not signed in as the client: opened the chat by link or email address',
    );
    const added = review.getByRole('list', { name: 'Added to the report' }).getByRole('listitem');
    await expect(added).toHaveCount(1);
    await expect(added).toContainText(/Added on .* at .*: Insults or threats/);
    await expect(added).toContainText('Now they insult me.');
    await review.getByRole('button', { name: 'Show later messages' }).click();
    const laterMessages = review.getByRole('list', { name: 'Messages since the report' });
    await expect(laterMessages).toContainText('And a thief.');
    await added.getByRole('button', { name: 'Show the chat as it was then' }).click();
    const messagesThen = added.getByRole('list', { name: /^Messages up to / });
    await expect(messagesThen.getByRole('listitem').last()).toContainText('You fool.');
    await review.getByRole('button', { name: 'Close' }).click();

    // The reported account is deleted before the decision.
    await admin().auth.deleteUser(provider.uid);
    await expect
      .poll(async () => (await readDocument(`closed_accounts/${provider.uid}`))?.['reason'])
      .toBe('deleted');
    await card.getByRole('button', { name: 'Review' }).click();
    await expect(review.getByText('This account has been deleted.')).toBeVisible();
    await review.getByRole('button', { name: 'Suspend account…' }).click();
    await alertDialog(page).getByLabel('Why?').fill('Took the money.');
    await alertDialog(page).getByRole('button', { name: 'Suspend account' }).click();
    const nothingToSuspend =
      'Decision saved. The account was already deleted, so there was nothing to suspend.';
    await expect(page.getByText(nothingToSuspend)).toBeVisible();
    await expect(page.getByText('Account suspended.')).toBeHidden();
    await openAdminTab(page, 'Audit log');
    const entries = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    const upheld = entries.filter({ hasText: 'Report upheld, account already deleted' }).first();
    await expect(upheld).toContainText('about a deleted account');
    await expect(entries.filter({ hasText: provider.profile.display_name })).toHaveCount(0);
  },
);
