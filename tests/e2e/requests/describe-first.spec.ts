import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { admin, confirmEmail, PASSWORD, unique } from '../../support/browser/sign-in.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
  tabTo,
} from '../../support/browser/screen.ts';
import { createProvider, updateDocument } from '../../support/test-data.ts';

// Both browsers may create the client's profile. Auth ends the session of the corrected account.
test.use({ expectedErrors: [/status of 40[09]/] });

const dialog = (page: Page) => page.getByRole('dialog');
const describeFirst = (page: Page) => page.getByRole('button', { name: 'Describe the job first' });
const description = (page: Page) => dialog(page).getByLabel('Service description');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Request' });

/** Moves the focus to a button with Tab, and presses it with Enter. */
async function press(button: Locator) {
  await tabTo(button);
  await expect(button).toBeEnabled();
  await button.page().keyboard.press('Enter');
}

/** Moves the focus to a field with Tab, which selects its text, and types. */
async function typeInto(field: Locator, text: string) {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

async function requestsTo(providerId: string) {
  const requests = admin().firestore.collection('service_requests');
  const { docs } = await requests.where('provider_id', '==', providerId).get();
  return docs.map((document) => document.data());
}

test(
  '§6 By keyboard only, a visitor describes the job, signs up at Send, confirms in another browser, and sends with one press',
  {
    tag: [
      '@journey',
      '@2.56.1',
      '@2.56.2',
      '@2.56.3',
      '@2.56.4',
      '@2.56.5',
      '@2.56.6',
      '@2.56.8',
      '@2.56.9',
    ],
  },
  async ({ page, visitor }) => {
    const { profile, uid } = await createProvider('described');
    const [typo, email] = [`${unique('typo')}@e2e.test`, `${unique('nora')}@e2e.test`];
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/p/${profile.handle}`);
    await hydrate(page);
    await page.clock.install();
    await press(page.getByRole('button', { name: 'Request Service' }));
    await expect(page.getByText(/free client account to request/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await press(describeFirst(page));
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(description(page)).toBeFocused();
    await expect(page.getByText(/free client account to request/)).toBeHidden();
    await expect(dialog(page).getByLabel('Street address')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Add photos' })).toBeHidden();

    await expect(dialog(page).getByText(/^Next, you'll create a free account/)).toBeVisible();
    await page.keyboard.type('The tap drips.');
    await expect(dialog(page).getByText('Saved in this browser')).toBeVisible();
    await press(dialog(page).getByRole('button', { name: 'Discard' }));
    await expect(description(page)).toHaveValue('');
    await expect(description(page)).toBeFocused();
    await page.keyboard.type('The sink leaks.');
    await expect(dialog(page).getByText('Saved in this browser')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('radio', { name: 'Within a few days' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('radio', { name: 'ASAP' })).toBeChecked();
    await typeInto(dialog(page).getByLabel('Your name'), 'Nora');
    await page.keyboard.press('Tab');
    await page.keyboard.type(typo);
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 640, height: 400 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await expect(description(page)).toHaveValue('The sink leaks.');

    await press(send(page));
    await expect(page.getByText("It's saved in this browser.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(typo);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expectAccessible(page);
    await typeInto(page.getByLabel('Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Correct the address' }));
    await typeInto(page.getByLabel('Correct email'), email);
    await typeInto(page.getByLabel('Your password'), PASSWORD);
    await press(page.getByRole('button', { name: 'Send link' }));
    await expect(page.getByRole('main')).toContainText(`We sent a link to ${email}`);
    expect(await requestsTo(uid)).toEqual([]);

    const phone = await visitor();
    const link = linkIn(await waitForMail(email, /^Confirm/), /oobCode=/);
    expect(link).not.toContain('sink');
    await confirmEmail(phone, link);
    await expect(
      phone.getByText('Your request waits in the browser where you wrote it.'),
    ).toBeVisible();
    await expectAccessible(phone);

    await expect(description(page)).toHaveValue('The sink leaks.');
    await expect(dialog(page).getByText(`Nora · ${email}`)).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'ASAP' })).toBeChecked();
    await expect(dialog(page).getByLabel('Street address')).toBeVisible();
    await press(send(page));
    await expect(dialog(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await requestsTo(uid)).toMatchObject([
      {
        client_name: 'Nora',
        client_email: email,
        client_email_confirmed: true,
        service_description: 'The sink leaks.',
        urgency: 'high',
      },
    ]);

    // What was typed for a page that is not public any more is still there.
    await phone.goto(`/p/${profile.handle}?request=draft`);
    await description(phone).fill('The sink leaks again.');
    await expect(dialog(phone).getByText('Saved in this browser')).toBeVisible();
    await updateDocument(`provider_profiles/${uid}`, { published: false });
    await phone.reload();
    await hydrate(phone);
    await expect(phone.getByRole('heading', { name: "Your request wasn't sent" })).toBeVisible();
    await expect(phone.getByText('The sink leaks again.')).toBeVisible();
    await expectAccessible(phone);
  },
);
