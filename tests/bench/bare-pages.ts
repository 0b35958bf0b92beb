import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { SDK_VERSION } from 'firebase/app';
import { BARE_PROJECT, openBareProject } from '../support/bare-project.ts';
import { unique } from '../support/people.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';
import { serveLocally } from './local-server.ts';

declare global {
  interface Window {
    /** When each text was sent, stored and shown, in milliseconds since 1970. */
    bare: Record<'begun' | 'stored' | 'shown', Record<string, number>> & {
      send: (text: string) => void;
    };
  }
}

/** Where the SDK's own files for browsers look for each other. */
const CDN = `https://www.gstatic.com/firebasejs/${SDK_VERSION}/`;
const LISTENER = '/listener';

/** A page with nothing but the SDK: it adds documents to a collection, or listens to its newest 50. */
function barePage(chat: string, listens: boolean): string {
  const { host, port } = emulatorAt(readStack().firestore);
  return `<!doctype html><title>Bare</title><script type="module">
    import { initializeApp } from '/firebase-app.js';
    import * as sdk from '/firebase-firestore.js';
    const db = sdk.getFirestore(initializeApp({ projectId: '${BARE_PROJECT}', apiKey: 'local' }));
    sdk.connectFirestoreEmulator(db, '${host}', ${port});
    const messages = sdk.collection(db, 'messages');
    const bare = (window.bare = { begun: {}, stored: {}, shown: {} });
    bare.send = (message) => {
      bare.begun[message] = Date.now();
      const fields = { chat: '${chat}', message, created_at: sdk.serverTimestamp() };
      sdk.addDoc(messages, fields).then(() => (bare.stored[message] = Date.now()));
    };
    const show = (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'added') bare.shown[doc.get('message')] = Date.now();
      }
    };
    const newest = [sdk.where('chat', '==', '${chat}'), sdk.orderBy('created_at', 'desc'), sdk.limit(50)];
    if (${listens}) sdk.onSnapshot(sdk.query(messages, ...newest), show);
  </script>`;
}

/** The two pages, and the SDK's files. A browser lets only a page of this machine talk to the emulator. */
function serveBarePages(chat: string) {
  return serveLocally(({ url = '/' }, answer) => {
    const isScript = url.startsWith('/firebase-');
    const type = isScript ? 'text/javascript' : 'text/html';
    answer.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    if (!isScript) return answer.end(barePage(chat, url === LISTENER));
    const file = path.join(ROOT, 'node_modules/firebase', path.basename(url));
    return answer.end(readFileSync(file, 'utf8').replaceAll(CDN, '/'));
  });
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'bare' in window);
  return page;
}

/** The moment that a page has noted of a text, once it has. */
async function moment(page: Page, of: 'begun' | 'stored' | 'shown', text: string) {
  const noted = await page.waitForFunction(([kind, it]) => window.bare[kind][it], [
    of,
    text,
  ] as const);
  return (await noted.jsonValue()) ?? NaN;
}

/** A chat without any of the product, between two browsers: addDoc here, onSnapshot there. */
export class BareChat {
  private constructor(
    private readonly sender: Page,
    private readonly listener: Page,
    private readonly stopServer: () => void,
  ) {}

  static async open(browser: Browser): Promise<BareChat> {
    await openBareProject();
    const { address, stop } = await serveBarePages(unique('bare'));
    const listener = await openPage(browser, address + LISTENER);
    const bare = new BareChat(await openPage(browser, address), listener, stop);
    // The first one opens the streams.
    await bare.say('Bare begins');
    return bare;
  }

  /** Milliseconds from the call until the other page has it, and until the sender knows that it is stored. */
  async say(text: string): Promise<{ other: number; stored: number }> {
    await this.sender.evaluate((it) => window.bare.send(it), text);
    const begun = await moment(this.sender, 'begun', text);
    const stored = await moment(this.sender, 'stored', text);
    return { other: (await moment(this.listener, 'shown', text)) - begun, stored: stored - begun };
  }

  async close(): Promise<void> {
    await Promise.all([this.sender.context().close(), this.listener.context().close()]);
    this.stopServer();
  }
}
