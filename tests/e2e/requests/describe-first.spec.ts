import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { admin, confirmEmail, PASSWORD, unique } from '../../support/browser/sign-in.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
} from '../../support/browser/screen.ts';
import { createProvider, updateDocument } from '../../support/test-data.ts';

// Both browsers may create the client's profile, and Auth ends the session of the corrected account.
test.use({ expectedErrors: [/status of 40[09]/] });

const dialog = (page: Page) => page.getByRole('dialog');
const describeFirst = (page: Page) => page.getByRole('button', { name: 'Describe the job first' });
const description = (page: Page) => dialog(page).getByLabel('Service description');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Request' });

/** Returns a stored draft of a request (web/lib/storage/drafts.ts). */
const draftOf = (handle: string, service_description: string) =>
  JSON.stringify({ ends: Date.now() + 60_000, value: { handle, values: { service_description } } });

async function requestsTo(providerId: string) {
  const requests = admin().firestore.collection('service_requests');
  const { docs } = await requests.where('provider_id', '==', providerId).get();
  return docs.map((document) => document.data());
}

test(
  '§6 A visitor describes the job, signs up at Send, confirms in another browser, and sends with one press',
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
    await page.getByRole('button', { name: 'Request Service' }).click();
    await expect(page.getByText(/free client account to request/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await describeFirst(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(description(page)).toBeFocused();
    await expect(page.getByText(/free client account to request/)).toBeHidden();
    await expect(dialog(page).getByLabel('Street address')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Add photos' })).toBeHidden();

    // Everything but the typing is done by the keyboard.
    await page.keyboard.type('The sink leaks.');
    await expect(dialog(page).getByText('Saved in this browser')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('radio', { name: 'Within a few days' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('radio', { name: 'ASAP' })).toBeChecked();
    await dialog(page).getByLabel('Your name').focus();
    await page.keyboard.type('Nora');
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

    await send(page).press('Enter');
    await expect(page.getByText("It's saved in this browser.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(typo);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expectAccessible(page);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await page.getByLabel('Correct email').fill(email);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send link' }).click();
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
    await send(page).click();
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

    // A request to a page that is not public any more is still there.
    await updateDocument(`provider_profiles/${uid}`, { published: false });
    await page.evaluate(([key, value]) => localStorage.setItem(`draft:@:request:${key}`, value), [
      uid,
      draftOf(profile.handle, 'The sink leaks again.'),
    ] as const);
    await page.goto(`/p/${profile.handle}?request=draft`);
    await expect(
      page.getByRole('heading', { name: "We couldn't send your request" }),
    ).toBeVisible();
    await expect(page.getByText('The sink leaks again.')).toBeVisible();
    await expectAccessible(page);
  },
);
