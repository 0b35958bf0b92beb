import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { failOnce } from '../../support/browser/network.ts';
import { messageField, messageLog, sendMessage } from '../../support/browser/chat.ts';
import { admin, createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createAdmin,
  alertDialog,
  findReportCard,
  moreButton,
  openAdminTab,
  openReportForm,
  reportsAbout,
} from '../../support/browser/reporting.ts';
import { createProvider, readDocument, requestOf, storeRequest } from '../../support/test-data.ts';
import { readStack } from '../../support/stack.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

test.use({
  expectedErrors: [
    /status of 40[03]|Failed to (load|fetch)|The (message|request|report) was not sent|The action of the administrator failed|The (block|menu) was not/,
  ],
});

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

test(
  '§2 Chats: a professional blocks a client, whose messages and requests are refused, and unblocks them',
  { tag: ['@journey', '@2.21.1', '@2.21.2', '@2.21.3', '@2.21.4', '@2.21.5', '@8.8.1'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('bothered');
    const client = await createPerson('bothering');
    const name = `Mx. ${'Long'.repeat(12)}`;
    const request = await storeRequest(requestOf(provider, client, { client_name: name }), [
      { from: 'client', text: 'Call me back at once!', at: new Date() },
    ]);
    const clientPage = await visitor();
    await signIn(clientPage, client, `/client-chat/${request.id}`);
    await expect(messageField(clientPage)).toBeEnabled();

    await page.setViewportSize(PHONE);
    await signIn(page, provider, '/dashboard');
    await page.route(/person-actions/, (route) => route.abort(), { times: 1 });
    await moreButton(page, name).click();
    await expect(page.getByText(/^We couldn't load the menu. Please check/)).toBeVisible();
    await page.reload();
    await moreButton(page, name).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(moreButton(page, name)).toBeFocused();
    await moreButton(page, name).click();
    await menuItem(page, 'Block…').click();
    await expect(alertDialog(page)).toContainText(`Block ${name}?`);
    await expect(alertDialog(page)).toContainText("They can't write to you or send you requests.");
    await expect(alertDialog(page)).toContainText("We won't tell them.");
    const block = alertDialog(page).getByRole('button', { name: 'Block', exact: true });
    await failOnce(page, 'block-person');
    await block.click();
    await expect(page.getByText("That didn't work. Please try again.")).toBeVisible();
    await block.click();
    await expect(page.getByText("Blocked. We won't tell them.")).toBeVisible();
    await page.goto(`/chat/${request.id}`);
    await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
    await expect(messageField(page)).toBeHidden();
    await expectAccessible(page);

    // The client's chat was open before the block.
    await sendMessage(clientPage, 'Are you there?');
    await expect(clientPage.getByText('Failed to send message')).toBeVisible();
    await expect(clientPage.getByText('Not sent')).toBeVisible();
    await clientPage.goto(`/p/${provider.profile.handle}`);
    await clientPage.getByRole('button', { name: 'Request Service' }).click();
    const form = clientPage.getByRole('dialog');
    await form.getByLabel('Your name').fill('Somebody else');
    await form.getByLabel('Service description').fill('Come today.');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(
      clientPage.getByText("This professional isn't taking requests right now."),
    ).toBeVisible();
    await expect(messageLog(page).getByText('Are you there?')).toBeHidden();
    expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'Call me back at once!',
    });

    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByText('Unblocked. They can write to you again.')).toBeVisible();
    await expect(messageField(page)).toBeVisible();
    await clientPage.goto(`/client-chat/${request.id}`);
    await clientPage.getByRole('button', { name: 'Try again' }).click();
    await expect(messageLog(page).getByText('Are you there?')).toBeVisible();
  },
);

test(
  '§2 Client chat: a guest reports the professional, and the text stays if the report fails',
  { tag: ['@2.22.1', '@2.22.2', '@2.22.3', '@8.8.1'] },
  async ({ page }) => {
    const provider = await createProvider('rude');
    const client = await createPerson('insulted');
    const request = await storeRequest(requestOf(provider, client));
    const name = provider.profile.display_name;
    await page.setViewportSize(PHONE);
    await page.goto(`/client-chat/${request.id}`);
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('button', { name: 'Access Chat' }).click();
    await expect(messageField(page)).toBeEnabled();

    await openReportForm(page, name);
    await expect(alertDialog(page).getByText('Also block')).toBeHidden();
    const text = alertDialog(page).getByLabel('What happened?');
    const send = alertDialog(page).getByRole('button', { name: 'Send report' });
    await text.fill('They shouted at me.');
    await send.click();
    await expect(alertDialog(page).getByRole('group')).toHaveAccessibleDescription(
      'Please choose a reason.',
    );
    await expect(alertDialog(page).getByRole('radio').first()).toBeFocused();
    await alertDialog(page).getByLabel('Insults or threats').check();
    await expect(alertDialog(page).getByText('Please choose a reason.')).toBeHidden();
    await text.fill('x'.repeat(1001));
    await expect(alertDialog(page).getByText('Please use at most 1,000 characters.')).toBeVisible();
    await text.fill('They shouted at me.');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await failOnce(page, 'report-person');
    await send.click();
    await expect(page.getByText("Your report wasn't sent. Please try again.")).toBeVisible();
    await expect(text).toHaveValue('They shouted at me.');
    await send.click();
    const thanks = "Thank you. We'll review your report. We won't tell them.";
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(moreButton(page, name)).toBeFocused();
    expect(await reportsAbout(provider.uid)).toMatchObject([
      { reason: 'abuse', text: 'They shouted at me.', reporter_side: 'client', state: 'open' },
    ]);

    // Blocking requires an account.
    await moreButton(page, name).click();
    await menuItem(page, 'Block…').click();
    await expect(alertDialog(page)).toContainText(
      'Please sign in with the account that sent this request.',
    );
    const signInLink = alertDialog(page).getByRole('link', { name: 'Sign in' });
    await expect(signInLink).toHaveAttribute('href', /^\/auth\?type=client&redirect=/);
  },
);

