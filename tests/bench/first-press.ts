import type { Browser } from '@playwright/test';
import { median, type Row } from './table.ts';
import { throttle } from './throttle.ts';

const RUNS = 5;
/** The time from the load event to the press, and from the first touch to the press. */
const PRESS_DELAY_MS = 3000;
const TOUCH_LEAD_MS = 2000;

interface Press {
  path: string;
  button: string;
  /** The text that the page then shows. */
  answer: string;
  /** Whether the app waits like the inline script, so that the text can be read. */
  waitsInApp: boolean;
}

const PRESSES: readonly Press[] = [
  {
    path: '/p/rivera-plumbing',
    button: 'Request Service',
    answer: 'Create a free client account',
    waitsInApp: true,
  },
  {
    path: '/pricing',
    button: 'Subscribe',
    answer: 'Create an account or sign in',
    waitsInApp: false,
  },
];

/** Where a visitor's press leads, and the heading that is then visible. */
const SIGN_UP = { path: '/auth', heading: 'Create your account' };

/** Times of one press, in milliseconds since 1970. */
export interface PressTimes {
  pressed: number;
  /** When the answer was in the visible text. */
  answered: number;
  /** Whether the inline script answered, before the app was ready. */
  isEarly: boolean;
  /** When the sign-up was in the visible text. */
  arrived: number;
}

/** Returns the milliseconds until the answer, and until the sign-up without the fixed delay. */
export function figuresOf(
  { pressed, answered, isEarly, arrived }: PressTimes,
  { waitsInApp }: Pick<Press, 'waitsInApp'>,
  delay: number,
): { answer: number; signUp: number } {
  const waited = isEarly || waitsInApp ? delay : 0;
  return { answer: answered - pressed, signUp: arrived - pressed - waited };
}

// Functions that run in the page must not define named functions: tsx calls its helper `__name` for
// them, which does not exist there.

/**
 * Records the times of a press. Runs in each document before its own scripts, because the page's
 * inline script stops the click that it answers. The times outlive the document.
 */
function recordTimes({ answer, path, heading }: { answer: string } & typeof SIGN_UP): void {
  if (!location.protocol.startsWith('http')) return;
  addEventListener(
    'click',
    () => {
      if (sessionStorage.getItem('pressed') !== null) return;
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    },
    true,
  );
  new MutationObserver(() => {
    // Reading the visible text costs a layout, which would slow the page before the press.
    if (sessionStorage.getItem('pressed') === null) return;
    const now = String(performance.timeOrigin + performance.now());
    const text = document.querySelector('body')?.innerText ?? '';
    if (sessionStorage.getItem('answered') === null && text.includes(answer)) {
      const isEarly = Boolean(document.getElementById('answer')?.textContent);
      sessionStorage.setItem('answered', now);
      sessionStorage.setItem('isEarly', String(isEarly));
    }
    if (sessionStorage.getItem('arrived') !== null || location.pathname !== path) return;
    if (text.includes(heading)) sessionStorage.setItem('arrived', now);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Reads what `recordTimes` has recorded, or null until the sign-up is visible. */
function readTimes(): PressTimes | null {
  if (sessionStorage.getItem('arrived') === null) return null;
  return {
    pressed: Number(sessionStorage.getItem('pressed')),
    answered: Number(sessionStorage.getItem('answered')),
    isEarly: sessionStorage.getItem('isEarly') === 'true',
    arrived: Number(sessionStorage.getItem('arrived')),
  };
}

/** Presses the button and follows it to the sign-up. */
async function measurePress(browser: Browser, site: string, press: Press, touchFirst: boolean) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(recordTimes, { answer: press.answer, ...SIGN_UP });
    await page.goto(site + press.path, { waitUntil: 'load' });
    await page.waitForTimeout(touchFirst ? PRESS_DELAY_MS - TOUCH_LEAD_MS : PRESS_DELAY_MS);
    if (touchFirst) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(TOUCH_LEAD_MS);
    }
    const button = page.getByRole('button', { name: press.button }).first();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${press.path} has no button '${press.button}'`);
    const delay = Number(await button.getAttribute('data-delay'));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const times = await (await page.waitForFunction(readTimes)).jsonValue();
    if (times === null) throw new Error(`${press.path} did not lead to the sign-up`);
    return figuresOf(times, press, delay);
  } finally {
    await context.close();
  }
}

/** The limits of the answer as the first touch and after one. */
const ANSWER_BUDGETS = { first: 100, later: 500 } as const;

/** Measures the time from the first press on a public page to its answer, and to the sign-up. */
export async function measureFirstPresses(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const press of PRESSES) {
    for (const touchFirst of [false, true]) {
      const runs: ReturnType<typeof figuresOf>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measurePress(browser, site, press, touchFirst));
      }
      const rowOf = (what: string, times: number[], budget: Row['budget']): Row => ({
        label: `${press.path}: press ${touchFirst ? 'after a touch 2 s before' : 'as the first touch'}, ${what}`,
        unit: 'ms',
        figure: median(times),
        budget,
        note: times.map((time) => time.toFixed(0)).join(', '),
      });
      const max = ANSWER_BUDGETS[touchFirst ? 'later' : 'first'];
      const answers = runs.map(({ answer }) => answer);
      const signUps = runs.map(({ signUp }) => signUp);
      rows.push(rowOf('until the answer', answers, { max }));
      rows.push(rowOf('until the sign-up, without the fixed delay', signUps, null));
    }
  }
  return rows;
}
