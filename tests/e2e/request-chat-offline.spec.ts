import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { createPerson, headerKnows, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/scenes.ts';

const EMPTY = 'No messages yet. Start the conversation!';

test.describe('§4 Request chat, no connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|RPC_ERROR/] });

  test(
    '§4 Request chat: what is sent offline is shown as waiting, one at a time, and goes out later',
    { tag: ['@4.7.3', '@5.7.2', '@8.7.4'] },
    async ({ page, visitor }) => {
      const provider = await createProvider('offline');
      const client = await createPerson('client');
      const request = await storeRequest(requestOf(provider, client));
      await signIn(page, provider, '/dashboard');
      await headerKnows(page);
      await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
      await expect(page.getByText(EMPTY)).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(/You're offline/)).toBeVisible();
      await say(page, 'Sent in a tunnel');
      await expect(log(page).getByText('Sent in a tunnel')).toBeVisible();
      await expect(log(page).getByText('Waiting for a connection…')).toBeVisible();
      // The next one waits in the field.
      await say(page, 'And another');
      await expect(field(page)).toHaveValue('And another');
      await expect(log(page).getByText('And another')).toBeHidden();
      // Looking elsewhere and coming back tells the same.
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await page.goBack();
      await expect(log(page).getByText('Waiting for a connection…')).toBeVisible();

      await page.context().setOffline(false);
      await expect(page.getByText('Message sent')).toBeVisible();
      await expect(log(page).getByText('Waiting for a connection…')).toBeHidden();
      await expect(page.getByText(/You're offline/)).toBeHidden();
      await field(page).press('Enter');
      const clientPage = await visitor();
      await signIn(clientPage, client, `/client-chat/${request.id}`);
      await clientPage.getByRole('button', { name: 'Access Chat' }).click();
      for (const text of ['Sent in a tunnel', 'And another']) {
        await expect(log(clientPage).getByText(text)).toHaveCount(1);
      }
    },
  );
});
