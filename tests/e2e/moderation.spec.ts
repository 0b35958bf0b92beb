import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import {
  createAdmin,
  dialog,
  findReport,
  more,
  openReport,
  reportsAbout,
} from '../support/reporting.ts';
import {
  createProvider,
  read,
  requestOf,
  storeChatMessage,
  storeConversation,
  storeRequest,
} from '../support/scenes.ts';
import { expectAccessible } from '../support/screen.ts';

test.use({
  expectedErrors: [
    /Failed to (load|fetch)|The block was not|The menu was not|message was not sent/,
  ],
});

test(
  '§2 Direct chat: a client blocks a professional, also when the menu or the block fails at first',
  { tag: ['@2.21.1', '@2.21.2', '@2.21.3', '@2.21.4', '@2.21.5'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('pushy');
    const client = await createPerson('fed-up');
    const name = provider.profile.display_name;
    await storeConversation(provider, client.uid, [
      { from: 'provider', text: 'Buy now!', at: new Date() },
    ]);
    const theirs = await visitor();
    await signIn(theirs, provider, `/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(field(theirs)).toBeEnabled();

    await page.route(/person-actions/, (route) => route.abort());
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await more(page, name).click();
    await expect(
      page.getByText("We couldn't load the menu. Please check your connection and try again."),
    ).toBeVisible();
    await page.unroute(/person-actions/);
    await page.reload();
    await page.route(/us-central1\/block-person/, (route) => route.abort());
    await more(page, name).click();
    await page.getByRole('menuitem', { name: 'Block…' }).click();
    const block = dialog(page).getByRole('button', { name: 'Block', exact: true });
    await block.click();
    await expect(page.getByText("That didn't work. Please try again.")).toBeVisible();
    await page.unroute(/us-central1\/block-person/);
    await block.click();
    await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
    await expect(field(page)).toBeHidden();
    await say(theirs, 'One more offer');
    await expect(theirs.getByText('Failed to send message')).toBeVisible();
    await expect(log(page).getByText('One more offer')).toBeHidden();

    await more(page, name).click();
    await page.getByRole('menuitem', { name: 'Unblock' }).click();
    await expect(field(page)).toBeVisible();
    await theirs.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('One more offer')).toBeVisible();
  },
);

/** Reports the professional in an open chat of the client. */
async function report(page: Page, name: string, reason: string, text: string): Promise<void> {
  await openReport(page, name);
  await dialog(page).getByLabel(reason).check();
  await dialog(page).getByLabel('What happened?').fill(text);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(dialog(page)).toBeHidden();
}

test(
  '§2 Admin: a report shows who wrote as a guest, what was added later, and that the account is deleted',
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
    await say(guest, 'You crook.');
    await expect
      .poll(async () => (await read(`service_requests/${request.id}`))?.['last_message'])
      .toBe('You crook.');
    await report(guest, name, 'Spam or advertising', 'They advertise.');
    await storeAnswer('You fool.');
    await expect(log(guest)).toContainText('You fool.');
    await report(guest, name, 'Insults or threats', 'Now they insult me.');
    const [stored, ...others] = await reportsAbout(provider.uid);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ reason: 'spam', text: 'They advertise.', state: 'open' });
    // More messages than a report shows.
    const later = new Date(Date.now() + 60_000);
    await Promise.all(Array.from({ length: 20 }, (_, i) => storeAnswer(`Line ${i}`, later)));

    await signIn(page, await createAdmin(), '/admin');
    const card = await findReport(page, name);
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
    const since = review.getByRole('list', { name: 'Messages since the report' });
    await expect(since.getByRole('listitem')).toHaveCount(20);
    await added.getByRole('button', { name: 'Show the chat as it was then' }).click();
    const then = added.getByRole('list', { name: /^Messages up to what was added on / });
    await expect(then.getByRole('listitem').last()).toContainText('You fool.');
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Close' }).click();

    // The reported account is deleted before the decision.
    await admin().auth.deleteUser(provider.uid);
    await expect
      .poll(async () => (await read(`closed_accounts/${provider.uid}`))?.['reason'])
      .toBe('deleted');
    await card.getByRole('button', { name: 'Review' }).click();
    await expect(review.getByText('This account has been deleted.')).toBeVisible();
    await review.getByRole('button', { name: 'Suspend account…' }).click();
    await dialog(page).getByLabel('Why?').fill('Took the money.');
    await dialog(page).getByRole('button', { name: 'Suspend account' }).click();
    const nothingToSuspend =
      'Decision saved. The account was already deleted, so there was nothing to suspend.';
    await expect(page.getByText(nothingToSuspend)).toBeVisible();
    await expect(page.getByText('Account suspended.')).toBeHidden();
    const entries = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    await expect(
      entries.filter({ hasText: 'Report upheld, account already deleted' }).first(),
    ).toBeVisible();
    await expect(entries.filter({ hasText: `about ${provider.uid}` })).toHaveCount(0);
  },
);
