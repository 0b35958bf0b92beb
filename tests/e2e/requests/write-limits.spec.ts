import { WRITE_LIMITS, type WriteCounter } from '@doorstep/domain/documents/write-counter';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageField, messageLog, sendMessage } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { createProvider, readDocument, writeDocuments } from '../../support/test-data.ts';

/** Stores a counter at its limit, whose time window started `secondsAgo`. */
const reachLimit = (counter: WriteCounter, uid: string, secondsAgo: number) =>
  writeDocuments({
    [`${counter}/${uid}`]: {
      count: WRITE_LIMITS[counter].max,
      last_id: 'chat_messages/the-last-one',
      counted_at: new Date(Date.now() - secondsAgo * 1000),
      started_at: new Date(Date.now() - secondsAgo * 1000),
    },
  });

// A refused write ends the live connection, whose streams Firestore answers with 400.
test.use({
  expectedErrors: [/The (message|request) was not sent|status of 40[03]|permission/i],
});

test(
  '§5 Limits: too many requests in an hour or messages in a minute are refused, and can be sent later',
  { tag: ['@5.6.6', '@5.7.4'] },
  async ({ page }) => {
    const provider = await createProvider('crowded');
    const client = await createPerson('crowd');
    await reachLimit('thread_counts', client.uid, 60);
    await signIn(page, client, `/p/${provider.profile.handle}`);
    await page.getByRole('button', { name: 'Request Service' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Nora');
    await form.getByLabel('Service description').fill('The tap drips.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText(
        "You've contacted many professionals in the past hour. Please try again later.",
      ),
    ).toBeVisible();
    await expect(form.getByLabel('Service description')).toHaveValue('The tap drips.');
    await reachLimit('thread_counts', client.uid, WRITE_LIMITS.thread_counts.seconds + 1);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('What happens next')).toBeVisible();
    expect(await readDocument(`thread_counts/${client.uid}`)).toMatchObject({ count: 1 });

    await page.goto('/client-dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await expect(messageField(page)).toBeEnabled();
    await reachLimit('message_counts', client.uid, 1);
    await sendMessage(page, 'One too many');
    await expect(
      page.getByText("You're sending messages very quickly. Please wait a minute and try again."),
    ).toBeVisible();
    await expect(messageLog(page).getByText('Not sent')).toBeVisible();
    await reachLimit('message_counts', client.uid, WRITE_LIMITS.message_counts.seconds + 1);
    await messageLog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(messageLog(page).getByText('Not sent')).toBeHidden();
    await expect
      .poll(() => readDocument(`message_counts/${client.uid}`))
      .toMatchObject({ count: 1 });
    await expect(messageLog(page).getByText('One too many')).toHaveCount(1);
  },
);
