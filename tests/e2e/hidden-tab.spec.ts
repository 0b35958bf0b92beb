import { expect, test } from '../support/browser.ts';
import { field, log, setHidden } from '../support/chat.ts';
import { createPerson, headerKnows, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeChatMessage, storeRequest } from '../support/scenes.ts';

test(
  '§8 Chats: a tab that has been hidden for five minutes listens no more, and catches up when it is seen',
  { tag: '@8.7.33' },
  async ({ page, visitor }) => {
    const provider = await createProvider('hidden');
    const client = await createPerson('hidden-client');
    const request = await storeRequest(requestOf(provider, client));
    const arrives = (message: string) =>
      storeChatMessage({ request_id: request.id, sender_uid: client.uid, message });
    // The client's tab is in sight all the time.
    const other = await visitor();
    await signIn(other, client, `/client-chat/${request.id}`);
    await other.getByRole('button', { name: 'Access Chat' }).click();
    await expect(field(other)).toBeEnabled();
    await page.clock.install();
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await headerKnows(page);

    await setHidden(page, true);
    await page.clock.fastForward(4 * 60_000);
    await arrives('After four minutes');
    await expect(log(page).getByText('After four minutes')).toBeVisible();

    await page.clock.fastForward(2 * 60_000);
    await arrives('After six minutes');
    await expect(log(other).getByText('After six minutes')).toBeVisible();
    // Whoever listens has the first one when somebody else has the second.
    await arrives('And another');
    await expect(log(other).getByText('And another')).toBeVisible();
    await expect(log(page).getByText('After six minutes')).toBeHidden();
    await expect(log(page).getByText('After four minutes')).toBeVisible();

    await setHidden(page, false);
    await expect(log(page).getByText('After six minutes')).toBeVisible();
    await arrives('And live again');
    await expect(log(page).getByText('And live again')).toBeVisible();
  },
);
