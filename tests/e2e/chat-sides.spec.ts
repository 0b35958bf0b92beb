import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import { pictures } from '../support/pictures.ts';
import { createProvider, requestOf, storeConversation, storeRequest } from '../support/scenes.ts';
import { DESKTOP } from '../support/screen.ts';

/** Who stands on which side of a chat, and in which chat. */

const left = async (locator: ReturnType<typeof log>) => (await locator.boundingBox())?.x ?? 0;

test(
  '§2 Direct chat: the professional’s picture, and a panel of 600 px',
  { tag: '@2.14.2' },
  async ({ page, baseURL }) => {
    await page.setViewportSize(DESKTOP);
    const [avatar = ''] = pictures(1, baseURL);
    const provider = await createProvider('pictured', { avatar_url: avatar });
    await signIn(page, await createPerson('client'), `/provider-chat/${provider.uid}`);
    const picture = page.getByRole('main').locator(`img[src="${avatar}"]`);
    await expect(picture).toBeVisible();
    await expect(field(page)).toBeEnabled();
    const panel = await page
      .getByRole('main')
      .locator('div', { has: log(page) })
      .filter({ has: field(page) })
      .last()
      .boundingBox();
    expect(panel?.height).toBe(600);
  },
);

test(
  '§2 Client chat: the address that let into one request is used for no other',
  { tag: '@2.15.2' },
  async ({ page }) => {
    const provider = await createProvider('two');
    const client = await createPerson('two-client');
    const [first, second] = await Promise.all([
      storeRequest(requestOf(provider, client)),
      storeRequest(requestOf(provider, client)),
    ]);
    await page.goto(`/client-chat/${first.id}`);
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('button', { name: 'Access Chat' }).click();
    await expect(field(page)).toBeEnabled();
    await page.goto(`/client-chat/${second.id}`);
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(field(page)).toBeHidden();
    await page.goto(`/client-chat/${first.id}`);
    await expect(field(page)).toBeEnabled();
  },
);

test(
  '§4 Chats: messages of another request or of another client never appear',
  { tag: '@4.7.2' },
  async ({ page, visitor }) => {
    const provider = await createProvider('apart');
    const client = await createPerson('apart-client');
    const [mine, other] = await Promise.all([
      storeRequest(requestOf(provider, client)),
      storeRequest(requestOf(provider, client), [
        { from: 'client', text: 'About something else', at: new Date() },
      ]),
    ]);
    await signIn(page, provider, `/chat/${mine.id}`);
    await expect(field(page)).toBeEnabled();
    const elsewhere = await visitor();
    await signIn(elsewhere, client, `/client-chat/${other.id}`);
    await elsewhere.getByRole('button', { name: 'Access Chat' }).click();
    await say(elsewhere, 'Live, but elsewhere');
    await expect(elsewhere.getByText('Message sent')).toBeVisible();
    await elsewhere.goto(`/client-chat/${mine.id}`);
    await elsewhere.getByRole('button', { name: 'Access Chat' }).click();
    await say(elsewhere, 'Here');
    await expect(log(page).getByText('Here')).toBeVisible();
    await expect(log(page).getByText('elsewhere')).toBeHidden();
    await expect(log(page).getByText('something else')).toBeHidden();
  },
);

test(
  '§6 Chats: what the professional writes stands at the client’s left, under the name',
  { tag: '@6.3.5' },
  async ({ page }) => {
    const provider = await createProvider('named');
    const client = await createPerson('named-client');
    await storeConversation(provider, client.uid, [
      { from: 'provider', text: 'From the professional', at: new Date() },
      { from: 'client', text: 'From the client', at: new Date() },
    ]);
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    const theirs = log(page).getByText('From the professional');
    const mine = log(page).getByText('From the client');
    await expect(theirs).toBeVisible();
    expect(await left(theirs)).toBeLessThan(await left(mine));
    const name = provider.profile.display_name;
    await expect(page.getByRole('log', { name: `Messages with ${name}` })).toBeVisible();
    await expect(log(page).getByText(name)).toBeAttached();
  },
);
