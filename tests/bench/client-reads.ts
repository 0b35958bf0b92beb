import type { Browser, BrowserContext, Page } from '@playwright/test';
import { log } from '../support/chat.ts';
import { countListeners, stopListening } from '../support/listeners.ts';
import { signIn, type Person } from '../support/people.ts';
import { countBegun, countSent, type Sent } from './sent-documents.ts';

declare global {
  interface Window {
    /** What Firestore has answered, over its streams and to single questions. */
    firestoreAnswers: string;
  }
}

/** Has the page keep what it is answered; before anything of the app is there. */
async function keepAnswers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.firestoreAnswers = '';
    const fromFirestore = /\/Listen\/channel|\/documents:/;
    const plain = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await plain(...request);
      if (!fromFirestore.test(response.url)) return response;
      const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      void (async () => {
        for (let part = await reader?.read(); part?.value !== undefined;) {
          window.firestoreAnswers += part.value;
          part = await reader?.read();
        }
      })();
      return response;
    };
    // Called with the request that it opens.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
      let kept = 0;
      if (fromFirestore.test(String(args[1]))) {
        this.addEventListener('readystatechange', () => {
          if (this.readyState < 3) return;
          window.firestoreAnswers += this.responseText.slice(kept);
          kept = this.responseText.length;
        });
      }
      Reflect.apply(open, this, args);
    };
  });
}

/** What Firestore has answered the page since it was opened, or asked last. */
async function takeAnswers(page: Page): Promise<string> {
  // Not before everything that a screen asks for is there.
  await page.waitForTimeout(3_000);
  return page.evaluate(() => {
    const text = window.firestoreAnswers;
    window.firestoreAnswers = '';
    return text;
  });
}

export interface ClientReads {
  inbox: Sent;
  conversations: Sent;
  chat: Sent;
  message: Sent;
  /** Listeners that are begun when the message comes. */
  begun: number;
}

/** Signs in, in a browser that keeps what Firestore answers. */
async function enter(browser: Browser, site: string, person: Person, path: string) {
  const context = await browser.newContext({ baseURL: site });
  await keepAnswers(context);
  const page = await context.newPage();
  countListeners(page);
  await signIn(page, person, path);
  return page;
}

/**
 * What a professional's screens are sent: the inbox, the chat dashboard, a chat, and one more message
 * in it, which `say` writes with the given text.
 */
export async function countClientReads(
  browser: Browser,
  site: string,
  { provider, chat }: { provider: Person; chat: { id: string } },
  say: (text: string) => Promise<void>,
): Promise<ClientReads> {
  const page = await enter(browser, site, provider, '/dashboard');
  const readList = async () => {
    await page.getByRole('main').getByRole('listitem').nth(24).waitFor();
    return countSent(await takeAnswers(page), new Set());
  };
  const inbox = await readList();
  await stopListening(page);
  await page.goto('/provider-dashboard');
  const conversations = await readList();
  await stopListening(page);

  const known = new Set<string>();
  await page.goto(`/chat/${chat.id}`);
  await log(page).locator('[data-line]').last().waitFor();
  const opened = countSent(await takeAnswers(page), known);

  const text = `Bench ${Date.now()}`;
  await say(text);
  await log(page).getByText(text).waitFor();
  const answers = await takeAnswers(page);
  await stopListening(page);
  await page.context().close();
  const message = countSent(answers, known);
  return { inbox, conversations, chat: opened, message, begun: countBegun(answers) };
}
