import { brotliCompressSync } from 'node:zlib';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { countAnswered, countListened, countSent } from './firestore-stream.ts';

const TIMEOUT_MS = 120_000;

/** What browsers cause, counted by their requests. */
export class BrowserTraffic {
  readonly #browser: Browser;
  readonly #at: Addresses;
  readonly #contexts: BrowserContext[] = [];
  /** The text of each stream of Firestore, by page load and stream. */
  readonly #streams = new Map<string, Map<string, string>>();
  readonly #pending = new Set<Promise<void>>();
  #sums = newSums();

  constructor(browser: Browser, at: Addresses) {
    this.#browser = browser;
    this.#at = at;
  }

  /** Opens a page with an empty cache, whose requests are counted. */
  async open(): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#at.site });
    this.#contexts.push(context);
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.exposeFunction('noteAnswer', (load: string, stream: string, text: string) => {
      const streams = this.#streams.get(load) ?? new Map<string, string>();
      this.#streams.set(load, streams.set(stream, (streams.get(stream) ?? '') + text));
    });
    await context.addInitScript(recordAnswers);
    context.on('requestfinished', (request) => {
      const counted = this.#count(request).catch((error: unknown) => {
        // A page that closes takes the bodies of its answers with it.
        if (!/closed|No resource|No data/.test(String(error))) console.error(request.url(), error);
      });
      this.#pending.add(counted);
      void counted.then(() => this.#pending.delete(counted));
    });
    return context.newPage();
  }

  /** Returns what was counted since the last call. Closes all pages. */
  async take(): Promise<Sums> {
    await Promise.all(this.#pending);
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    const sums = this.#sums;
    for (const streams of this.#streams.values()) {
      sums.browserReads += countListened([...streams.values()]);
    }
    this.#streams.clear();
    this.#sums = newSums();
    return sums;
  }

  async #count(request: Request): Promise<void> {
    const { site, storage, firestore, functions } = this.#at;
    const { origin, pathname } = new URL(request.url());
    const sent = request.postData() ?? '';
    // Requests are counted at the same time, so a sum is read after the wait.
    if (origin === site) {
      const bytes = await transferred(request);
      this.#sums.hostingBytes += bytes;
    }
    if (origin === new URL(functions).origin) {
      const bytes = await transferred(request);
      this.#sums.functionBytes += bytes;
    }
    if (origin === storage && request.method() !== 'OPTIONS') await this.#countFile(request);
    if (origin !== firestore || request.method() === 'OPTIONS') return;
    if (/:(commit|batchWrite)$|\/Write\/channel/.test(pathname) && sent) {
      const { writes, deletes } = countSent(sent);
      this.#sums.writes += writes;
      this.#sums.deletes += deletes;
    }
    if (/:(runQuery|batchGet)$/.test(pathname)) {
      const response = await request.response();
      const reads = response?.ok() ? countAnswered(await response.text()) : 0;
      this.#sums.browserReads += reads;
    }
  }

  async #countFile(request: Request): Promise<void> {
    if (request.method() === 'GET') {
      const { responseBodySize } = await request.sizes();
      this.#sums.downloads += 1;
      this.#sums.downloadedBytes += responseBodySize;
    } else {
      this.#sums.uploads += 1;
      // Playwright does not know the size of a body that is a file.
      const { 'content-length': length = '0' } = await request.allHeaders();
      this.#sums.uploadedBytes += Number(length);
    }
  }
}

const newSums = () => ({
  browserReads: 0,
  writes: 0,
  deletes: 0,
  hostingBytes: 0,
  functionBytes: 0,
  uploads: 0,
  uploadedBytes: 0,
  downloads: 0,
  downloadedBytes: 0,
});
type Sums = ReturnType<typeof newSums>;

const TEXT = /javascript|json|html|xml|css|svg|text/;

/** Returns the bytes of an answer's body. Compresses texts, as Hosting does and its emulator does not. */
async function transferred(request: Request): Promise<number> {
  const response = await request.response();
  if (!response?.ok() || response.fromServiceWorker()) return 0;
  const { responseBodySize } = await request.sizes();
  // From the browser's cache.
  if (responseBodySize <= 0) return 0;
  const headers = response.headers();
  if (headers['content-encoding'] || !TEXT.test(headers['content-type'] ?? '')) {
    return responseBodySize;
  }
  // The browser discards the body of an answer when its page navigates.
  const body = await response.body().catch(() => fetchBody(response.url()));
  return brotliCompressSync(body).length;
}

async function fetchBody(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

/** Runs in the page before its scripts: passes what Firestore answers to `noteAnswer`. */
function recordAnswers(): void {
  const load = `${performance.timeOrigin}-${Math.random()}`;
  const original = window.fetch.bind(window);
  let count = 0;
  window.fetch = async (...request) => {
    const response = await original(...request);
    if (!response.url.includes('/Listen/channel')) return response;
    const stream = String(++count);
    const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (let part = await reader?.read(); part?.value !== undefined;) {
        window.noteAnswer(load, stream, part.value);
        part = await reader?.read();
      }
    })();
    return response;
  };
}

declare global {
  interface Window {
    noteAnswer: (load: string, stream: string, text: string) => void;
  }
}
