import { expect, test } from '../../support/browser.ts';
import { createRequestChat } from '../../support/chat.ts';
import { signIn } from '../../support/people.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../support/screen.ts';

// @2.24.1 @2.24.6 @2.24.7
test('Reviews: the client writes one, the page shows it, and the professional answers', async ({
  page: client,
  visitor,
}) => {
  const chat = await createRequestChat('reviewer', [], {
    client_name: 'Nora Whitfield',
    status: 'completed',
  });
  await signIn(client, chat.client, '/client-dashboard');
  await client.getByRole('button', { name: 'Write a review' }).click();
  const dialog = client.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByText('Please choose the stars.')).toBeVisible();
  await dialog.getByLabel('4 stars').check({ force: true });
  await dialog.getByLabel('What was it like?').fill('Quick, tidy and friendly.');
  await expectAccessible(client);
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(client.getByText('Thank you! Your review is public.')).toBeVisible();

  await client.getByRole('link', { name: 'View Provider' }).click();
  const reviews = client.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('Quick, tidy and friendly.')).toBeVisible();
  await expect(reviews.getByText('Nora W.')).toBeVisible();
  await expect(reviews.getByText('4.0 of 5, from one review')).toBeVisible();
  await expectNoHorizontalScroll(client);
  await expectAccessible(client);

  const pro = await visitor();
  await signIn(pro, chat.provider, '/dashboard');
  await pro.getByRole('button', { name: 'Show reviews' }).click();
  await pro.getByRole('button', { name: 'Answer publicly' }).click();
  await pro.getByLabel('Your answer').fill('Thank you, Nora!');
  await pro.getByRole('button', { name: 'Publish answer' }).click();
  await expect(pro.getByText('Your answer is public.')).toBeVisible();
  await expect(pro.getByText('Answer from you')).toBeVisible();
  await expectAccessible(pro);
});
