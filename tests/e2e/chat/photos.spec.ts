import type { Page } from '@playwright/test';
import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import { rendition } from '@doorstep/domain/pictures/picture';
import { z } from 'zod';
import { PRIVATE_UPLOADS, privatePhotoKey } from '../../../functions/pictures/check-picture.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  openClientChat,
  sendButton,
  sendMessage,
} from '../../support/browser/chat.ts';
import { holdRequests } from '../../support/browser/network.ts';
import { admin, createPerson, signIn, unique } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { createProvider, readDocument } from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

const UPLOADS = '**/v0/b/**';
const addButton = (page: Page) => page.getByRole('button', { name: 'Add photos' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen photos' });
const files = (count: number) => Array.from({ length: count }, (_, i) => jpegFile(`${i}.jpg`));
const choose = (page: Page, list: ReturnType<typeof files>) =>
  page.locator('form input[type=file]').setInputFiles(list);

test.use({ expectedErrors: [/Failed to load resource/] });

// @2.13.11 @2.13.12
test('Chat photos: one side sends photos, and a guest of the other opens them', async ({
  page: pro,
  visitor,
}) => {
  await pro.setViewportSize(PHONE);
  const { provider, client, request } = await createRequestChat('photos');
  await signIn(pro, provider, `/chat/${request.id}`);
  await expect(addButton(pro)).toBeEnabled();
  await choose(pro, files(2));
  await expect(pro.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
  await sendButton(pro).click();
  await expect(chosen(pro)).toBeHidden();
  const sent = messageLog(pro).getByRole('img', { name: /^Photo \d of 2 from you$/ });
  await expect(sent).toHaveCount(2);
  await expect(messageLog(pro).getByText('Photo', { exact: true })).toBeHidden();
  await expectNoHorizontalScroll(pro);

  await expect(messageLog(pro).getByText(' · Sent')).toBeVisible();
  const thread = await readDocument(`service_requests/${request.id}`);
  expect(thread).toMatchObject({ last_message: 'Photo', unread_client: 1 });
  const id = z.string().parse(thread?.['last_message_id']);
  const stored = z.object({ photos: z.array(z.string()) }).loose();
  const { photos } = stored.parse(await readDocument(`chat_messages/${id}`));
  expect(photos).toHaveLength(2);
  for (const url of photos) {
    expect(url).toMatch(new RegExp(`/o/private-photos%2F${provider.uid}%2F[\\w-]{12}\\.jpg\\?`));
    const small = rendition(url, 160);
    await expect.poll(async () => (await fetch(small)).status, { timeout: 60_000 }).toBe(200);
  }

  const guest = await visitor();
  await openClientChat(guest, request, client.email);
  const received = messageLog(guest).getByRole('button', {
    name: `Photo 2 of 2 from ${provider.profile.display_name}`,
  });
  await expect(addButton(guest)).toBeHidden();
  await received.click();
  const lightbox = guest.getByRole('dialog', { name: /^Photos from/ });
  await expect(lightbox.getByText('2 of 2')).toBeVisible();
  await expectAccessible(guest);
  await guest.goBack();
  await expect(lightbox).toBeHidden();
  await expect(received).toBeFocused();

  // The photo's own text, and a photo that was deleted since.
  await choose(pro, files(1));
  await expect(pro.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await sendMessage(pro, 'This is the leak');
  await expect(messageLog(guest).getByText('This is the leak')).toBeVisible();
  await guest.route(/private-photos/, (route) => route.fulfill({ status: 404 }));
  await guest.reload();
  await expect(messageLog(guest).getByText('Photo not available')).toHaveCount(3);
});

// @5.7.5 @5.7.6
test('Chat photos: progress, cancel, a seventh photo, a wrong file, and a failure that is tried again', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('uploads');
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(addButton(page)).toBeEnabled();
  const release = await holdRequests(page, UPLOADS);
  await choose(page, files(7));
  await expect(page.getByText('You can add at most 6 photos.')).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Uploading photo 1' })).toBeVisible();
  await messageField(page).fill('Six photos');
  await expect(sendButton(page)).toBeDisabled();
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('Six photos');
  await page.getByRole('button', { name: 'Cancel photo 6' }).click();
  await expect(addButton(page)).toBeFocused();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(5);
  release();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(5);
  await page.unroute(UPLOADS);
  for (const number of [5, 4, 3, 2]) {
    await page.getByRole('button', { name: `Remove photo ${number}` }).click();
  }

  await choose(page, [{ ...jpegFile('page.jpg'), buffer: Buffer.from('<html>') }]);
  await expect(page.getByRole('alert').getByText('Please choose a picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try photo 2 again' })).toBeHidden();
  await expect(sendButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();

  await page.route(UPLOADS, (route) => route.fulfill({ status: 403 }));
  await choose(page, files(1));
  await page.getByRole('button', { name: 'Try photo 2 again' }).waitFor();
  await expectAccessible(page);
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: 'Try photo 2 again' }).click();
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(messageLog(page).getByText('Six photos')).toBeVisible();
  await expect(messageLog(page).getByRole('img')).toHaveCount(2);
});

// @5.7.7
test('Chat photos: a photo above the monthly limit says so, and the text is sent', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('limit');
  const limits = createRateLimits(admin().firestore);
  const first = unique('earlier');
  await limits.consumeOnce(privatePhotoKey(provider.uid), PRIVATE_UPLOADS, first);
  const counters = admin().firestore.collection('rate_limits');
  const { docs } = await counters.where('things', 'array-contains', first).get();
  const others = Array.from({ length: PICTURE_LIMITS.privatePerMonth - 2 }, (_, i) => `other ${i}`);
  await docs[0]?.ref.update({ things: [first, ...others] });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(addButton(page)).toBeEnabled();
  await messageField(page).fill('Two photos');
  await choose(page, files(2));
  await expect(page.getByText("You've reached the limit of 200 photos in 30 days")).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await sendButton(page).click();
  await expect(messageLog(page).getByText('Two photos')).toBeVisible();
  await expect(messageLog(page).getByRole('img')).toHaveCount(1);
});

// @5.6.9 @2.13.13
test('Request photos: a client adds photos to a request, and both sides see them', async ({
  page,
  visitor,
}) => {
  const provider = await createProvider('pictured');
  const client = await createPerson('pictures');
  await signIn(page, client, `/p/${provider.profile.handle}`);
  await page.getByRole('button', { name: 'Request Service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Nora Whitfield');
  await dialog.getByLabel('Service description').fill('The ceiling is wet.');
  const release = await holdRequests(page, UPLOADS);
  await choose(page, files(3));
  const send = dialog.getByRole('button', { name: 'Send Request' });
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(dialog.getByRole('button', { name: /^Remove photo/ })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
  await send.click();
  await dialog.getByRole('link', { name: 'Open chat' }).click();
  await expect(page.getByRole('img', { name: /^Photo \d of 2 from you$/ })).toHaveCount(2);
  await page.goto('/client-dashboard');
  await expect(page.getByText('2 photos')).toBeVisible();

  const pro = await visitor();
  await signIn(pro, provider, '/dashboard');
  const card = pro.getByRole('listitem').filter({ hasText: 'The ceiling is wet.' });
  await expect(card.getByText('2 photos')).toBeVisible();
  await card.getByRole('link', { name: 'Chat' }).click();
  await pro.getByRole('button', { name: 'Photo 1 of 2 from Nora Whitfield' }).click();
  await expect(pro.getByRole('dialog', { name: 'Photos from Nora Whitfield' })).toBeVisible();
});
