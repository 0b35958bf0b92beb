import type { Browser, Page } from '@playwright/test';
import { median, type Row } from './table.ts';

const RUNS = 5;
/** The time from the load event to the press, and from the first touch to the press. */
const PRESS_DELAY_MS = 3000;
const TOUCH_LEAD_MS = 2000;

/** Slow 4G as in Lighthouse's mobile profile: 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The button to press on each page, and the text that the page then shows. */
const PRESSES = [
  { path: '/p/rivera-plumbing', button: 'Request Service', answer: 'Create a free client account' },
  { path: '/pricing', button: 'Subscribe', answer: 'Create an account or sign in' },
] as const;

declare global {
  interface Window {
    pressTimes: { pressed: number; answered: number };
  }
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Returns the milliseconds from the press until the page shows its answer. */
async function measurePress(
  browser: Browser,
  site: string,
  press: (typeof PRESSES)[number],
  touchFirst: boolean,
): Promise<number> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(site + press.path, { waitUntil: 'load' });
    await page.waitForTimeout(touchFirst ? PRESS_DELAY_MS - TOUCH_LEAD_MS : PRESS_DELAY_MS);
    if (touchFirst) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(TOUCH_LEAD_MS);
    }
    const box = await page.getByRole('button', { name: press.button }).first().boundingBox();
    if (!box) throw new Error(`${press.path} has no button '${press.button}'`);
    await page.evaluate((answer) => {
      const times = (window.pressTimes = { pressed: 0, answered: 0 });
      addEventListener('click', () => (times.pressed ||= performance.now()), true);
      new MutationObserver(() => {
        if (document.body.innerText.includes(answer)) times.answered ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, press.answer);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const duration = await page.waitForFunction(() => {
      const { pressed, answered } = window.pressTimes;
      return answered > 0 ? answered - pressed : null;
    });
    return (await duration.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}

/** Measures the time from the first press on a public page to its answer. */
export async function measureFirstPresses(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const press of PRESSES) {
    for (const touchFirst of [false, true]) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await measurePress(browser, site, press, touchFirst));
      }
      rows.push({
        label: `${press.path}: press ${touchFirst ? 'after a touch 2 s before' : 'as the first touch'}`,
        unit: 'ms',
        figure: median(times),
        budget: { max: touchFirst ? 500 : 1200 },
        note: times.map((time) => time.toFixed(0)).join(', '),
      });
    }
  }
  return rows;
}
