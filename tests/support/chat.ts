import type { Page } from '@playwright/test';

/** A chat panel's parts (web/features/chat/chat-panel.tsx). */

export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** Types and sends by Enter, as a person does. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Whether the last line is in sight, at the end of the log. */
export function isAtEnd(page: Page): Promise<boolean> {
  return log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 5);
}

/** As when another tab is chosen, or the phone is put away. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
