import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendButton, sendMessage } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectFitsEveryWidth,
  expectNoHorizontalScroll,
} from '../../support/browser/screen.ts';

/** A request from its first line to the answer to its review. */

const addPhotos = (page: Page, ...names: string[]) =>
  page.locator('form input[type=file]').setInputFiles(names.map((name) => jpegFile(name)));

const quoteOf = (page: Page) => page.getByRole('region', { name: 'Quote' });

// @2.24.1 @2.24.6 @2.24.7 @2.24.13
test(
  'Request: photos, chat, an accepted quote, completion, a review and its answer',
  { tag: '@journey' },
  async ({ page: client, visitor }) => {
    const provider = await createProvider('life');
    const person = await createPerson('life-client');
    await signIn(client, person, `/p/${provider.profile.handle}`);
    await client.getByRole('button', { name: 'Request Service' }).click();
    const request = client.getByRole('dialog');
    await request.getByLabel('Your name').fill('Nora Whitfield');
    await request.getByLabel('Service description').fill('The ceiling is wet.');
    await addPhotos(client, 'ceiling.jpg', 'pipe.jpg');
    await request.getByRole('button', { name: 'Send Request' }).click();
    await request.getByRole('link', { name: 'Open chat' }).click();
    await expect(client.getByRole('img', { name: /^Photo \d of 2 from you$/ })).toHaveCount(2);
    await expect(client.getByRole('button', { name: 'Write a review' })).toBeHidden();

    const pro = await visitor();
    await signIn(pro, provider, '/dashboard');
    const card = pro.getByRole('listitem').filter({ hasText: 'The ceiling is wet.' });
    await expect(card.getByText('2 photos')).toBeVisible();
    await card.getByRole('link', { name: 'Chat' }).click();
    await sendMessage(pro, 'I can come at ten.');
    await expect(messageLog(client).getByText('I can come at ten.')).toBeVisible();
    await addPhotos(client, 'key.jpg');
    await sendButton(client).click();
    await expect(messageLog(pro).getByRole('img', { name: /from Nora Whitfield$/ })).toBeVisible();

    await pro.getByRole('button', { name: 'Send a quote' }).click();
    const line = pro.getByRole('group', { name: 'Line 1' });
    await line.getByLabel('Description').fill('Replace the pipe');
    await line.getByLabel('Amount').fill('450');
    await pro.getByRole('button', { name: 'Send quote' }).click();
    await quoteOf(client).getByRole('button', { name: 'Accept' }).click();
    await client.getByRole('button', { name: 'Accept quote' }).click();
    await expect(quoteOf(pro).getByText('Accepted', { exact: true })).toBeVisible();
    const status = pro.getByRole('combobox', { name: /Status of the request/ });
    await expect(status).toHaveValue('in_progress');
    await status.selectOption('completed');

    // Somebody who only knows the request's email can read the chat, but not write a review.
    await expect(client.getByRole('button', { name: 'Write a review' })).toBeVisible();
    const stranger = await visitor();
    await signIn(stranger, await createPerson('stranger'), new URL(client.url()).pathname);
    await stranger.getByLabel('Email').fill(person.email);
    await stranger.getByRole('button', { name: 'Access Chat' }).click();
    await expect(messageLog(stranger).getByText('I can come at ten.')).toBeVisible();
    await expect(stranger.getByText('Write a review')).toBeHidden();

    await client.getByRole('button', { name: 'Write a review' }).click();
    const review = client.getByRole('dialog', { name: /^How did / });
    await review.getByRole('button', { name: 'Publish review' }).click();
    await expect(review.getByText('Please choose a rating.')).toBeVisible();
    await review.getByLabel('4 stars').check({ force: true });
    await review.getByLabel('What was it like?').fill('Quick, tidy and friendly.');
    await review.locator('input[type=file]').setInputFiles(jpegFile('done.jpg'));
    const consent = review.getByRole('checkbox', { name: 'Photo 1. Show this photo on the page' });
    await expect(consent).not.toBeChecked();
    await consent.check();
    const publish = review.getByRole('button', { name: 'Publish review' });
    // Its color changes when the photo is stored.
    await expect(publish).toBeEnabled();
    await expectAccessible(client);
    await expectFitsEveryWidth(client);
    await publish.click();
    await expect(client.getByText('Thank you! Your review is public.')).toBeVisible();

    await client.goto('/client-dashboard');
    await client.getByRole('link', { name: 'View Provider' }).click();
    const reviews = client.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText('Quick, tidy and friendly.')).toBeVisible();
    await expect(reviews.getByText('Nora W.')).toBeVisible();
    await expect(reviews.getByText('4.0 of 5, from one review')).toBeVisible();
    const photo = reviews.getByRole('link', { name: /^Photo 1 of 1 from .*Nora W/ });
    await expect(photo).toHaveAttribute('href', /review-photos.*1600/);
    await expectNoHorizontalScroll(client);

    await pro.goto('/dashboard');
    await pro.getByRole('button', { name: 'Show reviews' }).click();
    await pro.getByRole('button', { name: 'Answer publicly' }).click();
    await pro.getByLabel('Your answer').fill('Thank you, Nora!');
    await pro.getByRole('button', { name: 'Publish answer' }).click();
    await expect(pro.getByText('Your answer is public.')).toBeVisible();
    await expect(pro.getByText('Answer from you')).toBeVisible();
    await expectAccessible(pro);
    await client.reload();
    await expect(reviews.getByText('Thank you, Nora!')).toBeVisible();
  },
);
