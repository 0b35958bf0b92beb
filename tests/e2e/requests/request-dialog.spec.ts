import { defaultClientProfile } from '@doorstep/domain/profiles/client-profile';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { linkIn, mailsTo, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { admin, createPerson, signIn, type Person } from '../../support/browser/sign-in.ts';
import { createProvider, readDocument, writeDocuments } from '../../support/test-data.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  PHONE,
} from '../../support/browser/screen.ts';

test.use({ expectedErrors: [/ERR_FAILED|RPC_ERROR|The request was not sent|status of 403/] });

const SENT = 'Service request sent successfully! The provider will contact you soon.';
const COMMIT = '**/documents:commit*';

type Provider = Awaited<ReturnType<typeof createProvider>>;

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Request' });

async function openDialog(page: Page, provider: Provider, client: Person) {
  await signIn(page, client, `/p/${provider.profile.handle}`);
  await open(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function requestsOf(client: Person) {
  const query = admin().firestore.collection('service_requests');
  const { docs } = await query.where('client_uid', '==', client.uid).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

// @4.4.1 @5.6.1 @5.6.2 @5.6.4 @5.6.8 @2.56.7 @7.3.1 @8.5.9 @8.8.1 @9.2.1
test('Request form: names missing fields and stores a trimmed request', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const provider = await createProvider('asked');
  const client = await createPerson('asks');
  // A client who has just signed up has a profile that nobody filled in.
  await writeDocuments({ [`client_profiles/${client.uid}`]: defaultClientProfile(client.uid) });
  await openDialog(page, provider, client);
  const form = dialog(page);
  // The dialog opens with a size animation.
  await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: PHONE.width });
  // The on-screen keyboard covers half of the screen, and the last button can still be reached.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await send(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(open(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(DESKTOP);
  const contact = form.getByLabel('Preferred contact');
  await expect(contact.locator('option')).toHaveText(['Email', 'Phone', 'Either']);
  const urgency = form.getByRole('group', { name: 'Urgency' });
  await expect(urgency).toHaveText(/Within a week.*Within a few days.*ASAP/);
  await expect(form.getByLabel('Email')).toHaveValue(client.email);
  await expect(urgency.getByRole('radio', { name: 'Within a few days' })).toBeChecked();
  await expect(contact).toHaveValue('either');
  await form.getByLabel('Email').fill('nora@');
  await send(page).click();
  await expect(form.getByText('Please enter your name.')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByText('Please describe what you need.')).toBeVisible();
  await expect(form.getByLabel('Service description')).toBeFocused();
  expect(await requestsOf(client)).toEqual([]);

  await form.getByLabel('Your name').fill('  Nora Whitfield ');
  await form.getByLabel('Email').fill(`  ${client.email.toUpperCase()} `);
  await form.getByLabel('Service description').fill(' The sink leaks. ');
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(form.getByRole('heading', { name: 'What happens next' })).toBeFocused();
  await expectAccessible(page);
  const requests = await requestsOf(client);
  expect(requests).toMatchObject([
    {
      provider_id: provider.uid,
      provider_name: provider.profile.display_name,
      provider_handle: provider.profile.handle,
      client_name: 'Nora Whitfield',
      client_email: client.email,
      client_phone: null,
      service_description: 'The sink leaks.',
      urgency: 'medium',
      preferred_contact: 'either',
      status: 'pending',
      last_message: null,
      unread_provider: 1,
    },
  ]);

  // The first request fills the client's profile, with which the next dialog starts.
  await form.getByRole('link', { name: 'Open chat' }).click();
  await expect(page).toHaveURL(new RegExp(`/client-chat/${requests[0]?.id}$`));
  await expect
    .poll(() => readDocument(`client_profiles/${client.uid}`))
    .toMatchObject({ full_name: 'Nora Whitfield', phone: null, preferred_contact: 'either' });
  await page.goBack();
  await expect(open(page)).toBeVisible();
  await expect(form).toBeHidden();
  await open(page).click();
  await expect(form.getByText(`Nora Whitfield · ${client.email}`)).toBeVisible();
  await expect(form.getByLabel('Service description')).toHaveValue('');
});