// @2.22.4 @2.10.8 @2.10.9 @2.10.10 @2.10.11 @2.10.12 @2.22.6 @8.8.1
test(
  '§2 Admin: an administrator reads a report with its chat, suspends the account and lifts the suspension',
  { tag: '@journey' },
  async ({ page, visitor }) => {
    const provider = await createProvider('reporter');
    const client = await createPerson('swindler');
    const request = await storeRequest(
      requestOf(provider, client, {
        client_name: `Fraudster ${client.uid.slice(0, 8)}`,
        photos: [
          `${readStack().storage}/v0/b/b/o/private-photos%2F${client.uid}%2Fa.jpg?alt=media&token=x`,
        ],
      }),
      [{ from: 'client', text: 'Send me your card number.', at: new Date() }],
    );
    const name = request.client_name;
    const professional = await visitor();
    await signIn(professional, provider, `/chat/${request.id}`);
    await openReportForm(professional, name);
    await alertDialog(professional).getByLabel('Fraud or a false identity').check();
    await alertDialog(professional).getByLabel('What happened?').fill('Wants card numbers.');
    await alertDialog(professional).getByLabel('Also block').check();
    await alertDialog(professional).getByRole('button', { name: 'Send report' }).click();
    await expect(professional.getByText(`You have blocked ${name}.`)).toBeVisible();
    await moreButton(professional, name).click();
    await menuItem(professional, 'Unblock').click();
    await expect(messageField(professional)).toBeVisible();

    await signIn(page, await createAdmin(), '/admin?tab=reports');
    const card = await findReportCard(page, name);
    await expect(card).toContainText('Fraud or a false identity');
    await expect(card).toContainText('Wants card numbers.');
    await expect(card.getByText('by a guest')).toBeHidden();
    // A second administrator reads the same report.
    const second = await visitor();
    await signIn(second, await createAdmin(), '/admin?tab=reports');
    await (await findReportCard(second, name)).getByRole('button', { name: 'Review' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Dismiss…' }).click();

    await card.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByText('Send me your card number.')).toBeVisible();
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Delete photo 1' }).click();
    await alertDialog(page).getByLabel('Why?').fill('Shows somebody else’s card.');
    await alertDialog(page).getByRole('button', { name: 'Delete photo' }).click();
    await expect(page.getByText('Photo deleted.')).toBeVisible();
    await expect(review.getByRole('link', { name: 'Photo 1' })).toBeHidden();
    expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({ photos: [] });
    await review.getByRole('button', { name: 'Suspend account…' }).click();
    await expect(alertDialog(page)).toContainText('ends with the current paid period');
    const suspend = alertDialog(page).getByRole('button', { name: 'Suspend account' });
    await expect(suspend).toHaveAttribute('aria-disabled', 'true');
    await alertDialog(page).getByLabel('Why?').fill('Asked for card numbers.');
    await failOnce(page, 'admin-decide-report');
    await suspend.click();
    await expect(alertDialog(page)).toContainText("Your decision wasn't saved. Please try again.");
    await suspend.click();
    await expect(page.getByText('Account suspended.')).toBeVisible();
    await expect(card).toBeHidden();
    const closed = `closed_accounts/${client.uid}`;
    expect(await readDocument(closed)).toMatchObject({ reason: 'suspended' });
    await expect.poll(async () => (await admin().auth.getUser(client.uid)).disabled).toBe(true);
    const dismiss = alertDialog(second).getByRole('button', { name: 'Dismiss', exact: true });
    await dismiss.click();
    await expect(alertDialog(second)).toContainText('This report has already been decided.');
    await expect(dismiss).toHaveAttribute('aria-disabled', 'true');
    await alertDialog(second).getByRole('button', { name: 'Cancel' }).click();
    await expect(second.getByRole('listitem').filter({ hasText: name })).toBeHidden();

    await openAdminTab(page, 'Audit log');
    const auditLog = page.getByRole('region', { name: 'Audit log' });
    // An account without a profile is called by its email.
    const about = { hasText: client.email, hasNotText: 'Photo deleted' };
    const entries = auditLog.getByRole('listitem').filter(about);
    await expect(entries).toContainText('Account suspended');
    await expect(entries).toContainText('Asked for card numbers.');

    await openAdminTab(page, 'Reports');
    const reports = page.getByRole('region', { name: 'Reports' });
    await reports.getByRole('button', { name: 'Decided' }).click();
    await card.getByRole('button', { name: 'Review' }).click();
    await review.getByRole('button', { name: 'Lift the suspension…' }).click();
    await expect(alertDialog(page)).toContainText(
      'A subscription that was set to end will still end',
    );
    await alertDialog(page).getByLabel('Why?').fill('A mistake of ours.');
    await alertDialog(page).getByRole('button', { name: 'Lift the suspension' }).click();
    await expect(page.getByText('Suspension lifted.')).toBeVisible();
    expect(await readDocument(closed)).toBeUndefined();

    await openAdminTab(page, 'Audit log');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Suspension lifted');
    await expect(entries.first()).toContainText('A mistake of ours.');
    await auditLog.getByRole('button', { name: 'Refresh log' }).click();
    await expect(entries).toHaveCount(2);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
  },
);
