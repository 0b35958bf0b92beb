import type { Browser, BrowserContext, Page } from '@playwright/test';
import { log } from '../support/chat.ts';
import { signIn, type Person } from '../support/people.ts';

declare global {
  interface Window {
    /** What Firestore has answered, as it came over its stream. */
    firestoreAnswers: string;
  }
}

/** Has the page keep what it is answered; before anything of the app is there. */
async function keepAnswers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.firestoreAnswers = '';
    const plain = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await plain(...request);
      if (!response.url.includes('/Listen/channel')) return response;
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
      if (String(args[1]).includes('/Listen/channel')) {
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

const DOCUMENT =
  /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"[^"]*?\/documents\/([a-z_]+)\//g;

const BEGUN = /"targetChangeType":\s*"ADD"/g;

interface Reads {
  /** Documents that Firestore has sent, by collection. */
  documents: Record<string, number>;
  /** Listeners that it has begun to answer. */
  begun: number;
}

/** What has come to the page since it was opened, or asked last. */
async function takeReads(page: Page): Promise<Reads> {
  const text = await page.evaluate(() => {
    const answers = window.firestoreAnswers;
    window.firestoreAnswers = '';
    return answers;
  });
  const documents: Record<string, number> = {};
  for (const [, collection = ''] of text.matchAll(DOCUMENT)) {
    documents[collection] = (documents[collection] ?? 0) + 1;
  }
  return { documents, begun: text.match(BEGUN)?.length ?? 0 };
}

export interface ClientReads {
  inbox: number;
  conversations: number;
  chat: number;
  message: number;
  /** Listeners that are begun when the message comes. */
  begun: number;
}

/** Signs in, in a browser that keeps what Firestore answers. */
async function enter(browser: Browser, site: string, person: Person, path: string) {
  const context = await browser.newContext({ baseURL: site });
  await keepAnswers(context);
  const page = await context.newPage();
  await signIn(page, person, path);
  return page;
}

/**
 * What a professional's screens cost: the inbox, the chat dashboard, a chat (its messages), and one more
 * message in it, which `say` writes with the given text. Counted are the documents of the list.
 */
export async function countClientReads(
  browser: Browser,
  site: string,
  { provider, chat }: { provider: Person; chat: { id: string } },
  say: (text: string) => Promise<void>,
): Promise<ClientReads> {
  const page = await enter(browser, site, provider, '/dashboard');
  // Not before everything that a screen asks for is there.
  const settle = () => page.waitForTimeout(3_000);
  const readList = async (collection: string) => {
    await page.getByRole('main').getByRole('listitem').nth(24).waitFor();
    await settle();
    return (await takeReads(page)).documents[collection] ?? 0;
  };
  const inbox = await readList('service_requests');
  await page.goto('/provider-dashboard');
  const conversations = await readList('conversations');

  await page.goto(`/chat/${chat.id}`);
  await log(page).locator('[data-line]').last().waitFor();
  await settle();
  const { chat_messages: opened = 0 } = (await takeReads(page)).documents;

  const text = `Bench ${Date.now()}`;
  await say(text);
  await log(page).getByText(text).waitFor();
  await settle();
  const { documents, begun } = await takeReads(page);
  await page.context().close();
  return {
    inbox,
    conversations,
    chat: opened,
    message: documents['chat_messages'] ?? 0,
    begun,
  };
}
