import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls, stopHandling } from '../../support/browser/network.ts';
import { waitForMail } from '../../support/browser/wait-for-mail.ts';
import { signIn, unique } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { alertDialog, createAdmin, openAdminTab } from '../../support/browser/reporting.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  followAccountLink,
  PHONE,
} from '../../support/browser/screen.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';

test.use({
  expectedErrors: [
    /Failed to load resource|The (message to support|answer to the support request) was not/,
  ],
});

const support = (page: Page) => page.getByRole('region', { name: 'Support' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Contact support' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click();

/** Creates a professional with a plan. */
async function professional(tier: 'Starter' | 'Business') {
  const provider = await createProvider('supported');
  const plan = subscriber({ subscription_tier: tier, stripe_customer_id: null });
  await writeDocuments({ [`subscribers/${provider.uid}`]: plan });
  return provider;
}

/** Sends the form and returns the reference number. */
async function fillAndSend(page: Page, subject: string): Promise<string> {
  const sent = page.getByText(/Your reference number is S-\w{6}\./);
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Message').fill('My photos stay gray.');
  await send(page);
  const reference = /S-\w{6}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  // The toast of the next message has the same text.
  await page.getByRole('button', { name: 'Close message' }).last().click();
  await expect(sent).toHaveCount(0);
  return reference;
}

test(
  'Support: a Business professional is answered before a Starter one, by mail and in the account, and writes again',
  { tag: ['@2.26.1', '@2.26.2', '@2.26.4', '@2.26.6', '@2.26.7', '@2.26.8', '@2.26.9'] },
  async ({ page: starter, visitor }) => {
    test.slow();
    const [small, large] = [await professional('Starter'), await professional('Business')];
    const [smallSubject, largeSubject] = [unique('Small'), unique('Large')];
    await starter.setViewportSize(PHONE);
    await signIn(starter, small, '/dashboard');
    await followAccountLink(starter, 'Contact support');
    await expect(support(starter)).toBeInViewport();
    await expect(support(starter).getByText('are part of Business, $79')).toBeVisible();
    await support(starter).getByRole('button', { name: 'Contact support' }).click();
    await send(starter);
    await expect(form(starter).getByText('Please write a subject.')).toBeVisible();
    await expect(form(starter).getByText('Please write a message.')).toBeVisible();
    await form(starter).locator('input[type=file]').setInputFiles(jpegFile('screen.jpg'));
    await expect(form(starter).getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await expectAccessible(starter);
    await expectNoHorizontalScroll(starter);
    await handleCalls(starter, 'contact-support', (route) => route.abort());
    await form(starter).getByLabel('Subject').fill(smallSubject);
    await form(starter).getByLabel('Message').fill('Hello');
    await send(starter);
    await expect(starter.getByText("We couldn't send your message.")).toBeVisible();
    stopHandling(starter, 'contact-support');
    await fillAndSend(starter, smallSubject);
    await support(starter)
      .getByRole('button', { name: /^Read conversation/ })
      .click();
    await expect(support(starter).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    await expectNoHorizontalScroll(starter);

    // Another request appears in the list and leaves a reply that is being written.
    await support(starter).getByLabel('Add a message').fill('It is still gray.');
    await support(starter).getByRole('button', { name: 'Contact support' }).click();
    await fillAndSend(starter, unique('Second'));
    await expect(support(starter).getByRole('button', { name: /^(Read|Hide) conv/ })).toHaveCount(
      2,
    );
    await expect(support(starter).getByLabel('Add a message')).toHaveValue('It is still gray.');

    const business = await visitor();
    await signIn(business, large, '/account#support');
    await expect(support(business).getByText('premium support: we answer you')).toBeVisible();
    await support(business).getByRole('button', { name: 'Contact support' }).click();
    const reference = await fillAndSend(business, largeSubject);
    expect((await waitForMail(large.email, /received your message/)).text).toContain(reference);

    const clerk = await visitor();
    await clerk.setViewportSize(PHONE);
    await signIn(clerk, await createAdmin(), '/admin?tab=support');
    const queue = support(clerk).getByRole('listitem');
    await expect(queue.filter({ hasText: largeSubject })).toContainText('premium');
    await expect(queue.filter({ hasText: smallSubject })).toBeVisible();
    const order = await queue.allTextContents();
    const placeOf = (subject: string) => order.findIndex((text) => text.includes(subject));
    expect(placeOf(largeSubject)).toBeLessThan(placeOf(smallSubject));
    await expectAccessible(clerk);
    await expectNoHorizontalScroll(clerk);
    await support(clerk)
      .getByRole('button', { name: `Read ${reference}` })
      .click();
    const dialog = clerk.getByRole('dialog', { name: `Message ${reference}` });
    await expect(dialog).toContainText(large.profile.display_name);
    await dialog.getByLabel('Your reply').fill('Please load the page again.');

    // The person writes meanwhile. The answer is refused and stays in the field.
    await support(business)
      .getByRole('button', { name: /^Read conversation/ })
      .click();
    await support(business).getByLabel('Add a message').fill('It happens on my phone.');
    await support(business).getByRole('button', { name: 'Send', exact: true }).click();
    // The field is empty again when the message was stored.
    await expect(support(business).getByLabel('Add a message')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(clerk.getByText('This conversation has changed.')).toBeVisible();
    await expect(dialog.getByText('It happens on my phone.')).toBeVisible();
    await expect(dialog.getByLabel('Your reply')).toHaveValue('Please load the page again.');
    await expectAccessible(clerk);
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(clerk.getByText('Reply sent.')).toBeVisible();
    await expect(queue.filter({ hasText: largeSubject })).toBeHidden();
    await openAdminTab(clerk, 'Audit log');
    await expect(clerk.getByText('Support message answered').first()).toBeVisible();

    const mail = await waitForMail(large.email, /^Our reply to/);
    expect(mail.text).toContain('Please load the page again.');
    await business.reload();
    const item = support(business).getByRole('listitem').filter({ hasText: largeSubject });
    await expect(item.getByText('Answered')).toBeVisible();
    await item.getByRole('button', { name: /^Read conversation/ }).click();
    await expect(item.getByText('Please load the page again.')).toBeVisible();
    await expectAccessible(business);

    await openAdminTab(clerk, 'Support');
    // The clerk finds it by the number that the person reads out, and closes it.
    await support(clerk).getByLabel('Reference number').fill(reference.toLowerCase());
    await support(clerk).getByRole('button', { name: 'Find' }).click();
    await dialog.getByRole('button', { name: 'Close conversation…' }).click();
    await expect(alertDialog(clerk)).toContainText('You can reopen it later.');
    await alertDialog(clerk).getByRole('button', { name: 'Close conversation' }).click();
    await expect(clerk.getByText('Conversation closed.')).toBeVisible();
    await business.reload();
    await expect(item.getByText('Closed')).toBeVisible();
    await item.getByRole('button', { name: /^Read conversation/ }).click();
    await expect(item.getByText("You can't add to this conversation anymore")).toBeVisible();

    // From the conversation, the clerk opens the person who wrote.
    await support(clerk).getByRole('button', { name: 'Find' }).click();
    await dialog.getByRole('link', { name: 'View person' }).click();
    await expect(clerk.getByRole('heading', { name: large.profile.display_name })).toBeVisible();
  },
);
