import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { percentile } from './percentile.ts';
import type { Row } from './table.ts';

const RUNS = 5;
/** How long the page is open before the press, and before the touch that precedes a second press. */
const OPEN_MS = 3000;
const TOUCH_MS = 2000;

/** Slow 4G as in Lighthouse's mobile profile: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The button to press on each page, and the text that answers it. */
const PRESSES = [
  { path: '/p/rivera-plumbing', button: 'Request Service', answer: 'free' },
  { path: '/pricing', button: 'Subscribe', answer: 'Create an account or sign in' },
] as const;

/** Throttles the page like a slow phone on slow 4G. */
async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Returns the milliseconds from the press until its answer is in the page, by the page's own clock. */
async function measurePress(
  browser: Browser,
  site: string,
  press: (typeof PRESSES)[number],
  touchFirst: boolean,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(site + press.path, { waitUntil: 'load' });
    await page.waitForTimeout(touchFirst ? OPEN_MS - TOUCH_MS : OPEN_MS);
    if (touchFirst) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(TOUCH_MS);
    }
    const button = page.getByRole('button', { name: press.button }).first();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${press.path} has no button '${press.button}'`);
    await page.evaluate((answer) => {
      const times = { pressed: 0, answered: 0 };
      Object.assign(window, { pressTimes: times });
      addEventListener('click', () => (times.pressed ||= performance.now()), true);
      new MutationObserver(() => {
        if (times.answered === 0 && document.body.innerText.includes(answer))
          times.answered = performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, press.answer);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const duration = await page.waitForFunction(() => {
      const { pressed, answered } = (
        window as unknown as { pressTimes: { pressed: number; answered: number } }
      ).pressTimes;
      return answered > 0 ? answered - pressed : null;
    });
    return (await duration.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** Measures how long a first press on a public page waits for its answer (design.md §3). */
export async function measureFirstPresses(site: string): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const press of PRESSES) {
      for (const touchFirst of [false, true]) {
        const times: number[] = [];
        for (let i = 0; i < RUNS; i++)
          times.push(await measurePress(browser, site, press, touchFirst));
        rows.push({
          what: `${press.path}: press ${touchFirst ? 'after a touch 2 s before' : 'as the first touch'}`,
          unit: 'ms',
          figures: [percentile(times, 0.5)],
          goal: { most: touchFirst ? 500 : 1200 },
          note: times.map((time) => time.toFixed(0)).join(', '),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}
