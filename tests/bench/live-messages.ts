import { expect, type Browser, type Page } from '@playwright/test';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { field, log, sendButton } from '../support/chat.ts';
import { BareChat } from './bare-pages.ts';

const COUNT = 50;
/** The emulator's Java is slow at first, most of all with rules: it has seen as many before any counts. */
const BEFORE = 20;
const PASSWORD = 'doorstep-demo';

/** Milliseconds from Enter, of each message; of a bare chat from the call. */
export interface LiveMessages {
  /** Until one's own page shows it. */
  own: number[];
  /** Until the other browser shows it. */
  other: number[];
  bareOther: number[];
  /** Until the sender knows that it is stored. */
  bareStored: number[];
  /** With the product's rules and its batch of three documents, and still none of its code. */
  ruledOther: number[];
}

async function signIn(browser: Browser, site: string, email: string, path: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site}/auth?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return page;
}

// Functions sent into the page hold no named ones: tsx marks those with a helper of its own, which
// the page does not have.

/** Has the page note the moment at which a text is in its chat; `arrival` reads it. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    delete document.body.dataset['arrived'];
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=log]')?.textContent.includes(wanted)) return;
      observer.disconnect();
      document.body.dataset['arrived'] = String(Date.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
}

async function arrival(page: Page): Promise<number> {
  await page.waitForFunction(() => document.body.dataset['arrived'] !== undefined);
  return page.evaluate(() => Number(document.body.dataset['arrived']));
}

/** Presses Enter in the chat's field and tells the moment at which the page saw the key. */
async function sendAt(page: Page, text: string): Promise<number> {
  await field(page).fill(text);
  // While the last message is on its way, Enter does nothing.
  await expect(sendButton(page)).toBeEnabled();
  await field(page).evaluate((element) => {
    element.addEventListener(
      'keydown',
      () => (document.body.dataset['pressed'] = String(Date.now())),
      { once: true, capture: true },
    );
  });
  await field(page).press('Enter');
  return page.evaluate(() => Number(document.body.dataset['pressed']));
}

/** A client of the demo market and its professional, each in the chat of the two. */
async function openChat(browser: Browser, site: string) {
  const client = await signIn(browser, site, 'client@doorstep.test', '/p/rivera-plumbing');
  await client.getByRole('link', { name: 'Message Provider' }).click();
  await sendAt(client, 'Bench begins');
  const provider = await signIn(browser, site, 'provider@doorstep.test', '/provider-dashboard');
  await provider
    .getByRole('listitem')
    .filter({ hasText: 'Bench begins' })
    .getByRole('link', { name: 'View Conversation' })
    .click();
  await log(provider).getByText('Bench begins').waitFor();
  return { client, provider };
}

/** Milliseconds until one's own page shows a text, and until the other does. */
async function measureOne(client: Page, provider: Page, text: string) {
  await Promise.all([watchFor(client, text), watchFor(provider, text)]);
  const sent = await sendAt(client, text);
  return { own: (await arrival(client)) - sent, other: (await arrival(provider)) - sent };
}

/** A client writes to a professional, both on their screens, by turns with two bare chats. */
export async function measureMessages(
  browser: Browser,
  { site }: Addresses,
): Promise<LiveMessages> {
  const { client, provider } = await openChat(browser, site);
  const bare = await BareChat.open(browser, 'bare');
  const ruled = await BareChat.open(browser, 'ruled');
  const times: LiveMessages = { own: [], other: [], bareOther: [], bareStored: [], ruledOther: [] };
  for (let n = 1 - BEFORE; n <= COUNT; n += 1) {
    const text = `Bench message ${n} of ${COUNT}`;
    const { own, other } = await measureOne(client, provider, text);
    const ofBare = await bare.say(text);
    const ofRuled = await ruled.say(text);
    if (n < 1) continue;
    times.own.push(own);
    times.other.push(other);
    times.bareOther.push(ofBare.other);
    times.bareStored.push(ofBare.stored);
    times.ruledOther.push(ofRuled.other);
  }
  await Promise.all([client.context().close(), provider.context().close()]);
  await Promise.all([bare.close(), ruled.close()]);
  return times;
}
