import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

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

/** Waits until CSS transitions end, because intermediate colors would fail the contrast checks. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * Returns axe's violations. Legacy mode is sufficient because the pages have no frames; it opens no
 * second page to merge results. Reporting only violations takes a tenth of the time.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Expects the screen to pass axe in light and dark, on a phone and on a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitForTransitions(page);
      expect(await findViolations(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Expects the page not to scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
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
