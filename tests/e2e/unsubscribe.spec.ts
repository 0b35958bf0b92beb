import { expect, test } from '../support/browser.ts';
import { log, say } from '../support/chat.ts';
import { linkIn, waitForMail } from '../support/inbox.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../support/screen.ts';

/** Ten minutes go by for the mail that waits for that address. */
async function letTimePass(address: string): Promise<void> {
  const mails = admin()
    .firestore.collection('mail')
    .where('to', '==', address)
    .where('template', '==', 'unread_messages');
  await expect.poll(async () => (await mails.get()).size).toBe(1);
  for (const { ref } of (await mails.get()).docs) {
    await ref.update({ next_attempt_at: new Date() });
  }
}

test(
  '§4 Chats: who has not read a message gets one mail with the way into the chat, and can say that it is enough',
  { tag: ['@4.7.6', '@2.23.1'] },
  async ({ page, browser }) => {
    const provider = await createProvider('writes');
    const client = await createPerson('away');
    const request = await storeRequest(requestOf(provider, client));
    await signIn(page, provider, `/chat/${request.id}`);
    await say(page, 'I can come on Monday at nine.');
    await expect(log(page).getByText('I can come on Monday at nine.')).toBeVisible();
    await say(page, 'Or on Tuesday.');
    await letTimePass(client.email);
    const mail = await waitForMail(client.email, /A message waits for you/);

    // On another device, where nobody is signed in.
    const context = await browser.newContext({ viewport: PHONE });
    const phone = await context.newPage();
    await phone.goto(linkIn(mail, /client-chat/));
    await expect(log(phone).getByText('I can come on Monday at nine.')).toBeVisible();

    await phone.goto(linkIn(mail, /\/unsubscribe/));
    await expectAccessible(phone);
    await expectNoSideScroll(phone);
    await phone.getByRole('button', { name: 'Stop these emails' }).click();
    const said = phone.getByRole('main').getByRole('status');
    await expect(said).toHaveText('You will get no more emails about unread messages.');
    await phone.getByRole('button', { name: 'Get these emails again' }).click();
    await expect(said).toHaveText('You will get emails about unread messages again.');
    await expect(phone.getByRole('button', { name: 'Stop these emails' })).toBeFocused();
    await context.close();
  },
);

test.describe('when it does not work', () => {
  test.use({ expectedErrors: [/Failed to load resource|mail preferences/] });

  test(
    '§2 Unsubscribe: a link that is not ours, or no connection, is said, and it can be tried again',
    { tag: '@2.23.2' },
    async ({ page }) => {
      await page.goto('/unsubscribe?token=half-a-link');
      const stop = page.getByRole('button', { name: 'Stop these emails' });
      await stop.click();
      await expect(page.getByRole('alert')).toHaveText(
        'This link is not complete. Please open it from the email again.',
      );
      await page.route(/\/mail\/unsubscribe/, (route) => route.abort());
      await stop.click();
      await expect(page.getByRole('alert')).toHaveText(
        'That did not work. Please check your connection and try again.',
      );
      await expect(stop).toBeFocused();
    },
  );
});