// @2.15.5 @5.6.2 @7.1.2 @9.2.1
test('Request form: each side receives one mail, and its link opens the chat', async ({
  page,
  visitor,
}) => {
  const provider = await createProvider('mailed');
  // In a mail, an address that is wider than a phone must be broken.
  const client = await createPerson('w'.repeat(40));
  await writeDocuments({
    [`client_profiles/${client.uid}`]: {
      user_id: client.uid,
      full_name: 'Iris Calloway',
      // A stored phone without an area code does not block a request.
      phone: '555-0143',
      preferred_contact: 'phone',
    },
  });
  await openDialog(page, provider, client);
  const form = dialog(page);
  await expect(form.getByText(`Iris Calloway · ${client.email} · 555-0143`)).toBeVisible();
  await form.getByRole('button', { name: 'Change your contact details' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveValue('555-0143');
  await expect(form.getByLabel('Preferred contact')).toHaveValue('phone');
  await form.getByLabel('Service description').fill('A new lamp over the table.');
  await form.getByRole('radio', { name: 'ASAP' }).check();
  // A double click sends one request.
  await send(page).dblclick();
  await expect(page.getByText(SENT)).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toBeHidden();
  const [request, ...more] = await requestsOf(client);
  expect(more).toEqual([]);
  const mail = await waitForMail(provider.email, /request/i);
  expect(mail.text).toContain('A new lamp over the table.');
  expect(mail.text).toContain('Urgency: ASAP');
  expect(mail.html).toContain(client.email);
  const confirmation = await waitForMail(client.email, /request/i);
  const link = linkIn(confirmation, /client-chat/);
  expect(link).toContain(`/client-chat/${request?.id}?token=`);

  const reader = await visitor({ viewport: { width: 375, height: 667 } });
  for (const { html } of [mail, confirmation]) {
    await reader.setContent(html || '');
    await expectNoHorizontalScroll(reader);
  }

  const phone = await visitor();
  await phone.goto(link);
  const name = provider.profile.display_name;
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await sendMessage(phone, 'I came by the link');
  await expect(messageLog(phone).getByText('I came by the link')).toBeVisible();
  await expect(phone.getByText('Message sent')).toBeVisible();
  expect(await mailsTo(provider.email, /Iris Calloway/)).toHaveLength(1);
  expect(await mailsTo(client.email, /request/i)).toHaveLength(1);
});

// @5.6.3 @8.4.2 @8.4.3
test(
  'Request form: failures lose no input, and a retry stores one request',
  { tag: '@journey' },
  async ({ page }) => {
    const provider = await createProvider('unstored');
    const client = await createPerson('retries');
    await openDialog(page, provider, client);
    const form = dialog(page);
    await page.route(COMMIT, (route) => route.abort());
    await form.getByLabel('Your name').fill('Nora');
    await form.getByLabel('Service description').fill('The fence fell.');
    await form.getByRole('radio', { name: 'Within a week' }).check();
    await send(page).click();
    await expect(page.getByText('Failed to send service request')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Within a week' })).toBeChecked();
    await expect(send(page)).toBeEnabled();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
    await open(page).click();
    await expect(form.getByLabel('Service description')).toHaveValue('The fence fell.');

    // The request is stored, but the answer is lost. The retry detects the stored request.
    await page.unroute(COMMIT);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(form).toBeHidden();
    expect(await requestsOf(client)).toHaveLength(1);

    await page.unroute(COMMIT);
    const path = `provider_profiles/${provider.uid}`;
    await writeDocuments({ [path]: { ...(await readDocument(path)), published: false } });
    await open(page).click();
    await form.getByLabel('Service description').fill('Anything.');
    await send(page).click();
    await expect(
      page.getByText("This professional isn't taking requests right now."),
    ).toBeVisible();
    await expect(form.getByLabel('Service description')).toHaveValue('Anything.');
    expect(await requestsOf(client)).toHaveLength(1);
  },
);
