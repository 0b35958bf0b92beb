import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './test-fixtures.ts';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1280, height: 900 };

/** The cards or rows of the list on the screen: all, or those that contain a text. */
export const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
export const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** Interacts with a public page without any effect except that the app starts. */
export const interact = (page: Page) => page.keyboard.press('Shift');

/** Checks whether the app has hydrated the page. Runs in the page. */
export const isHydratedInPage = () =>
  Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));

export const isHydrated = (page: Page) => page.evaluate(isHydratedInPage);

/** Interacts with a public page and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await interact(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/**
 * Ends CSS transitions, because intermediate colors would fail the contrast checks. An element that
 * inherits a color starts its transition after its parent.
 */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let all = running(); all.length > 0; all = running()) all.forEach((one) => one.finish());
  });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the script defines in the page. */
declare const axe: typeof Axe;

/** Returns axe's violations. The page loads axe once. */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // Reporting only violations takes a tenth of the time.
    const results = await axe.run({ resultTypes: ['violations'], preload: false });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** The sizes and color schemes of a scan: each width once. */
type Scans = readonly (readonly [ViewportSize, 'light' | 'dark'])[];
const SCANS: Scans = [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
];

/**
 * Expects the screen to pass axe, by default on a phone in light and on a desktop in dark colors.
 * One test scans a screen or a dialog; others that pass through it do not.
 */
export async function expectAccessible(page: Page, scans = SCANS): Promise<void> {
  for (const [viewport, colorScheme] of scans) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishTransitions(page);
    // Another width can load another screen.
    await expect(page.locator('h1')).not.toHaveCount(0);
    const violations = await findViolations(page);
    expect(violations, `${page.url()}, ${viewport.width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Moves the focus with Tab, or Shift+Tab, until this element has it. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Opens the account menu and follows one of its links. */
export async function followAccountLink(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Expects the page not to scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

/** Expects the page not to scroll horizontally at four widths, of phones and of a desktop. */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: size?.height ?? 800 });
    await expectNoHorizontalScroll(page);
  }
  if (size) await page.setViewportSize(size);
}

/** Expects the area in which a control receives touches to be at least 44 by 44 pixels. */
export async function expectTouchTarget(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const measureTarget = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isHit = (byX: number, byY: number) =>
        element.contains(document.elementFromPoint(x + width / 2 + byX, y + height / 2 + byY));
      const steps = Array.from({ length: 89 }, (_, index) => index - 44);
      return {
        wide: steps.filter((step) => isHit(step, 0)).length > 43,
        high: steps.filter((step) => isHit(0, step)).length > 43,
      };
    });
  await expect.poll(measureTarget).toEqual({ wide: true, high: true });
}

/** Leaves a printed sheet on the screen. A headless browser would end printing at once. */
export const holdPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
  });
