import type { Page } from '@playwright/test';
import { WRITE_LIMITS, type WriteCounter } from '@doorstep/domain/write-counter';
import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest, write } from '../support/scenes.ts';

/** Somebody who has written as much as is allowed, `secondsAgo` after a window began. */
const useUp = (counter: WriteCounter, uid: string, secondsAgo: number) =>
  write({
    [`${counter}/${uid}`]: {
      count: WRITE_LIMITS[counter].max,
      last_id: 'the-last-one',
      started_at: new Date(Date.now() - secondsAgo * 1000),
    },
  });

const onItsWay = (page: Page) => log(page).getByText('Sending…');

// A refused write ends the live connection: what was on it is answered with 400, and goes again.
test.use({
  expectedErrors: [
    /The message was not sent|The request was not sent|status of 40[03]|permission/i,
  ],
});

test(
  '§5 Messages: too many in a minute are refused in words, stay, and go when the minute is over',
  { tag: '@5.7.4' },
  async ({ page }) => {
    const provider = await createProvider('fast');
    const client = await createPerson('fast-client');
    const request = await storeRequest(requestOf(provider, client));
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await useUp('message_counts', provider.uid, 1);
    await say(page, 'One too many');
    const words = "You're sending messages very quickly. Please wait a minute and try again.";
    await expect(page.getByText(words)).toBeVisible();
    await expect(log(page).getByText('Not sent')).toBeVisible();
    expect(await read(`service_requests/${request.id}`)).toMatchObject({ unread_client: 0 });

    await useUp('message_counts', provider.uid, WRITE_LIMITS.message_counts.seconds + 1);
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('Not sent')).toBeHidden();
    await expect(onItsWay(page)).toBeHidden();
    await say(page, 'And the next');
    await expect(log(page).getByText('And the next')).toBeVisible();
    await expect.poll(() => read(`message_counts/${provider.uid}`)).toMatchObject({ count: 2 });
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'And the next',
      unread_client: 2,
    });
  },
);

test(
  '§5 Messages: thirty in one go all arrive, in their order',
  { tag: '@5.7.4' },
  async ({ page, visitor }) => {
    const provider = await createProvider('burst');
    const client = await createPerson('burst-client');
    const request = await storeRequest(requestOf(provider, client));
    // As after an ordinary minute, with the limit in the middle of the burst.
    await write({
      [`message_counts/${provider.uid}`]: {
        count: WRITE_LIMITS.message_counts.max - 15,
        last_id: 'the-last-one',
        started_at: new Date(Date.now() - 61_000),
      },
    });
    const other = await visitor();
    await signIn(page, provider, `/chat/${request.id}`);
    await signIn(other, client, `/client-chat/${request.id}`);
    await other.getByRole('button', { name: 'Access Chat' }).click();
    await expect(field(page)).toBeEnabled();
    for (let n = 1; n <= 30; n += 1) {
      await say(page, `Number ${n}.`);
      await expect(log(page).getByText(`Number ${n}.`)).toBeVisible();
      await expect(onItsWay(page)).toBeHidden();
    }
    await expect(log(other).getByText('Number 30.')).toBeVisible();
    const texts = (await log(other).textContent())?.match(/Number \d+\./g);
    expect(texts).toEqual(Array.from({ length: 30 }, (_, n) => `Number ${n + 1}.`));
    await expect(log(page).getByText('Not sent')).toHaveCount(0);
  },
);

test(
  '§5 Request form: too many in an hour are refused in words, and what was typed stays',
  { tag: '@5.6.6' },
  async ({ page }) => {
    const provider = await createProvider('crowded');
    const client = await createPerson('crowd');
    await useUp('thread_counts', client.uid, 60);
    await signIn(page, client, `/p/${provider.profile.handle}`);
    await page.getByRole('button', { name: 'Request Service' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Nora');
    await form.getByLabel('Service description').fill('The tap drips.');
    await form.getByRole('button', { name: 'Send' }).click();
    const words = "You've contacted many professionals in the past hour. Please try again later.";
    await expect(page.getByText(words)).toBeVisible();
    await expect(form.getByLabel('Service description')).toHaveValue('The tap drips.');

    await useUp('thread_counts', client.uid, WRITE_LIMITS.thread_counts.seconds + 1);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toBeHidden();
    expect(await read(`thread_counts/${client.uid}`)).toMatchObject({ count: 1 });
  },
);
