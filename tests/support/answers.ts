import type { Page } from '@playwright/test';

/** Answers in place of a function, a script or an address, as faults bring them about. */

/** The requests by which Firestore listens. */
export const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
/** Firestore waits longer after each attempt that failed. */
export const RECONNECT = { timeout: 60_000 };

type Answer = { result: unknown } | { error: { status: string; message: string } };

const STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FAILED_PRECONDITION: 400 };

/** What a callable function answers from now on; `unroute` ends it. */
export async function answerFunction(page: Page, name: string, answer: Answer): Promise<void> {
  await page.unroute(`**/${name}`);
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      status: 'error' in answer ? (STATUS[answer.error.status] ?? 500) : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: answer,
    }),
  );
}

/** Holds every request to an address back until what it answers is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** Scripts of the site that hold such a text do not arrive, until what it answers is called. */
export async function loseScripts(page: Page, text: string): Promise<() => Promise<void>> {
  const url = '**/assets/*.js';
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await (body.includes(text) ? route.abort() : route.fulfill({ response, body }));
  });
  // What is under way is answered first.
  return () => page.unrouteAll({ behavior: 'wait' });
}
