import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageLog,
  openClientChat,
  sendMessage,
} from '../../support/browser/chat.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  holdPrinting,
  tabTo,
} from '../../support/browser/screen.ts';
import { readDocument } from '../../support/test-data.ts';

const quoteOf = (page: Page) => page.getByRole('region', { name: 'Quote' });
const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}` });

async function fillLine(page: Page, number: number, text: string, amount: string): Promise<void> {
  await line(page, number).getByLabel('Description').fill(text);
  await line(page, number).getByLabel('Amount').fill(amount);
}

// @2.50.3 @2.50.11 @4.14.10 @4.14.11 @4.14.12 @4.14.13 @4.14.14
test(
  'Quotes: the professional sends one, a guest reads it, and the client accepts it',
  { tag: '@journey' },
  async ({ page: pro, visitor }) => {
    const { provider, client, request } = await createRequestChat('quotes', [], {
      ...{ client_name: 'Nora Whitfield', place: 'Austin, TX' },
      distance: { meters: 64_374, is_inside: false },
    });
    await signIn(pro, provider, `/chat/${request.id}`);
    await pro.getByRole('button', { name: 'Send a quote' }).click();
    const form = pro.getByRole('dialog', { name: 'Quote for Nora Whitfield' });
    await expect(form.getByText('Where: Austin, TX · 40 miles from you')).toBeVisible();
    await expect(form.getByText('Outside your area')).toBeVisible();
    await fillLine(pro, 1, 'Replace two outlets', 'a lot');
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(form.getByText('Please enter an amount, such as 1,250.00.')).toBeVisible();
    const amount = line(pro, 1).getByLabel('Amount');
    const red = await amount.evaluate((field) => getComputedStyle(field).borderColor);
    await fillLine(pro, 1, 'Replace two outlets', '1,180');
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(amount).not.toHaveCSS('border-color', red);
    await form.getByRole('button', { name: 'Add a line' }).click();
    await fillLine(pro, 2, 'Parts', '42.50');
    await expect(form.getByText('Total $1,222.50')).toBeVisible();
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);

    // What was typed is a draft.
    await pro.reload();
    await pro.getByRole('button', { name: 'Send a quote' }).click();
    await expect(line(pro, 2).getByLabel('Amount')).toHaveValue('42.50');
    await form.getByLabel('Message').fill('I can start on Monday.');
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(pro.getByRole('status').getByText('Quote sent')).toBeAttached();
    await expect(messageLog(pro).getByText('Quote $1,222.50')).toBeVisible();
    await expect(quoteOf(pro).getByText('Open', { exact: true })).toBeVisible();

    const guest = await visitor();
    await holdPrinting(guest);
    await openClientChat(guest, request, client.email);
    await expect(quoteOf(guest).getByRole('row', { name: 'Parts $42.50' })).toBeVisible();
    await expect(quoteOf(guest).getByText('Where: Austin, TX · about 40 miles away')).toBeVisible();
    await expect(quoteOf(guest).getByText('open the link in our email, or sign in')).toBeVisible();
    await expect(quoteOf(guest).getByRole('button', { name: 'Accept' })).toBeHidden();
    await quoteOf(guest).getByRole('button', { name: 'Print' }).click();
    await guest.emulateMedia({ media: 'print' });
    await expect(guest.getByText(`From ${provider.profile.display_name}`)).toBeVisible();
    await expect(guest.getByText('To Nora Whitfield')).toBeVisible();
    await expect(guest.getByText('Where: Austin, TX', { exact: true })).toBeVisible();
    await expect(guest.getByRole('textbox', { name: 'Message' })).toBeHidden();

    const person = await visitor();
    await signIn(person, client, '/client-dashboard');
    await expect(person.getByText('Quote $1,222.50 · open')).toBeVisible();
    await person.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await expect(quoteOf(person).getByText('I can start on Monday.')).toBeVisible();
    // The quote is between the messages by its time, and a line above them leads to it.
    await sendMessage(person, `${'Thank you.\n'.repeat(40)}See you.`);
    await expect(quoteOf(person).getByText('Quote $1,222.50')).not.toBeInViewport();
    const bar = person.getByRole('button', { name: 'Quote $1,222.50 · Review' });
    await bar.press('Enter');
    await expect(quoteOf(person).getByText('Quote $1,222.50')).toBeInViewport();
    await expect(quoteOf(person)).toBeFocused();
    await expectAccessible(person);
    await expectNoHorizontalScroll(person);
    await quoteOf(person).getByRole('button', { name: 'Accept' }).click();
    const question = person.getByRole('alertdialog', { name: 'Accept this quote?' });
    await expect(question.getByText('agreeing to $1,222.50')).toBeVisible();
    // A newer quote closes the question about the earlier one.
    await pro.getByRole('button', { name: 'Send a new quote' }).click();
    await fillLine(pro, 2, 'Parts', '82.50');
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(quoteOf(person).getByText('Quote $1,262.50')).toBeVisible();
    await expect(question).toBeHidden();
    await quoteOf(person).getByRole('button', { name: 'Accept' }).click();
    await expect(question.getByText('agreeing to $1,262.50')).toBeVisible();
    await question.getByRole('button', { name: 'Accept quote' }).click();
    await expect(quoteOf(person).getByText('Accepted', { exact: true })).toBeVisible();
    await expect(person.getByText('In progress', { exact: true })).toBeVisible();
    await expect(quoteOf(person).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expect(person.getByRole('button', { name: /Review$/ })).toBeHidden();
    await expect(quoteOf(pro).getByText('Accepted', { exact: true })).toBeVisible();
    expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
      status: 'in_progress',
      status_changed_by: client.uid,
    });

    // A new quote starts with the lines of the earlier one, and can be withdrawn.
    await pro.getByRole('button', { name: 'Send a new quote' }).click();
    await line(pro, 2).getByRole('button', { name: 'Remove line 2' }).click();
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(quoteOf(pro).getByText('Quote $1,180')).toBeVisible();
    await quoteOf(pro).getByRole('button', { name: 'Earlier quotes' }).click();
    await expect(quoteOf(pro).getByRole('listitem')).toContainText(['Accepted', 'Withdrawn']);
    await quoteOf(pro).getByRole('button', { name: 'Withdraw' }).click();
    await pro.getByRole('button', { name: 'Withdraw quote' }).click();
    // The newest one and an earlier one.
    await expect(quoteOf(pro).getByText('Withdrawn', { exact: true })).toHaveCount(2);
  },
);

// @8.8.1
test('Quotes: by the keyboard alone, one is sent and accepted', async ({ page: pro, visitor }) => {
  const { provider, client, request } = await createRequestChat('keyboard', [], {
    client_name: 'Nora Whitfield',
  });
  await signIn(pro, provider, `/chat/${request.id}`);
  await tabTo(pro.getByRole('button', { name: 'Send a quote' }));
  await pro.keyboard.press('Enter');
  const form = pro.getByRole('dialog', { name: 'Quote for Nora Whitfield' });
  await tabTo(line(pro, 1).getByLabel('Description'));
  await pro.keyboard.type('Replace two outlets');
  await tabTo(line(pro, 1).getByLabel('Amount'));
  await pro.keyboard.type('1,180');
  await tabTo(form.getByRole('button', { name: 'Send quote' }));
  await pro.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(quoteOf(pro).getByText('Quote $1,180')).toBeVisible();

  const person = await visitor();
  await signIn(person, client, `/client-chat/${request.id}`);
  await tabTo(person.getByRole('button', { name: 'Quote $1,180 · Review' }));
  await person.keyboard.press('Enter');
  await expect(quoteOf(person)).toBeFocused();
  await tabTo(quoteOf(person).getByRole('button', { name: 'Accept' }));
  await person.keyboard.press('Enter');
  const question = person.getByRole('alertdialog', { name: 'Accept this quote?' });
  await tabTo(question.getByRole('button', { name: 'Accept quote' }));
  await person.keyboard.press('Enter');
  await expect(quoteOf(person).getByText('Accepted', { exact: true })).toBeVisible();
  await expect(quoteOf(person)).toBeFocused();
});
