import { expect, test } from '../support/browser.ts';
import { messageLog, sendMessage } from '../support/chat.ts';
import { linkIn, waitForMail } from '../support/inbox.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../support/screen.ts';

test.use({ expectedErrors: [/Failed to load resource|mail preferences/] });

/** Makes the mail about unread messages due now. It would be due in ten minutes. */
async function makeMailDue(address: string): Promise<void> {
  const mails = admin()
    .firestore.collection('mail')
    .where('to', '==', address)
    .where('template', '==', 'unread_messages');
  await expect.poll(async () => (await mails.get()).size, { timeout: 120_000 }).toBe(1);
  for (const { ref } of (await mails.get()).docs) {
    await ref.update({ next_attempt_at: new Date() });
  }
}

test(
  '§4 Chats: an unread message causes one mail with a link into the chat and a link to unsubscribe',
  { tag: ['@4.7.6', '@2.23.1', '@2.23.2', '@2.23.3'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('writes');
    const client = await createPerson('away');
    const request = await storeRequest(requestOf(provider, client));
    await signIn(page, provider, `/chat/${request.id}`);
    await sendMessage(page, 'I can come on Monday at nine.');
    await expect(messageLog(page).getByText('I can come on Monday at nine.')).toBeVisible();
    await sendMessage(page, 'Or on Tuesday.');
    await makeMailDue(client.email);
    const mail = await waitForMail(client.email, /You have a new message/);

    // The other device has no session.
    const phone = await visitor({ viewport: PHONE });
    await phone.goto(linkIn(mail, /client-chat/));
    await expect(messageLog(phone).getByText('I can come on Monday at nine.')).toBeVisible();

    const disconnect = () => phone.route(/\/mail\/unsubscribe/, (route) => route.abort());
    const reconnect = () => phone.unroute(/\/mail\/unsubscribe/);
    const alert = phone.getByRole('main').getByRole('alert');
    const failed = "That didn't work. Please check your connection and try again.";
    await disconnect();
    await phone.goto(linkIn(mail, /\/unsubscribe/));
    await expect(alert).toContainText(failed);
    await reconnect();
    await alert.getByRole('button', { name: 'Try again' }).click();
    const stop = phone.getByRole('button', { name: 'Stop these emails' });
    await expect(stop).toBeVisible();
    await expectAccessible(phone);
    await expectNoHorizontalScroll(phone);
    await disconnect();
    await stop.click();
    await expect(alert).toHaveText(failed);
    await expect(stop).toBeFocused();
    await reconnect();
    await stop.click();
    const status = phone.getByRole('main').getByRole('status');
    await expect(status).toHaveText("You won't get these emails anymore.");
    await phone.reload();
    await expect(status).toHaveText("You won't get these emails anymore.");
    await phone.getByRole('button', { name: 'Get these emails again' }).click();
    await expect(status).toHaveText("You'll get these emails again.");
    await expect(stop).toBeFocused();

    await phone.goto('/unsubscribe?token=half-a-link');
    await expect(alert).toHaveText(
      "This link isn't complete. Please open it from the email again.",
    );
    await expect(stop).toBeHidden();
  },
);
