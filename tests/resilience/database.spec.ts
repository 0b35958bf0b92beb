import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { messageField, messageLog, sendMessage } from '../support/browser/chat.ts';
import { mailsTo } from '../support/browser/wait-for-mail.ts';
import { admin, createPerson, signIn } from '../support/browser/sign-in.ts';
import { createProvider, readDocument, requestOf, storeRequest } from '../support/test-data.ts';
import { expectConsistentData } from './support/consistent-data.ts';
import { expect, SLOW_TIMEOUT, test } from './support/test.ts';

// The browser logs requests without an answer.
test.use({
  expectedErrors: [
    /ERR_\w+|CORS policy|RPC_ERROR|Could not reach|Failed to load resource|WebChannel|transport errored|status of 5\d\d|was not sent|unavailable|deadline-exceeded/i,
  ],
});

/** After this time without an answer, the SDK has ended its connections and opens others. */
const CONNECTIONS_END_MS = 45_000;

const sending = (page: Page) => messageLog(page).getByText(/Sending…|Not sent/);
const send = (page: Page) => page.getByRole('button', { name: 'Send Request' });
const sent = (page: Page) => page.getByText(/Service request sent successfully!/).first();

/** Opens and fills in the request form on a professional's page. */
async function fillRequestForm(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Request Service' }).click();
  await page.getByLabel('Service description').fill(words);
}

/** Expects exactly these messages in this order, before and after a reload. */
async function expectMessages(page: Page, texts: readonly string[]): Promise<void> {
  for (let view = 1; view <= 2; view += 1) {
    const lines = texts.map((text) => new RegExp(text));
    await expect(messageLog(page).locator('[data-line]')).toHaveText(lines, SLOW_TIMEOUT);
    if (view === 1) await page.reload();
  }
}

test(
  '§8 Faults: messages and requests wait while a part of the stack does not answer, and are stored once',
  { tag: ['@8.7.27', '@8.7.30', '@8.7.32'] },
  async ({ page, context, visitor, stack }) => {
    test.setTimeout(600_000);
    const provider = await createProvider('paused');
    const client = await createPerson('paused-client');
    const request = await storeRequest(requestOf(provider, client));
    const direct = `/provider-chat/${provider.uid}`;
    await signIn(page, client, `/p/${provider.profile.handle}`);
    const first = await context.newPage();
    const second = await context.newPage();
    const pro = await visitor();
    await signIn(pro, provider, `/chat/${request.id}`);
    for (const tab of [first, second]) await tab.goto(direct);
    for (const tab of [first, second, pro]) await expect(messageField(tab)).toBeEnabled();
    await fillRequestForm(page, 'The boiler is cold.');
    // Later requests know the name.
    await page.getByLabel('Your name').fill('Nora');

    // Both tabs start the conversation, because neither has received the other tab's message.
    stack.pause('firestore');
    await sendMessage(first, 'From the first tab');
    await sendMessage(second, 'From the second tab');
    await sendMessage(pro, 'Are you at home?');
    await send(page).click();
    await expect(page.getByText('Failed to send service request')).toBeVisible(SLOW_TIMEOUT);
    await expect(page.getByLabel('Service description')).toHaveValue('The boiler is cold.');
    for (const tab of [first, second, pro]) await expect(sending(tab)).toBeVisible();
    await sleep(CONNECTIONS_END_MS);
    stack.resume('firestore');
    for (const tab of [first, second, pro]) await expect(sending(tab)).toBeHidden(SLOW_TIMEOUT);
    for (const tab of [first, second]) {
      for (const text of ['From the first tab', 'From the second tab']) {
        await expect(messageLog(tab).getByText(text)).toHaveCount(1, SLOW_TIMEOUT);
      }
    }
    // The first attempt may have stored the request. The second attempt sends the same one.
    await send(page).click();
    await expect(sent(page)).toBeVisible(SLOW_TIMEOUT);

    const messages = ['Are you at home?'];
    const descriptions = [request.service_description, 'The boiler is cold.'];
    for (const component of ['emulators', 'functions', 'mail'] as const) {
      await page.getByRole('button', { name: 'Done' }).click();
      await page.reload();
      descriptions.push(`Sent while ${component} waits.`);
      messages.push(`Written while ${component} waits.`);
      await fillRequestForm(page, descriptions.at(-1) ?? '');
      stack.pause(component);
      await sendMessage(pro, messages.at(-1) ?? '');
      await send(page).click();
      await expect(sending(pro)).toBeHidden(SLOW_TIMEOUT);
      stack.resume(component);
      await expect(sent(page)).toBeVisible(SLOW_TIMEOUT);
    }

    await expectMessages(pro, messages);
    expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
      unread_client: 4,
    });
    expect(await readDocument(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
      message_count: 2,
      unread_provider: 2,
    });
    const all = admin().firestore.collection('service_requests');
    const { docs } = await all.where('client_uid', '==', client.uid).get();
    const stored = docs.map((one) => String(one.get('service_description')));
    expect(stored.toSorted()).toEqual(descriptions.toSorted());
    // A server that answers late receives a mail twice, with the same Message-ID.
    const mailsAboutNora = async () => {
      const mails = await mailsTo(provider.email, /Nora/);
      const byId = new Map(mails.map(({ headers, subject }) => [headers['message-id'], subject]));
      return [...byId.values()].toSorted();
    };
    const [, ...fromNora] = descriptions;
    const subjects = fromNora.map((text) => `New request from Nora (Within a few days): ${text}`);
    // An interrupted delivery has a lease of two minutes, and the next sweep is a minute later.
    await expect.poll(mailsAboutNora, { timeout: 240_000 }).toEqual(subjects.toSorted());

    // Two tabs that change a status at the same time show the stored status.
    await pro.goto('/dashboard?view=all');
    const other = await pro.context().newPage();
    await other.goto('/dashboard?view=all');
    const status = (tab: Page) =>
      tab.getByLabel(`Status of the request from ${request.client_name}`, { exact: true });
    for (const tab of [pro, other]) await expect(status(tab)).toBeEnabled();
    await Promise.all([
      status(pro).selectOption('completed'),
      status(other).selectOption('cancelled'),
    ]);
    await expect
      .poll(async () => {
        const written = (await readDocument(`service_requests/${request.id}`))?.['status'];
        const shown = await Promise.all([pro, other].map((tab) => status(tab).inputValue()));
        return [...new Set([written, ...shown])].join(', ');
      }, SLOW_TIMEOUT)
      .toMatch(/^(completed|cancelled)$/);
    await expectConsistentData(stack);
  },
);
