import type { Page, Request } from '@playwright/test';
import { z } from 'zod';

/*
 * The Firestore emulator never stops to notify the listeners of a page that is gone (firebase-tools
 * issue 3477): after 80 tests a write takes a second. So the tests end the listeners of each page
 * that was left, with the requests that the SDK would send.
 */

const messageSchema = z.object({
  database: z.string(),
  addTarget: z.object({ targetId: z.number() }).optional(),
  removeTarget: z.number().optional(),
});

/** The stream of a page's listeners: a WebChannel, whose messages and requests are numbered. */
interface Stream {
  /** A request of the stream; null until the emulator has given it an id. */
  url: URL | null;
  database: string;
  targets: Set<number>;
  nextRequest: number;
  nextMessage: number;
}

const streams = new WeakMap<Page, Stream>();

/** How long a page that is left may still use its stream. */
const LEAVING_MS = 1000;

function newStream(): Stream {
  return { url: null, database: '', targets: new Set(), nextRequest: 0, nextMessage: 0 };
}

/** Notes the listeners that a request starts and ends. */
function note(stream: Stream, request: Request): void {
  const url = new URL(request.url());
  if (url.searchParams.has('SID')) stream.url = url;
  if (request.method() !== 'POST') return;
  const sent = new URLSearchParams(request.postData() ?? '');
  const count = Number(sent.get('count'));
  stream.nextRequest = Number(url.searchParams.get('RID')) + 1;
  stream.nextMessage = Number(sent.get('ofs')) + count;
  for (let i = 0; i < count; i += 1) {
    const message = messageSchema.parse(JSON.parse(sent.get(`req${i}___data__`) ?? ''));
    stream.database = message.database;
    if (message.addTarget) stream.targets.add(message.addTarget.targetId);
    if (message.removeTarget !== undefined) stream.targets.delete(message.removeTarget);
  }
}

/** Ends the listeners of a stream whose page is gone. */
async function end({ url, database, targets, nextRequest, nextMessage }: Stream): Promise<void> {
  if (!url || targets.size === 0) return;
  const address = new URL(url);
  address.searchParams.set('RID', String(nextRequest));
  address.searchParams.delete('TYPE');
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(nextMessage) });
  for (const [i, target] of [...targets].entries()) {
    body.set(`req${i}___data__`, JSON.stringify({ database, removeTarget: target }));
  }
  await (await fetch(address, { method: 'POST', body })).text();
}

/**
 * Counts the page's listeners, and ends those of each document that it leaves. Must be called
 * before the page loads.
 */
export function watchListeners(page: Page): void {
  const leave = () => {
    const left = streams.get(page);
    streams.set(page, newStream());
    if (!left) return;
    // The request fails in tests that stop the emulator.
    setTimeout(() => void end(left).catch(() => undefined), LEAVING_MS);
  };
  streams.set(page, newStream());
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    // The SDK opens another stream when a person signs in. Its first request has no id yet.
    const isFirst = request.method() === 'POST' && !request.url().includes('SID=');
    const isLast = request.url().includes('TYPE=terminate');
    if (isFirst || isLast) leave();
    if (isLast) return;
    const stream = streams.get(page);
    if (stream) note(stream, request);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leave();
  });
  page.on('close', leave);
}

/** Returns how many Firestore listeners the page has. */
export const listenerCount = (page: Page) => streams.get(page)?.targets.size ?? 0;
