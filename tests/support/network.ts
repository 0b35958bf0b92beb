import type { Page } from '@playwright/test';

/** Mocked and delayed responses. */

/** The URL of the requests with which Firestore listens to documents. */
export const LISTEN_URL = '**/google.firestore.v1.Firestore/Listen/**';
/** The timeout for a reconnect: Firestore waits longer after each failed attempt. */
export const RECONNECT_TIMEOUT = { timeout: 60_000 };

type Answer = { result: unknown } | { error: { status: string; message: string } };

const HTTP_STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FAILED_PRECONDITION: 400 };

/** Mocks the answer of a callable function until the test calls `page.unroute`. */
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

/** Delays every request to a URL. Returns a function that releases the requests. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
