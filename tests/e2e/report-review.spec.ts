import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import { createAdmin, dialog, openReport, reportsAbout } from '../support/reporting.ts';
import {
  createProvider,
  read,
  requestOf,
  storeChatMessage,
  storeRequest,
  write,
} from '../support/scenes.ts';
import { expectAccessible } from '../support/screen.ts';

/** The report about or by that name, in the list of an administrator who has just signed in. */
async function findReport(page: Page, name: string): Promise<Locator> {
  await signIn(page, await createAdmin(), '/admin');
  const open = page.getByRole('region', { name: 'Reports' });
  const card = open.getByRole('listitem').filter({ hasText: name });
  while (!(await card.isVisible())) {
    await open.getByRole('button', { name: 'Show more' }).or(card).first().click();
  }
  return card;
}

async function lookAt(page: Page, name: string): Promise<Locator> {
  const card = await findReport(page, name);
  await card.getByRole('button', { name: 'Review' }).click();
  return page.getByRole('dialog');
}

test(
  '§2 Admin: what somebody tells a second time about a chat stands under the first report',
  { tag: ['@2.10.13', '@2.10.16', '@2.22.5'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('again');
    const client = await createPerson('patient');
    const request = await storeRequest(requestOf(provider, client));
    const name = provider.profile.display_name;
    const from = { request_id: request.id, sender_uid: provider.uid } as const;
    const tell = (message: string, created_at = new Date()) =>
      storeChatMessage({ ...from, sender_type: 'provider', message, created_at });
    const teller = await visitor();
    await signIn(teller, client, `/client-chat/${request.id}`);
    await teller.getByRole('button', { name: 'Access Chat' }).click();
    await expect(field(teller)).toBeEnabled();
    for (const [reason, text] of [
      ['Spam or advertising', 'He sends me advertisements.'],
      ['Insults or threats', 'Now he calls me names.'],
    ] as const) {
      await tell(`Said before: ${text}`);
      await openReport(teller, name);
      await dialog(teller).getByLabel(reason).check();
      await dialog(teller).getByLabel('What happened?').fill(text);
      await dialog(teller).getByRole('button', { name: 'Send report' }).click();
      await expect(dialog(teller)).toBeHidden();
    }
    expect(await reportsAbout(provider.uid)).toHaveLength(1);
    // What it is about is pushed out of sight.
    const later = new Date(Date.now() + 60_000);
    await Promise.all(Array.from({ length: 20 }, (_, i) => tell(`Line ${i}`, later)));

    const card = await findReport(page, name);
    await expect(card).toContainText(/, added to on .* at /);
    await card.getByRole('button', { name: 'Review' }).click();
    const looked = page.getByRole('dialog');
    await expect(looked).toContainText('He sends me advertisements.');
    const added = looked.getByRole('list', { name: 'Added to the report' }).getByRole('listitem');
    await expect(added).toHaveCount(1);
    await expect(added).toContainText(/Added on .* at .*: Insults or threats/);
    await expect(added).toContainText('Now he calls me names.');
    await looked.getByRole('button', { name: 'Show later messages' }).click();
    const since = looked.getByRole('list', { name: 'Messages since the report' });
    await expect(since.getByRole('listitem')).toHaveCount(20);
    await expect(since).not.toContainText('Said before: Now he calls me names.');
    await added.getByRole('button', { name: 'Show the chat as it was then' }).click();
    const then = added.getByRole('list', { name: /^Messages up to what was added on / });
    await expect(then.getByRole('listitem')).toHaveText([/He sends me/, /Now he calls me names/]);
    await expectAccessible(page);
  },
);

test(
  '§2 Admin: of an account that is deleted already the report says so, before and after the decision',
  { tag: ['@2.10.14'] },
  async ({ page }) => {
    const provider = await createProvider('left-behind');
    const client = await createPerson('leaves');
    const request = await storeRequest(requestOf(provider, client));
    await admin().auth.deleteUser(client.uid);
    const id = `gone${client.uid}`;
    const report = {
      ...{ thread_kind: 'request', thread_id: request.id, reporter_side: 'provider' },
      ...{ reporter_uid: provider.uid, reported_uid: client.uid, reason: 'fraud', text: '' },
      ...{ state: 'open', decided_at: null, decided_by: null, note: null, additions: [] },
    };
    await write({ [`reports/${id}`]: { ...report, created_at: new Date(1) } });
    await signIn(page, await createAdmin(), '/admin');
    const reports = page.getByRole('region', { name: 'Reports' });
    const card = reports.getByRole('listitem').filter({ hasText: provider.profile.display_name });
    await card.getByRole('button', { name: 'Review' }).click();
    const looked = page.getByRole('dialog');
    await expect(looked.getByText('This account has been deleted.')).toBeVisible();
    await looked.getByRole('button', { name: 'Suspend account…' }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByLabel('Why?').fill('Took the money.');
    await asking.getByRole('button', { name: 'Suspend account' }).click();
    await expect(
      page.getByText(
        'Decision saved. The account was already deleted, so there was nothing to suspend.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Account suspended.')).toBeHidden();
    expect(await read(`reports/${id}`)).toMatchObject({ state: 'suspended' });
    const noted = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    await expect(noted.filter({ hasText: id })).toContainText(
      'Report upheld, account already deleted',
    );
    await expect(noted.filter({ hasText: `about ${client.uid}` })).toHaveCount(0);
    await reports.getByRole('button', { name: 'Decided' }).click();
    await card.getByRole('button', { name: 'Review' }).click();
    await expect(looked.getByText('This account has been deleted.')).toBeVisible();
    await expect(looked.getByRole('button', { name: 'Lift the suspension…' })).toBeHidden();
  },
);

test(
  '§2 Admin: a reported chat tells a client who was signed in from a guest who came by the link',
  { tag: ['@2.10.15'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('insulted');
    const client = await createPerson('polite');
    const line = { from: 'client', text: 'Thank you very much.', at: new Date() } as const;
    const request = await storeRequest(requestOf(provider, client), [line]);
    const guest = await visitor();
    await guest.goto(`/client-chat/${request.id}`);
    await guest.getByLabel('Email').fill(client.email);
    await guest.getByRole('button', { name: 'Access Chat' }).click();
    await expect(log(guest)).toContainText('Thank you very much.');
    await say(guest, 'You crook.');
    await expect(log(guest)).toContainText('You crook.');
    await expect
      .poll(async () => (await read(`service_requests/${request.id}`))?.['last_message'])
      .toBe('You crook.');
    const pro = await visitor();
    await signIn(pro, provider, `/chat/${request.id}`);
    await openReport(pro, request.client_name);
    await dialog(pro).getByLabel('Insults or threats').check();
    await dialog(pro).getByRole('button', { name: 'Send report' }).click();
    await expect(dialog(pro)).toBeHidden();

    const looked = await lookAt(page, provider.profile.display_name);
    const said = looked.getByRole('list', { name: 'Messages up to the report' });
    await expect(said.getByRole('listitem').filter({ hasText: 'Thank you' })).toContainText(
      /Signed in/,
    );
    const GUEST = 'Not signed in as the client: opened the chat by link or email address';
    await expect(said.getByRole('listitem').filter({ hasText: 'You crook.' })).toContainText(GUEST);
    await expect(looked.getByText(/Reported by a guest/)).toBeHidden();
    await expectAccessible(page);

    await openReport(guest, provider.profile.display_name);
    await dialog(guest).getByLabel('Spam or advertising').check();
    await dialog(guest).getByRole('button', { name: 'Send report' }).click();
    await expect(dialog(guest)).toBeHidden();
    const tab = await visitor();
    const card = await findReport(tab, `about ${provider.profile.display_name}`);
    await expect(card.getByText('by a guest', { exact: true })).toBeVisible();
    const his = tab.getByRole('listitem').filter({
      hasText: `${provider.profile.display_name} (professional) about`,
    });
    await expect(his).toBeVisible();
    await expect(his.getByText('by a guest')).toHaveCount(0);
    await card.getByRole('button', { name: 'Review' }).click();
    const again = tab.getByRole('dialog');
    const REPORTED =
      'Reported by a guest who opened the chat with the link or the email address, without signing in as the client.';
    await expect(again.getByText(REPORTED, { exact: true })).toBeVisible();
  },
);
