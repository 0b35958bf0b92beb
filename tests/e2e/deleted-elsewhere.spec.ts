import { expect, test } from '../support/browser.ts';
import { field, log } from '../support/chat.ts';
import { mailsTo } from '../support/inbox.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import {
  createProvider,
  read,
  requestOf,
  storeConversation,
  storeRequest,
} from '../support/scenes.ts';

/** An account that is deleted in Firebase Authentication alone, while others are about to write to it. */

const NOTICE = 'This account was deleted. You can read what was said';
const SLOW = { timeout: 30_000 };

test.describe('§8 Request form, to a professional who leaves', () => {
  test.use({ expectedErrors: [/status of 400|The request was not sent|status of 403/] });

  test(
    '§8 Request form: who leaves while the request is on its way is not told, and the form says so and stays',
    { tag: '@8.4.4' },
    async ({ page }) => {
      const [provider, client] = [await createProvider('leaves'), await createPerson('asks')];
      await signIn(page, client, `/p/${provider.profile.handle}`);
      await page.getByRole('button', { name: 'Request Service' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Your name').fill('Nora');
      await form.getByLabel('Service description').fill('The gutter drips.');
      // The request is stored by then.
      await page.route('**/send-service-request', async (route) => {
        await admin().auth.deleteUser(provider.uid);
        const reason = async () => (await read(`closed_accounts/${provider.uid}`))?.['reason'];
        await expect.poll(reason, SLOW).toBe('deleted');
        await route.continue();
      });
      await form.getByRole('button', { name: 'Send Request' }).click();
      await expect(
        page.getByText("This professional has left Doorstep and can't receive your request."),
      ).toBeVisible(SLOW);
      await expect(page.getByText(/may have failed|sent successfully/)).toHaveCount(0);
      await expect(form.getByLabel('Service description')).toHaveValue('The gutter drips.');

      // Another try makes no second request.
      await form.getByRole('button', { name: 'Send Request' }).click();
      await expect(
        page.getByText("This professional isn't taking requests right now."),
      ).toBeVisible();
      await expect(form.getByLabel('Service description')).toHaveValue('The gutter drips.');

      await page.goto('/client-dashboard');
      const card = page.getByRole('listitem').filter({ hasText: 'The gutter drips.' });
      await expect(card).toHaveCount(1);
      await card.getByRole('link', { name: 'Chat' }).click();
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(page.getByText(NOTICE)).toBeVisible(SLOW);
      await expect(field(page)).toHaveCount(0);
      expect(await mailsTo(provider.email, /Nora/)).toEqual([]);
      expect(await mailsTo(client.email, /request/i)).toEqual([]);
    },
  );
});

test(
  '§2 Account: one that is deleted in Firebase alone leaves its chats closed, also one that is open at that moment',
  { tag: '@2.20.13' },
  async ({ page, visitor }) => {
    const [provider, client] = [await createProvider('vanishes'), await createPerson('stays')];
    const other = await createPerson('vanishes-too');
    await storeConversation(provider, client.uid, [
      { from: 'provider', text: 'I come on Tuesday.', at: new Date() },
    ]);
    const request = await storeRequest(requestOf(provider, other), [
      { from: 'client', text: 'The lock is stuck.', at: new Date() },
    ]);
    // The professional loses a client.
    const his = await visitor();
    await signIn(his, provider, `/chat/${request.id}`);
    await expect(field(his)).toBeEnabled();
    await admin().auth.deleteUser(other.uid);
    await expect(his.getByText(NOTICE)).toBeVisible(SLOW);
    await expect(field(his)).toHaveCount(0);
    await expect(log(his)).toContainText('The lock is stuck.');

    // And a client the professional.
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await expect(field(page)).toBeEnabled();
    await admin().auth.deleteUser(provider.uid);
    await expect(page.getByText(NOTICE)).toBeVisible(SLOW);
    await expect(field(page)).toHaveCount(0);
    await expect(log(page)).toContainText('I come on Tuesday.');
  },
);
