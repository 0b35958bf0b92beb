import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from '../support/browser.ts';
import { field, log } from '../support/chat.ts';
import { admin, createPerson, signIn, unique } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest } from '../support/scenes.ts';

/** When what somebody looks at counts as read. */

/** A professional in the chat about a request, in which messages of the client arrive. */
async function openChat(page: Page, name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const { id } = await storeRequest(requestOf(provider, client));
  const { firestore } = admin();
  /** Resolves when it is on the screen. */
  const arrives = async (message: string) => {
    const batch = firestore.batch();
    const messageId = unique('message');
    const now = FieldValue.serverTimestamp();
    batch.set(firestore.doc(`chat_messages/${messageId}`), {
      request_id: id,
      sender_type: 'client',
      sender_uid: client.uid,
      message,
      created_at: now,
    });
    batch.update(firestore.doc(`service_requests/${id}`), {
      last_message: message,
      last_message_id: messageId,
      last_message_at: now,
      unread_provider: FieldValue.increment(1),
    });
    await batch.commit();
    await expect(log(page).getByText(message)).toBeVisible();
  };
  const unread = async () => (await read(`service_requests/${id}`))?.['unread_provider'];
  await signIn(page, provider, `/chat/${id}`);
  await expect(field(page)).toBeEnabled();
  return { arrives, unread };
}

/** Counts the writes by which the page says that it has read something. */
function countMarks(page: Page): () => number {
  let marks = 0;
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.postData() ?? '');
    marks += sent.split(/"unread_provider":\s*\{/).length - 1;
  });
  return () => marks;
}

test(
  '§4 Chats: messages that come one upon the other are marked as read together',
  { tag: '@4.7.4' },
  async ({ page }) => {
    const marks = countMarks(page);
    const { arrives, unread } = await openChat(page, 'together');
    const begun = Date.now();
    for (let n = 1; n <= 8; n += 1) await arrives(`Message ${n}`);
    const seconds = (Date.now() - begun) / 1000;
    await expect.poll(unread).toBe(0);
    expect(marks()).toBeGreaterThan(0);
    // The first one at once, then one every two seconds.
    expect(marks()).toBeLessThanOrEqual(2 + Math.ceil(seconds / 2));
  },
);

test(
  '§4 Chats: what came just before the chat is left is read too',
  { tag: '@4.7.4' },
  async ({ page }) => {
    const { arrives, unread } = await openChat(page, 'leaves');
    await arrives('Marked at once');
    await expect.poll(unread).toBe(0);
    await arrives('Seen while leaving');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(unread).toBe(0);
  },
);
