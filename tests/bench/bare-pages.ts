import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { SDK_VERSION } from 'firebase/app';
import {
  BARE_PROJECT,
  openBareProject,
  openRuledProject,
  RULED_PROJECT,
} from '../support/bare-project.ts';
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

/**
 * `bare`: each message is a document that is added, and anybody may. `ruled`: the product's rules, and its
 * batch of message, thread and counter; still nothing else of the product.
 */
type Kind = 'bare' | 'ruled';

const PROJECTS: Record<Kind, string> = { bare: BARE_PROJECT, ruled: RULED_PROJECT };

/** A confirmed session of one of the two, as the emulator takes it without a signature. */
const tokenOf = (uid: string) => ({
  sub: uid,
  email: `${uid}@bench.test`,
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
});

const SEND: Record<Kind, string> = {
  bare: 'return sdk.addDoc(messages, fields);',
  ruled: `
    const reference = sdk.doc(messages);
    const id = reference.id;
    const time = sdk.serverTimestamp();
    const batch = sdk.writeBatch(db);
    batch.set(reference, { ...fields, sender_type: 'client', sender_uid: 'client' });
    batch.update(sdk.doc(db, 'service_requests', fields.request_id), {
      last_message: fields.message, last_message_id: id, last_message_at: time, unread_provider: sdk.increment(1) });
    batch.set(sdk.doc(db, 'message_counts', 'client'), { count: sdk.increment(1), last_id: reference.path }, { merge: true });
    return batch.commit();`,
};

/** A page with nothing but the SDK: it writes messages, or listens to the newest 50. */
function minimalPage(kind: Kind, chat: string, listens: boolean): string {
  const { host, port } = emulatorAt(readStack().firestore);
  const options =
    kind === 'bare' ? {} : { mockUserToken: tokenOf(listens ? 'provider' : 'client') };
  return `<!doctype html><title>Bare</title><script type="module">
    import { initializeApp } from '/firebase-app.js';
    import * as sdk from '/firebase-firestore.js';
    const db = sdk.getFirestore(initializeApp({ projectId: '${PROJECTS[kind]}', apiKey: 'local' }));
    sdk.connectFirestoreEmulator(db, '${host}', ${port}, ${JSON.stringify(options)});
    const messages = sdk.collection(db, 'chat_messages');
    const bare = (window.bare = { begun: {}, stored: {}, shown: {} });
    const write = (fields) => { ${SEND[kind]} };
    bare.send = (message) => {
      bare.begun[message] = Date.now();
      const fields = { request_id: '${chat}', message, created_at: sdk.serverTimestamp() };
      write(fields).then(() => (bare.stored[message] = Date.now()));
    };
    const show = (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'added') bare.shown[doc.get('message')] = Date.now();
      }
    };
    const newest = [sdk.where('request_id', '==', '${chat}'), sdk.orderBy('created_at', 'desc'), sdk.limit(50)];
    if (${listens}) sdk.onSnapshot(sdk.query(messages, ...newest), show);
  </script>`;
}

const typed = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { integerValue: String(value) };

/** The request that the ruled chat is about, as far as the rules look at it. */
async function storeRequest(chat: string): Promise<void> {
  const thread = {
    provider_id: 'provider',
    client_uid: 'client',
    client_email: 'client@bench.test',
    unread_provider: 0,
    unread_client: 0,
  };
  const fields = Object.fromEntries(Object.entries(thread).map(([key, of]) => [key, typed(of)]));
  const documents = `projects/${RULED_PROJECT}/databases/(default)/documents/service_requests`;
  const response = await fetch(`${readStack().firestore}/v1/${documents}?documentId=${chat}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`no request to talk about: ${response.status}`);
}

async function prepare(kind: Kind, chat: string): Promise<void> {
  if (kind === 'bare') return openBareProject();
  await openRuledProject();
  await storeRequest(chat);
}

/** The two pages, and the SDK's files. A browser lets only a page of this machine talk to the emulator. */
function serveBarePages(kind: Kind, chat: string) {
  return serveLocally(({ url = '/' }, answer) => {
    const isScript = url.startsWith('/firebase-');
    const type = isScript ? 'text/javascript' : 'text/html';
    answer.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    if (!isScript) return answer.end(minimalPage(kind, chat, url === LISTENER));
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

/** A chat without the product's code, between two browsers: a write here, onSnapshot there. */
export class BareChat {
  private constructor(
    private readonly sender: Page,
    private readonly listener: Page,
    private readonly stopServer: () => void,
  ) {}

  static async open(browser: Browser, kind: Kind): Promise<BareChat> {
    const chat = unique(kind);
    await prepare(kind, chat);
    const { address, stop } = await serveBarePages(kind, chat);
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
