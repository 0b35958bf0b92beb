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
  { tag: ['@4.7.6', '@2.23.1', '@2.23.2', '@2.23.3'] },
  async ({ page, browser }) => {
    const provider = await createProvider('writes');
    const client = await createPerson('away');
    const request = await storeRequest(requestOf(provider, client));
    await signIn(page, provider, `/chat/${request.id}`);
    await say(page, 'I can come on Monday at nine.');
    await expect(log(page).getByText('I can come on Monday at nine.')).toBeVisible();
    await say(page, 'Or on Tuesday.');
    await letTimePass(client.email);
    const mail = await waitForMail(client.email, /You have a new message/);

    // On another device, where nobody is signed in.
    const context = await browser.newContext({ viewport: PHONE });
    const phone = await context.newPage();
    await phone.goto(linkIn(mail, /client-chat/));
    await expect(log(phone).getByText('I can come on Monday at nine.')).toBeVisible();

    // Without a connection for a while.
    const cut = () => phone.route(/\/mail\/unsubscribe/, (route) => route.abort());
    const mend = () => phone.unroute(/\/mail\/unsubscribe/);
    const alert = phone.getByRole('main').getByRole('alert');
    const failed = "That didn't work. Please check your connection and try again.";
    await cut();
    await phone.goto(linkIn(mail, /\/unsubscribe/));
    await expect(alert).toContainText(failed);
    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectAccessible(phone);
    await expectNoSideScroll(phone);
    const stop = phone.getByRole('button', { name: 'Stop these emails' });
    await cut();
    await stop.click();
    await expect(alert).toHaveText(failed);
    await expect(stop).toBeFocused();
    await mend();
    await stop.click();
    const said = phone.getByRole('main').getByRole('status');
    await expect(said).toHaveText("You won't get emails about unread messages anymore.");
    // Opened another time it knows what was chosen.
    await phone.reload();
    await expect(said).toHaveText("You won't get emails about unread messages anymore.");
    await phone.getByRole('button', { name: 'Get these emails again' }).click();
    await expect(said).toHaveText("You'll get emails about unread messages again.");
    await expect(stop).toBeFocused();
    await phone.reload();
    await expect(stop).toBeVisible();
    await expect(said).toHaveText('');
    await context.close();
  },
);

test.describe('when it does not work', () => {
  test.use({ expectedErrors: [/Failed to load resource|mail preferences/] });

  test(
    '§2 Unsubscribe: a link that is not ours is said to be so, and there is nothing to press',
    { tag: '@2.23.2' },
    async ({ page }) => {
      const alert = page.getByRole('main').getByRole('alert');
      await page.goto('/unsubscribe?token=half-a-link');
      await expect(alert).toHaveText(
        "This link isn't complete. Please open it from the email again.",
      );
      await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeHidden();
      await expectAccessible(page);
    },
  );
});
