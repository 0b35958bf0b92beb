import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { admin, createPerson, signIn, signInHere } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest } from '../support/scenes.ts';

const DENIED = 'Request not found or access denied';

async function scene(name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const request = await storeRequest(requestOf(provider, client));
  return { provider, client, request };
}

const guestsOf = async (requestId: string) =>
  (await admin().firestore.collection(`service_requests/${requestId}/guests`).get()).docs;

test.describe('§6 Client chat, refused', () => {
  test.use({ expectedErrors: [/status of (403|404|429)/] });

  test(
    '§6 Client chat: a wrong email and an unknown request read the same',
    { tag: ['@6.2.6', '@8.3.18'] },
    async ({ page }) => {
      const { client, request } = await scene('wrong');
      for (const [id, email] of [
        [request.id, 'somebody@else.test'],
        ['no-such-request', client.email],
      ] as const) {
        await page.goto(`/client-chat/${id}`);
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Access Chat' }).click();
        await expect(page.getByRole('alert').filter({ hasText: DENIED })).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await page.reload();
        await expect(page.getByLabel('Email')).toHaveValue('');
      }
      expect(await guestsOf(request.id)).toEqual([]);
    },
  );

  test(
    '§6 Client chat: another client is not let in, nor the professional as the client',
    { tag: ['@2.15.3', '@6.2.7', '@8.3.18'] },
    async ({ page, visitor }) => {
      const { provider, client, request } = await scene('foreign');
      const stranger = await createPerson('stranger');
      await signIn(page, stranger, `/client-chat/${request.id}`);
      await expect(page.getByLabel('Email')).toHaveValue(stranger.email);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(page.getByRole('alert').filter({ hasText: DENIED })).toBeVisible();

      const pro = await visitor();
      await signIn(pro, provider, `/client-chat/${request.id}`);
      await pro.getByLabel('Email').fill(client.email);
      await pro.getByRole('button', { name: 'Access Chat' }).click();
      await expect(pro.getByRole('alert').filter({ hasText: /sent to you/ })).toBeVisible();
    },
  );

  test(
    '§6 Client chat: too many guesses have words of their own',
    { tag: '@6.2.8' },
    async ({ page }) => {
      const { request } = await scene('many');
      await page.route('**/open-request-chat', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many.' } },
        }),
      );
      await page.goto(`/client-chat/${request.id}`);
      await page.getByLabel('Email').fill('guess@e2e.test');
      await page.getByRole('button', { name: 'Access Chat' }).click();
      const said = page.getByRole('alert').filter({
        hasText: 'Too many attempts. Please wait a few minutes and try again.',
      });
      await expect(said).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('guess@e2e.test');
    },
  );
});

test.describe('§4 Client chat, grants', () => {
  test.use({
    // After a refused write the emulator may end the channel: 400.
    expectedErrors: [
      /Failed to send message|was not sent|permission-denied|PERMISSION|status of 400/,
    ],
  });

  test(
    '§8 Client chat: a refused message stays, says so, and can be sent again',
    { tag: ['@8.3.15', '@8.8.3'] },
    async ({ page }) => {
      const { provider, client, request } = await scene('refused');
      await page.goto(`/client-chat/${request.id}`);
      await page.getByLabel('Email').fill(client.email);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled();
      // May read on: without a grant the emulator would end that too, at any write of another test.
      const block = admin().firestore.doc(`blocks/${provider.uid}_${client.uid}`);
      await block.set({
        blocker_uid: provider.uid,
        blocked_uid: client.uid,
        created_at: new Date(),
      });

      await say(page, 'Too late');
      await expect(page.getByText('Failed to send message')).toBeVisible();
      await expect(log(page).getByText('Too late')).toBeVisible();
      await expect(log(page).getByText('Not sent')).toBeVisible();
      await say(page, 'Never mind');
      await expect(log(page).getByText('Not sent')).toHaveCount(2);
      await log(page).getByRole('button', { name: 'Remove' }).last().press('Enter');
      await expect(log(page).getByText('Never mind')).toBeHidden();
      await expect(log(page)).toBeFocused();

      await block.delete();
      await log(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Message sent')).toBeVisible();
      await expect(log(page).getByText('Not sent')).toBeHidden();
      expect(await read(`service_requests/${request.id}`)).toMatchObject({
        last_message: 'Too late',
        unread_provider: 1,
      });
    },
  );

  test(
    '§4 Client chat: closes when the grant ends, and asks again',
    { tag: ['@6.2.9', '@8.8.3'] },
    async ({ page }) => {
      await page.clock.install();
      const { client, request } = await scene('ends');
      await page.goto(`/client-chat/${request.id}`);
      await page.getByLabel('Email').fill(client.email);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled();
      await field(page).fill('Half a thought');
      await page.clock.fastForward('24:00:05');
      await expect(
        page.getByText('Your access has ended. Please enter your email address again.'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Access Service Chat' })).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(client.email);
      // The server's clock has not moved; this device's is a day ahead now, and lets in all the same.
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toHaveValue('Half a thought');
    },
  );
});

test.describe('§8 Client chat, without the form', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    '§8 Client chat: the form’s code comes when it is asked for, and again where it did not come',
    { tag: '@8.7.38' },
    async ({ page }) => {
      const { client, request } = await scene('form');
      const asked: string[] = [];
      page.on('request', (one) => asked.push(one.url()));
      const forms = () => asked.filter((url) => /access-form-/.test(url)).length;

      await page.route('**/assets/access-form-*.js', (route) => route.abort());
      await page.goto(`/client-chat/${request.id}`);
      await expect(page.getByText("We couldn't load the chat.")).toBeVisible();
      await page.unroute('**/assets/access-form-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Email').fill(client.email);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled();

      const before = forms();
      expect(before).toBeGreaterThan(0);
      await page.reload();
      await expect(field(page)).toBeEnabled();
      expect(forms()).toBe(before);
    },
  );
});

test(
  '§4 Client chat: a grant is for one person: signing out and in as another asks anew',
  { tag: ['@2.15.3', '@6.2.10'] },
  async ({ page }) => {
    const { client, request } = await scene('changes');
    await signIn(page, client, `/client-chat/${request.id}`);
    await expect(page.getByLabel('Email')).toHaveValue(client.email);
    await page.getByRole('button', { name: 'Access Chat' }).click();
    await say(page, 'From my account');
    await expect(page.getByText('Message sent')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

    // A guest now, who says the address again and has a grant of his own.
    await page.goto(`/client-chat/${request.id}`);
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('button', { name: 'Access Chat' }).click();
    await expect(log(page).getByText('From my account')).toBeVisible();
    await say(page, 'From a guest');
    await expect(page.getByText('Message sent')).toBeVisible();
    expect(await guestsOf(request.id)).toHaveLength(2);

    // What a guest has said is remembered for this request in this browser.
    const other = await createPerson('other');
    await page.goto(`/auth?redirect=${encodeURIComponent(`/client-chat/${request.id}`)}`);
    await signInHere(page, other);
    await expect(log(page).getByText('From a guest')).toBeVisible();
    await say(page, 'From another account');
    await expect(page.getByText('Message sent')).toBeVisible();
    expect(await guestsOf(request.id)).toHaveLength(3);
  },
);
