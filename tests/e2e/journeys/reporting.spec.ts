import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { field } from '../../support/chat.ts';
import { admin, createPerson, signIn } from '../../support/people.ts';
import { createAdmin, dialog, more, openReport, reportsAbout } from '../../support/reporting.ts';
import { createProvider, read, requestOf, storeRequest, write } from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const THANKS = "Thank you. We'll review your report. We won't tell them.";

test.use({
  expectedErrors: [
    /status of 400|Failed to load|The report was not sent|The decision was not stored/,
  ],
});

test(
  '§2 Client chat: a guest reports the professional, with a text that stays when it cannot be sent',
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
    await expect(field(page)).toBeEnabled();

    await openReport(page, name);
    await expect(dialog(page).getByText('Also block')).toBeHidden();
    // No reason is chosen beforehand.
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog(page).getByLabel('What happened?').fill('He shouted at me.');
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(dialog(page).getByRole('group')).toHaveAccessibleDescription(
      'Please choose a reason.',
    );
    await expect(dialog(page).getByRole('radio').first()).toBeFocused();
    await expect(dialog(page).getByLabel('What happened?')).toHaveValue('He shouted at me.');
    await dialog(page).getByLabel('Insults or threats').check();
    await expect(dialog(page).getByText('Please choose a reason.')).toBeHidden();
    await expect(dialog(page).getByLabel('Insults or threats')).not.toHaveCSS(
      'accent-color',
      'auto',
    );
    await dialog(page).getByLabel('What happened?').fill('x'.repeat(1001));
    await expect(dialog(page).getByText('Please use at most 1,000 characters.')).toBeVisible();
    await dialog(page).getByLabel('What happened?').fill('He shouted at me.');
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.route(/us-central1\/report-person/, (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText("Your report wasn't sent. Please try again.")).toBeVisible();
    await page.unroute(/us-central1\/report-person/);
    await expect(dialog(page).getByLabel('What happened?')).toHaveValue('He shouted at me.');
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(more(page, name)).toBeFocused();
    expect(await reportsAbout(provider.uid)).toMatchObject([
      { reason: 'abuse', text: 'He shouted at me.', reporter_side: 'client', state: 'open' },
    ]);

    // Blocking takes an account.
    await more(page, name).click();
    await page.getByRole('menuitem', { name: 'Block…' }).click();
    await expect(dialog(page)).toContainText(
      'Please sign in with the account that sent this request.',
    );
    await expect(dialog(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/auth\?type=client&redirect=/,
    );
  },
);

test(
  '§2 Admin: reports are read with the chat, decided once, and every decision is in the audit log',
  { tag: ['@2.22.2', '@2.22.4', '@2.10.8', '@2.10.9', '@2.10.10', '@2.10.11', '@8.8.1'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('reporter');
    const client = await createPerson('swindler');
    const request = await storeRequest(
      requestOf(provider, client, { client_name: `Fraudster ${client.uid.slice(0, 8)}` }),
      [{ from: 'client', text: 'Send me your card number.', at: new Date() }],
    );
    const name = request.client_name;
    const pro = await visitor();
    await signIn(pro, provider, `/chat/${request.id}`);
    await openReport(pro, name);
    await dialog(pro).getByLabel('Fraud or a false identity').check();
    await dialog(pro).getByLabel('What happened?').fill('Wants card numbers.');
    await dialog(pro).getByLabel('Also block').check();
    await dialog(pro).getByRole('button', { name: 'Send report' }).click();
    await expect(pro.getByText(`You have blocked ${name}.`)).toBeVisible();

    // The one that is looked at is the oldest; the list may hold others' too.
    await signIn(page, await createAdmin(), '/admin');
    const open = page.getByRole('region', { name: 'Reports' });
    const card = open.getByRole('listitem').filter({ hasText: name });
    while (!(await card.isVisible())) {
      await open.getByRole('button', { name: 'Show more' }).or(card).first().click();
    }
    await expect(card).toContainText('Fraud or a false identity');
    await expect(card).toContainText('Wants card numbers.');
    await card.getByRole('button', { name: 'Review' }).click();
    const looked = page.getByRole('dialog');
    await expect(looked.getByText('Send me your card number.')).toBeVisible();
    await expectAccessible(page);
    await looked.getByRole('button', { name: 'Suspend account…' }).click();
    const asking = page.getByRole('alertdialog');
    await expect(asking).toContainText('An active subscription ends with the current paid period');
    await expect(asking.getByRole('button', { name: 'Suspend account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await asking.getByLabel('Why?').fill('Asked for card numbers.');
    await asking.getByRole('button', { name: 'Suspend account' }).click();
    await expect(page.getByText('Account suspended.')).toBeVisible();
    await expect(card).toBeHidden();
    expect(await read(`closed_accounts/${client.uid}`)).toMatchObject({ reason: 'suspended' });
    await expect.poll(async () => (await admin().auth.getUser(client.uid)).disabled).toBe(true);

    // The log follows by itself.
    const log = page.getByRole('region', { name: 'Audit log' });
    const mine = log.getByRole('listitem').filter({ hasText: client.uid });
    await expect(mine).toContainText('Account suspended');
    await expect(mine).toContainText('Asked for card numbers.');

    // Thought better of.
    await open.getByRole('button', { name: 'Decided' }).click();
    await card.getByRole('button', { name: 'Review' }).click();
    await looked.getByRole('button', { name: 'Lift the suspension…' }).click();
    await expect(asking).toContainText('A subscription that was set to end still ends');
    await asking.getByLabel('Why?').fill('A mistake of ours.');
    await asking.getByRole('button', { name: 'Lift the suspension' }).click();
    await expect(page.getByText('Suspension lifted.')).toBeVisible();
    expect(await read(`closed_accounts/${client.uid}`)).toBeUndefined();

    await expect(mine).toHaveCount(2);
    await expect(mine.first()).toContainText('Suspension lifted');
    await expect(mine.first()).toContainText('A mistake of ours.');
    await expect(mine.nth(1)).toContainText('Account suspended');
    await log.getByRole('button', { name: 'Refresh log' }).click();
    await expect(mine).toHaveCount(2);
    await page.setViewportSize(PHONE);
    await expectNoSideScroll(page);
    await expectAccessible(page);
  },
);

test(
  '§8 Admin: two administrators decide one report, and the second is told',
  { tag: ['@2.10.10', '@2.10.12'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('twice');
    const client = await createPerson('tiresome');
    const request = await storeRequest(requestOf(provider, client));
    const id = `twice${client.uid}`;
    const report = {
      ...{ thread_kind: 'request', thread_id: request.id, reporter_side: 'client' },
      ...{ reporter_uid: client.uid, reported_uid: provider.uid, reason: 'spam', text: '' },
      ...{ state: 'open', decided_at: null, decided_by: null, note: null },
    };
    // Older than all others: the first of the list.
    await write({ [`reports/${id}`]: { ...report, created_at: new Date(0) } });
    const second = await visitor();
    for (const one of [page, second]) {
      await signIn(one, await createAdmin(), '/admin');
      const cards = one.getByRole('region', { name: 'Reports' }).getByRole('listitem');
      const mine = cards.filter({ hasText: provider.profile.display_name });
      await expect(mine).toContainText('Spam or advertising');
      await mine.getByRole('button', { name: 'Review' }).click();
      await one.getByRole('dialog').getByRole('button', { name: 'Dismiss…' }).click();
    }
    const dismiss = (one: Page) =>
      one.getByRole('alertdialog').getByRole('button', { name: 'Dismiss', exact: true });
    await page.route(/us-central1\/admin-decide-report/, (route) => route.abort());
    await dismiss(page).click();
    await expect(page.getByText("Your decision wasn't saved. Please try again.")).toBeVisible();
    await page.unroute(/us-central1\/admin-decide-report/);
    await dismiss(page).click();
    await expect(page.getByText('Report dismissed.')).toBeVisible();
    await dismiss(second).click();
    await expect(second.getByText('This report has already been decided.')).toBeVisible();
    expect(await read(`reports/${id}`)).toMatchObject({ state: 'dismissed' });
  },
);
