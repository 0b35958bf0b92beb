import { BRAND } from '@doorstep/domain/brand';
import { groupOf } from '@doorstep/domain/callables/callable-groups';
import type { CallableName } from '@doorstep/domain/callables';
import type { Page, Request, Route } from '@playwright/test';
import { z } from 'zod';

/** Mocked and delayed responses. */

/** The URL of the requests with which Firestore listens to documents. */
export const LISTEN_URL = '**/google.firestore.v1.Firestore/Listen/**';
/** The timeout for a reconnect: Firestore waits longer after each failed attempt. */
export const RECONNECT_TIMEOUT = { timeout: 60_000 };

/** The address of every function. The callables of a group share one. */
const FUNCTIONS = `**/${BRAND.region}/*`;

const callSchema = z.object({ data: z.object({ name: z.string() }) });

/** Returns a function that tells whether a request calls a callable. */
export const isCallOf = (name: CallableName) => (request: Request) => {
  const isOfGroup = request.url().endsWith(`/${BRAND.region}/${groupOf(name)}`);
  if (!isOfGroup || request.method() !== 'POST') return false;
  return callSchema.safeParse(request.postDataJSON()).data?.data.name === name;
};

type Handler = (route: Route) => unknown;

const handlersOf = new WeakMap<Page, Map<CallableName, Handler>>();

/**
 * Handles the calls of a callable, until `stopHandling`. A later handler replaces an earlier one.
 */
export async function handleCalls(page: Page, name: CallableName, handler: Handler): Promise<void> {
  const known = handlersOf.get(page);
  if (known) {
    known.set(name, handler);
    return;
  }
  const handlers = new Map([[name, handler]]);
  handlersOf.set(page, handlers);
  await page.route(FUNCTIONS, (route) => {
    const request = route.request();
    const found = [...handlers].find(([called]) => isCallOf(called)(request));
    return found ? found[1](route) : route.fallback();
  });
}

/** Lets the calls of a callable reach the server again. */
export function stopHandling(page: Page, name: CallableName): void {
  handlersOf.get(page)?.delete(name);
}

/** Lets the next call of a callable fail as without a connection. */
export const failOnce = (page: Page, name: CallableName): Promise<void> =>
  handleCalls(page, name, (route) => {
    stopHandling(page, name);
    return route.abort();
  });

type Answer = { result: unknown } | { error: { status: string; message: string } };

const HTTP_STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FAILED_PRECONDITION: 400 };

/** Mocks the answer of a callable until `stopHandling`. */
export const mockFunction = (page: Page, name: CallableName, answer: Answer): Promise<void> =>
  handleCalls(page, name, (route) =>
    route.fulfill({
      status: 'error' in answer ? (HTTP_STATUS[answer.error.status] ?? 500) : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: answer,
    }),
  );

/** Requests to an address, or the calls of a callable. */
export type Target = string | RegExp | { call: CallableName };

/**
 * Delays the requests to a target before their other handlers, and tells `onRequest` about each
 * POST. Returns a function that releases them.
 */
export async function holdRequests(
  page: Page,
  target: Target,
  onRequest = () => {},
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isCall = typeof target === 'object' && 'call' in target;
  const next = isCall ? handlersOf.get(page)?.get(target.call) : undefined;
  const hold = async (route: Route) => {
    if (route.request().method() === 'POST') onRequest();
    await released;
    await (next ? next(route) : route.fallback());
  };
  if (isCall) await handleCalls(page, target.call, hold);
  else await page.route(target, hold);
  return () => release();
}

/** Ends what `holdRequests` began. */
export async function stopHolding(page: Page, target: Target): Promise<void> {
  if (typeof target === 'object' && 'call' in target) stopHandling(page, target.call);
  else await page.unroute(target);
}

/** Waits for a request to a target. */
export const waitForRequestTo = (page: Page, target: Target): Promise<Request> =>
  page.waitForRequest(
    typeof target === 'object' && 'call' in target ? isCallOf(target.call) : target,
  );
