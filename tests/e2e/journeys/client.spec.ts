import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  admin,
  confirmEmail,
  PASSWORD,
  signIn,
  signInWithForm,
  signUpWithForm,
  unique,
} from '../../support/browser/sign-in.ts';
import { expectAccessible, hydrate, PHONE } from '../../support/browser/screen.ts';
import { createProvider } from '../../support/test-data.ts';

// Both browsers create the client's profile, and one write is refused.
test.use({ expectedErrors: [/status of 409/] });

/** Sends the mail about the changed status now, instead of after five minutes. */
async function sendStatusMail(requestId: string) {
  const mails = admin()
    .firestore.collection('mail')
    .where('template', '==', 'request_status')
    .where('data.request_id', '==', requestId);
  await expect.poll(async () => (await mails.get()).size).toBe(1);
  for (const mail of (await mails.get()).docs)
    await mail.ref.update({ next_attempt_at: new Date() });
}

test(
  '§1 Journey: a client finds a plumber, asks, confirms the email in another browser, and is told the status',
  { tag: ['@journey', '@2.2.18', '@2.6.4', '@4.4.8'] },
  async ({ page: phone, visitor }) => {
    test.setTimeout(240_000);
    const email = `${unique('nora')}@e2e.test`;
    const provider = await createProvider('pipes', {
      services: ['Plumbing repairs'],
      city: 'Austin, TX',
    });
    const { display_name: name, handle } = provider.profile;

    await phone.setViewportSize(PHONE);
    await phone.goto('/');
    await hydrate(phone);
    await phone.getByRole('main').getByRole('combobox', { name: 'Service' }).fill('plumber');
    await phone.getByRole('main').getByRole('combobox', { name: 'Location' }).fill('austin tx');
    await phone.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(phone.getByRole('heading', { name: 'Plumbing in Austin, TX' })).toBeVisible();
    await phone
      .getByRole('article', { name })
      .getByRole('link', { name: /View Profile/ })
      .click();
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    await phone.getByRole('button', { name: 'Request Service' }).click();
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(phone).toHaveURL(/\/auth\?type=client&redirect=/);
    await signUpWithForm(phone, email);

    // The mail is read on a computer, where nobody is signed in.
    const computer = await visitor();
    await confirmEmail(computer, linkIn(await waitForMail(email, /confirm/i), /oobCode=/));
    await expect(computer.getByText('Your email is confirmed')).toBeVisible();
    await expectAccessible(computer);
    await computer.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(computer.getByLabel('Email')).toHaveValue(email);
    await signInWithForm(computer, { uid: '', email, password: PASSWORD });
    await expect(computer).toHaveURL(new RegExp(`/p/${handle}$`));
    const form = computer.getByRole('dialog');
    await expect(form.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByLabel('Name').fill('Nora Client');
    await form.getByLabel(/description|need/i).fill('The kitchen tap drips.');
    await form.getByRole('button', { name: /Send/ }).click();
    await expect(form.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await form.getByRole('link', { name: 'Open chat' }).click();
    await expect(computer).toHaveURL(/\/client-chat\/[^/]+$/);
    await sendMessage(computer, 'It is getting worse.');
    await expect(messageLog(computer).getByText('It is getting worse.')).toBeVisible();
    const requestId = new URL(computer.url()).pathname.split('/').at(-1) ?? '';

    // The phone has detected the confirmation and opened the professional's page.
    await expect(phone).toHaveURL(new RegExp(`/p/${handle}`));

    const office = await visitor();
    await signIn(office, provider, '/dashboard');
    await office.getByRole('combobox', { name: /Status of/ }).selectOption('in_progress');
    await expect(office.getByText('Status updated to in progress')).toBeVisible();
    await office.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await expect(messageLog(office).getByText('It is getting worse.')).toBeVisible();
    await sendMessage(office, 'I am on my way.');
    await expect(messageLog(computer).getByText('I am on my way.')).toBeVisible();

    await sendStatusMail(requestId);
    const mail = await waitForMail(email, /^Your request to .* is in progress$/);
    const reader = await visitor();
    await reader.goto(linkIn(mail, /\/client-chat\//));
    await expect(messageLog(reader).getByText('I am on my way.')).toBeVisible();
    await expect(reader.getByText('In progress')).toBeVisible();
  },
);
