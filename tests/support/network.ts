import type { Page } from '@playwright/test';

/** Faults: answers in place of a function, and requests that are held back. */

/** The requests by which Firestore listens. */
export const LISTEN_URL = '**/google.firestore.v1.Firestore/Listen/**';
/** Firestore waits longer after each attempt that failed. */
export const RECONNECT_TIMEOUT = { timeout: 60_000 };

type Answer = { result: unknown } | { error: { status: string; message: string } };

const HTTP_STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FAILED_PRECONDITION: 400 };

/** What a callable function answers from now on; `unroute` ends it. */
export async function mockFunction(page: Page, name: string, answer: Answer): Promise<void> {
  await page.unroute(`**/${name}`);
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      status: 'error' in answer ? (HTTP_STATUS[answer.error.status] ?? 500) : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: answer,
    }),
  );
}

/** Holds every request to an address back until what it answers is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
