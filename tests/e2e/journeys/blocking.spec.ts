import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { field, log, say } from '../../support/chat.ts';
import { createPerson, signIn } from '../../support/people.ts';
import {
  createProvider,
  read,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const more = (page: Page, name: string) => page.getByRole('button', { name: `More about ${name}` });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const asking = (page: Page) => page.getByRole('alertdialog');

/** Blocks by the menu beside the name, as a person does. */
async function block(page: Page, name: string): Promise<void> {
  await more(page, name).click();
  await item(page, 'Block…').click();
  await expect(asking(page)).toContainText(`Block ${name}?`);
  await expect(asking(page)).toContainText("They can't write to you or send you requests.");
  await expect(asking(page)).toContainText("We won't tell them.");
  await asking(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(asking(page)).toBeHidden();
}

test.use({ expectedErrors: [/status of 403|The message was not sent|The request was not sent/] });

test(
  '§2 Chats: a professional blocks a client, who is refused everywhere and told nothing, and unblocks',
  { tag: ['@2.21.1', '@2.21.2', '@2.21.3', '@2.21.4', '@8.8.1'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('bothered');
    const client = await createPerson('bothering');
    const name = `Mx. ${'Long'.repeat(12)}`;
    const request = await storeRequest(requestOf(provider, client, { client_name: name }), [
      { from: 'client', text: 'Call me back at once!', at: new Date() },
    ]);
    const theirs = await visitor();
    await signIn(theirs, client, `/client-chat/${request.id}`);
    await theirs.getByRole('button', { name: 'Access Chat' }).click();
    await expect(field(theirs)).toBeEnabled();

    // From the inbox.
    await page.setViewportSize(PHONE);
    await signIn(page, provider, '/dashboard');
    await more(page, name).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await expectNoSideScroll(page);
    await page.keyboard.press('Escape');
    await expect(more(page, name)).toBeFocused();
    await block(page, name);
    await expect(page.getByText("Blocked. We won't tell them.")).toBeVisible();
    await page.goto(`/chat/${request.id}`);
    await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expectAccessible(page);

    // A chat that is open already, and a request.
    await say(theirs, 'Are you there?');
    await expect(theirs.getByText('Failed to send message')).toBeVisible();
    await expect(theirs.getByText('Not sent')).toBeVisible();
    await theirs.goto(`/p/${provider.profile.handle}`);
    await theirs.getByRole('button', { name: 'Request Service' }).click();
    const form = theirs.getByRole('dialog');
    await form.getByLabel('Your name').fill('Somebody else');
    await form.getByLabel('Service description').fill('Come today.');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(
      theirs.getByText("This professional isn't taking requests right now."),
    ).toBeVisible();
    await expect(log(page).getByText('Are you there?')).toBeHidden();
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'Call me back at once!',
    });

    // Nothing is lost: what was refused goes out when it may.
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByText('Unblocked. They can write to you again.')).toBeVisible();
    await expect(field(page)).toBeVisible();
    await theirs.goto(`/client-chat/${request.id}`);
    await theirs.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('Are you there?')).toBeVisible();
  },
);

test(
  '§2 Direct chat: a client blocks a professional, in a chat that both have open',
  { tag: ['@2.21.1', '@2.21.2', '@2.21.3', '@2.21.4'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('pushy');
    const client = await createPerson('fed-up');
    await storeConversation(provider, client.uid, [
      { from: 'provider', text: 'Buy now!', at: new Date() },
    ]);
    const theirs = await visitor();
    await signIn(theirs, provider, `/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(field(theirs)).toBeEnabled();
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    const name = provider.profile.display_name;
    await block(page, name);
    await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
    await say(theirs, 'One more offer');
    await expect(theirs.getByText('Failed to send message')).toBeVisible();
    await expect(log(page).getByText('One more offer')).toBeHidden();

    await more(page, name).click();
    await item(page, 'Unblock').click();
    await expect(field(page)).toBeVisible();
    await theirs.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('One more offer')).toBeVisible();
  },
);
