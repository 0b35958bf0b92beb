import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1280, height: 900 };

/** The cards or rows of the list on the screen, all or those that contain a text. */
export const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
export const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** The first touch of a public page, which brings the app and does nothing else. */
export const touch = (page: Page) => page.keyboard.press('Shift');

/** Asked in a page: whether the app has taken over what the server has made. */
export const HYDRATED = () =>
  Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));

export const isHydrated = (page: Page) => page.evaluate(HYDRATED);

/** Touches a public page and waits for the app: from now on nothing is the browser's own. */
export async function takeOver(page: Page): Promise<void> {
  await touch(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** Half-way from day to night no colour is right. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong with the page as it stands. We have no frames: axe need not open a second page
 * to put their results together, nor carry over what it has found to be right (ten times the work).
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The screen as it stands passes axe, by day and by night, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await transitionsEnd(page);
      expect(await violationsOf(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Nothing sticks out to the side. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

/** A finger meets it over 44 pixels in height and in width, whatever it looks like. */
export async function expectFingerSized(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const reach = () =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const met = (byX: number, byY: number) =>
        element.contains(document.elementFromPoint(x + width / 2 + byX, y + height / 2 + byY));
      const steps = Array.from({ length: 89 }, (_, index) => index - 44);
      return {
        wide: steps.filter((step) => met(step, 0)).length > 43,
        high: steps.filter((step) => met(0, step)).length > 43,
      };
    });
  await expect.poll(reach).toEqual({ wide: true, high: true });
}
