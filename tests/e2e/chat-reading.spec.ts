import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from '../support/browser.ts';
import { field, log, say, setHidden } from '../support/chat.ts';
import { admin, createPerson, signIn, unique } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest } from '../support/scenes.ts';

/** When what somebody looks at counts as read, and what is drawn when it comes. */

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

/** Sets the clock of the page's timings, from where it is. */
const moveTimings = (page: Page, byMs: number) =>
  page.evaluate((by) => {
    const before = performance.now.bind(performance);
    performance.now = () => before() + by;
  }, byMs);

/**
 * A chat in which a message has come right after one that was marked, so that its own mark waits: for a
 * minute, however long the test takes.
 */
async function openWaiting(page: Page, name: string) {
  const { arrives, unread } = await openChat(page, name);
  await arrives('Marked at once');
  await expect.poll(unread).toBe(0);
  await moveTimings(page, -60_000);
  await arrives('Seen while leaving');
  expect(await unread()).toBe(1);
  return { arrives, unread };
}

test(
  '§4 Chats: what came just before the chat is left is read too',
  { tag: '@4.7.4' },
  async ({ page }) => {
    const { unread } = await openWaiting(page, 'leaves');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(unread).toBe(0);
  },
);

test(
  '§4 Chats: what came just before the tab is hidden is read too, and what comes then is not',
  { tag: '@4.7.4' },
  async ({ page }) => {
    const marks = countMarks(page);
    const { arrives, unread } = await openWaiting(page, 'hides');
    await setHidden(page, true);
    await expect.poll(unread).toBe(0);
    const marked = marks();

    // Another mark would be due at once.
    await moveTimings(page, 120_000);
    await arrives('While it is hidden');
    await arrives('And one more');
    expect(await unread()).toBe(2);
    expect(marks()).toBe(marked);
    await setHidden(page, false);
    await expect.poll(unread).toBe(0);
  },
);

/**
 * Notes what React has drawn each line from, and the list of them; the result answers what is drawn anew
 * since. What is not drawn again keeps the very same properties, which React hangs on its element.
 */
async function watchDrawing(page: Page) {
  const drawn = await log(page).evaluateHandle((list) => {
    const elements: [string, Element][] = [['the list', list]];
    for (const line of list.querySelectorAll('[data-line]')) {
      elements.push([line.textContent, line]);
    }
    return elements.map(([name, element]) => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
      if (key === undefined) throw new Error('React keeps its properties elsewhere.');
      const props = (): unknown => Reflect.get(element, key);
      const before = props();
      return { name, isAnew: () => props() !== before };
    });
  });
  return () => drawn.evaluate((all) => all.filter((one) => one.isAnew()).map(({ name }) => name));
}

test(
  '§4 Chats: a line that has not changed is not drawn again',
  { tag: '@4.7.7' },
  async ({ page }) => {
    const { arrives } = await openChat(page, 'draws');
    await arrives('The first');
    await say(page, 'The second');
    await expect(page.getByText('Sending…')).toBeHidden();
    await arrives('The third');
    const drawnAnew = await watchDrawing(page);

    await arrives('The fourth');
    expect(await drawnAnew()).toEqual(['the list']);
    await say(page, 'The fifth');
    await expect(log(page).getByText('The fifth')).toBeVisible();
    await expect(page.getByText('Sending…')).toBeHidden();
    await arrives('The sixth');
    expect(await drawnAnew()).toEqual(['the list']);
  },
);
