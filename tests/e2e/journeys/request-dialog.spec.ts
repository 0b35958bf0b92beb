import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { afterNextSweep, linkIn, mailsTo, waitForMail } from '../../support/inbox.ts';
import { admin, createPerson, signIn, type Person } from '../../support/people.ts';
import { createProvider, read, write } from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const SENT = 'Service request sent successfully! The provider will contact you soon.';
const COMMIT = '**/documents:commit*';

type Provider = Awaited<ReturnType<typeof createProvider>>;

const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Request' });

async function openDialog(page: Page, provider: Provider, client: Person) {
  await signIn(page, client, `/p/${provider.profile.handle}`);
  await page.getByRole('button', { name: 'Request Service' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function requestsOf(client: Person) {
  const query = admin().firestore.collection('service_requests');
  const { docs } = await query.where('client_uid', '==', client.uid).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

test(
  '§5 Request form: what is required, the labels and the defaults; both stored texts trimmed',
  { tag: ['@4.4.1', '@5.6.1', '@7.3.1', '@8.5.9'] },
  async ({ page }) => {
    const provider = await createProvider('asked');
    const client = await createPerson('asks');
    await openDialog(page, provider, client);
    const form = dialog(page);
    await expect(form.getByLabel('Email')).toHaveValue(client.email);
    await expect(form.getByLabel('Urgency')).toHaveValue('medium');
    await expect(form.getByLabel('Preferred contact')).toHaveValue('either');

    await form.getByLabel('Email').fill('nora@');
    await send(page).click();
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(form.getByText('Please describe what you need.')).toBeVisible();
    await expect(form.getByLabel('Your name')).toBeFocused();
    expect(await requestsOf(client)).toEqual([]);

    await form.getByLabel('Your name').fill('  Nora Whitfield ');
    await form.getByLabel('Email').fill(`  ${client.email.toUpperCase()} `);
    await form.getByLabel('Service description').fill(' The sink leaks. ');
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(form).toBeHidden();
    expect(await requestsOf(client)).toMatchObject([
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
        unread_provider: 0,
      },
    ]);
  },
);

test(
  '§5 Request form: filled in from the client profile; each mail goes out once, with all of it or the way into the chat',
  { tag: ['@5.6.2', '@7.1.2'] },
  async ({ page }) => {
    const provider = await createProvider('mailed');
    const client = await createPerson('known');
    await write({
      [`client_profiles/${client.uid}`]: {
        user_id: client.uid,
        full_name: 'Iris Calloway',
        phone: '512 555 0143',
        preferred_contact: 'phone',
      },
    });
    await openDialog(page, provider, client);
    const form = dialog(page);
    await expect(form.getByLabel('Your name')).toHaveValue('Iris Calloway');
    await expect(form.getByLabel('Phone')).toHaveValue('512 555 0143');
    await expect(form.getByLabel('Preferred contact')).toHaveValue('either');
    await form.getByLabel('Service description').fill('A new lamp over the table.');
    await form.getByLabel('Urgency').selectOption('ASAP');
    await form.getByLabel('Preferred contact').selectOption('Phone');
    // Two clicks, one request.
    await send(page).dblclick();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(form).toBeHidden();
    const [request, ...more] = await requestsOf(client);
    expect(more).toEqual([]);
    const mail = await waitForMail(provider.email, /request/i);
    for (const text of [
      'A new lamp over the table.',
      'Name: Iris Calloway',
      `Email: ${client.email}`,
      'Phone: 512 555 0143',
      'Urgency: ASAP',
      'Preferred contact: Phone',
    ]) {
      expect(mail.text).toContain(text);
    }
    const confirmation = await waitForMail(client.email, /request/i);
    expect(linkIn(confirmation, /client-chat/)).toContain(`/client-chat/${request?.id}?token=`);
    await afterNextSweep(provider.email);
    expect(await mailsTo(provider.email, /Iris Calloway/)).toHaveLength(1);
    expect(await mailsTo(client.email, /request/i)).toHaveLength(1);
  },
);

test(
  '§9 Request form: the labels of urgency and of preferred contact, the urgency’s in the mail too',
  { tag: '@9.2.1' },
  async ({ page }) => {
    const provider = await createProvider('labels');
    await openDialog(page, provider, await createPerson('labels'));
    const form = dialog(page);
    const contacts = form.getByLabel('Preferred contact').locator('option');
    await expect(contacts).toHaveText(['Email', 'Phone', 'Either']);
    const labels = ['Within a week', 'Within a few days', 'ASAP'];
    await expect(form.getByLabel('Urgency').locator('option')).toHaveText(labels);
    for (const label of labels) {
      await form.getByLabel('Your name').fill('Nora');
      await form.getByLabel('Service description').fill(`It can wait: ${label}`);
      await form.getByLabel('Urgency').selectOption(label);
      await send(page).click();
      await expect(form).toBeHidden();
      const mail = await waitForMail(provider.email, new RegExp(`It can wait: ${label}`));
      expect(mail.text).toContain(`Urgency: ${label}\n`);
      expect(mail.html).toContain(`>${label}<`);
      await page.getByRole('button', { name: 'Request Service' }).click();
    }
  },
);

test.describe('§8 Request form, not stored', () => {
  test.use({ expectedErrors: [/ERR_FAILED|RPC_ERROR|The request was not sent|status of 403/] });

  test(
    '§8 Request form: nothing stored, nothing typed is lost, and trying again makes one request',
    { tag: ['@5.6.3', '@8.4.2'] },
    async ({ page }) => {
      const provider = await createProvider('unstored');
      const client = await createPerson('retries');
      await openDialog(page, provider, client);
      const form = dialog(page);
      await page.route(COMMIT, (route) => route.abort());
      await form.getByLabel('Your name').fill('Nora');
      await form.getByLabel('Service description').fill('The fence fell.');
      await form.getByLabel('Urgency').selectOption('low');
      await send(page).click();
      await expect(page.getByText('Failed to send service request')).toBeVisible();
      await expect(form.getByLabel('Service description')).toHaveValue('The fence fell.');
      await expect(form.getByLabel('Urgency')).toHaveValue('low');
      await expect(send(page)).toBeEnabled();

      // Closed and opened again: still there.
      await form.getByRole('button', { name: 'Close' }).click();
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: 'Request Service' }).click();
      await expect(form.getByLabel('Service description')).toHaveValue('The fence fell.');

      // It arrives, but the answer is lost; the next try finds it there.
      await page.unroute(COMMIT);
      await page.route(COMMIT, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page).click();
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(form).toBeHidden();
      expect(await requestsOf(client)).toHaveLength(1);
    },
  );

  test(
    '§6 Request form: who is not public any more cannot be asked',
    { tag: '@8.4.3' },
    async ({ page }) => {
      const provider = await createProvider('gone');
      const client = await createPerson('late');
      await openDialog(page, provider, client);
      await write({
        [`provider_profiles/${provider.uid}`]: {
          ...(await read(`provider_profiles/${provider.uid}`)),
          published: false,
        },
      });
      await dialog(page).getByLabel('Your name').fill('Nora');
      await dialog(page).getByLabel('Service description').fill('Anything.');
      await send(page).click();
      await expect(
        page.getByText("This professional isn't taking requests right now."),
      ).toBeVisible();
      await expect(dialog(page).getByLabel('Service description')).toHaveValue('Anything.');
    },
  );
});

test(
  '§5 Request form: on a phone it has the whole screen, by keyboard too, and axe finds nothing',
  { tag: ['@5.6.4', '@8.8.1'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const provider = await createProvider('phone');
    const client = await createPerson('mobile');
    await openDialog(page, provider, client);
    // Once it has grown to its size.
    await expect
      .poll(() => dialog(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: PHONE.width });
    // With the keyboard open half of the screen is left: the last button can still be reached.
    await page.setViewportSize({ width: PHONE.width, height: 420 });
    await send(page).scrollIntoViewIfNeeded();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expectNoSideScroll(page);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Request Service' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
  },
);
