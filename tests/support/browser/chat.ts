import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { Line } from '@doorstep/local/demo/threads.ts';
import type { Page } from '@playwright/test';
import { createPerson } from './sign-in.ts';
import { createProvider, requestOf, storeRequest, writeDocuments } from '../test-data.ts';

/** Locators and actions of a chat panel (web/features/chat/chat-panel.tsx). */

export const messageLog = (page: Page) => page.getByRole('log');
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** Types a message and presses Enter. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}

/** Checks whether the message log is scrolled to its end. */
export function isScrolledToEnd(page: Page): Promise<boolean> {
  return messageLog(page).evaluate(
    (box) => box.scrollHeight - box.scrollTop - box.clientHeight < 5,
  );
}

/** Sets the page's visibility, as if the person switched to another tab or came back. */
export async function setPageHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Creates a professional, a client, and a request of this client with its messages. */
export async function createRequestChat(
  name: string,
  lines: readonly Line[] = [],
  changes: Partial<ServiceRequest> = {},
) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const request = await storeRequest(requestOf(provider, client, changes), lines);
  return { provider, client, request };
}

/** Opens the client's chat about a request by entering an email address. */
export async function openClientChat(page: Page, request: { id: string }, email: string) {
  await page.goto(`/client-chat/${request.id}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Access Chat' }).click();
}

/** Makes the rules refuse or accept a person's next messages. The limit is 120 in a minute. */
export const refuseMessages = (uid: string, refused = true) =>
  writeDocuments({
    [`message_counts/${uid}`]: {
      ...{ count: refused ? 120 : 1, last_id: 'chat_messages/earlier' },
      ...{ counted_at: new Date(), started_at: new Date() },
    },
  });
