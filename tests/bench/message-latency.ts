import { expect, type Browser, type Page } from '@playwright/test';
import { messageField, messageLog, sendButton } from '../support/browser/chat.ts';
import { createPerson, signIn } from '../support/browser/sign-in.ts';
import { createProvider, requestOf, storeRequest } from '../support/test-data.ts';
import { percentile, type Row } from './table.ts';

const MESSAGES = 50;
/** The number of messages to ignore, because the emulator's Java is slow at first. */
const WARM_UP = 20;

// Functions that run in the page must not define named functions: tsx calls its helper `__name` for
// those, which does not exist in the page.

/** Makes the page record the time at which its chat shows a text, for `waitUntilShown`. */
async function watchForText(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    delete document.body.dataset['shown'];
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=log]')?.textContent.includes(wanted)) return;
      observer.disconnect();
      document.body.dataset['shown'] = String(Date.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
}

/** Waits until the chat shows the text of `watchForText`. Returns the time. */
async function waitUntilShown(page: Page): Promise<number> {
  await page.waitForFunction(() => document.body.dataset['shown'] !== undefined);
  return page.evaluate(() => Number(document.body.dataset['shown']));
}

/** Sends a text with Enter. Returns the time at which the page received the key. */
async function send(page: Page, text: string): Promise<number> {
  await messageField(page).fill(text);
  // Enter does nothing while the previous message is being sent.
  await expect(sendButton(page)).toBeEnabled();
  await messageField(page).evaluate((element) => {
    element.addEventListener(
      'keydown',
      () => (document.body.dataset['pressed'] = String(Date.now())),
      { once: true, capture: true },
    );
  });
  await messageField(page).press('Enter');
  return page.evaluate(() => Number(document.body.dataset['pressed']));
}

/** Measures the time until a message appears in the sender's browser and in the other browser. */
export async function measureMessages(browser: Browser, site: string): Promise<Row[]> {
  const provider = await createProvider('bench');
  const client = await createPerson('bench-client');
  const request = await storeRequest(requestOf(provider, client));
  const open = async () => (await browser.newContext({ baseURL: site })).newPage();
  const [reader, sender] = [await open(), await open()];
  await signIn(reader, client, `/client-chat/${request.id}`);
  await messageLog(reader).waitFor();
  await signIn(sender, provider, `/chat/${request.id}`);
  const times: { own: number; other: number }[] = [];
  for (let n = 1; n <= WARM_UP + MESSAGES; n += 1) {
    const text = `Message number ${n}.`;
    await Promise.all([watchForText(sender, text), watchForText(reader, text)]);
    const sent = await send(sender, text);
    times.push({
      own: (await waitUntilShown(sender)) - sent,
      other: (await waitUntilShown(reader)) - sent,
    });
  }
  await Promise.all([sender.context().close(), reader.context().close()]);
  const counted = times.slice(WARM_UP);
  const p95 = (side: 'own' | 'other') =>
    percentile(
      counted.map((time) => time[side]),
      0.95,
    );
  return [
    { label: 'own message on screen: p95', unit: 'ms', figure: p95('own'), budget: { max: 16 } },
    {
      label: 'message on the other browser: p95',
      unit: 'ms',
      figure: p95('other'),
      budget: { max: 150 },
    },
  ];
}
