import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH } from '../../support/browser/editor.ts';
import { waitForMail } from '../../support/browser/wait-for-mail.ts';
import { admin, createPerson, signIn, type Person } from '../../support/browser/sign-in.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';

/** Changes the plan and its copy, as a sync of the subscription does. */
async function setPlan({ uid }: Person, subscription_tier: PlanTier) {
  await writeDocuments({
    [`subscribers/${uid}`]: subscriber({ subscription_tier, stripe_customer_id: null }),
  });
  const profile = admin().firestore.doc(`provider_profiles/${uid}`);
  await profile.update({ 'facts.plan_tier': subscription_tier });
}

/** The sections of the editor, and those of the public page. */
const section = (page: Page) => page.getByRole('region', { name: 'Branches' });
const hoursOf = (page: Page) => page.getByRole('region', { name: 'Opening hours' });
const locations = (page: Page) => page.getByRole('region', { name: 'Locations' });

/** Expects an element on a page that is cached for a short time. */
async function expectOnPage(page: Page, path: string, isReady: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await isReady();
  }).toPass({ timeout: 60_000 });
}

test(
  'Branches: a professional saves hours and prices of the page and adds two branches, the page shows them, a client chooses one, and the editor locks them without the plan',
  {
    tag: ['@2.59.1', '@2.59.3', '@2.29.1', '@2.29.6', '@2.29.7', '@2.52.1', '@2.52.5', '@2.57.2'],
  },
  async ({ page: pro, visitor }) => {
    test.slow();
    const provider = await createProvider('branches');
    const { handle } = provider.profile;
    await pro.setViewportSize(PHONE);
    await signIn(pro, provider, EDITOR_PATH);
    await expect(section(pro)).toContainText('are part of Business, $79 a month.');
    await hoursOf(pro).getByRole('button', { name: 'Add hours' }).click();
    const week = pro.getByRole('dialog', { name: 'Add hours' });
    await week.getByRole('button', { name: 'Open 24 hours' }).click();
    await expect(week.getByText('Open 24 hours.')).toHaveCount(7);
    await week.getByRole('button', { name: 'Weekdays 8 to 5' }).click();
    await expect(week.getByText('Closed', { exact: true })).toHaveCount(2);
    await week.getByText('Closed on public holidays').click();
    await week.getByLabel('Monday, opens').fill('08:30');
    await week.getByLabel('Friday, closes').fill('');
    const zone = week.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('Middle-earth');
    await week.getByRole('button', { name: 'Save hours' }).click();
    await expect(week.getByText('Please choose the time zone.')).toBeVisible();
    await zone.fill('Mountain');
    await week.getByRole('option', { name: /America\/Denver/ }).click();
    await week.getByRole('button', { name: 'Save hours' }).click();
    await expect(week.getByText('Please enter a time.')).toBeVisible();
    await expect(week.getByLabel('Friday, closes')).toBeFocused();
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);
    await week.getByLabel('Friday, closes').fill('12:30');
    await week.getByRole('button', { name: 'Save hours' }).click();
    await expect(hoursOf(pro)).toContainText('Monday: 8:30 AM – 5:00 PM');
    await expect(hoursOf(pro)).toContainText('Friday: 8:00 AM – 12:30 PM');
    await expect(hoursOf(pro)).toContainText('Public holidays: Closed');
    await expect(hoursOf(pro)).toContainText('Time zone: America/Denver');
    await expect(week).toBeHidden();
    await expect(pro.getByRole('link', { name: /^Hours ?, complete$/ })).toBeVisible();
    await expect(pro.getByRole('link', { name: 'Prices', exact: true })).toBeVisible();

    const prices = (page: Page) => page.getByRole('region', { name: 'Prices' });
    await prices(pro).getByRole('button', { name: 'Add prices' }).click();
    const dialog = pro.getByRole('dialog', { name: 'Prices' });
    const first = dialog.getByRole('group', { name: 'Price 1' });
    await first.getByLabel('Price from ($)').fill('$89');
    await dialog.getByRole('button', { name: 'Save prices' }).click();
    await expect(first.getByText('Please describe the job.')).toBeVisible();
    await expect(first.getByLabel('Job')).toBeFocused();
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);
    await first.getByLabel('Job').fill('Drain cleaning');
    await dialog.getByRole('button', { name: 'Save prices' }).click();
    await expect(prices(pro)).toContainText('Drain cleaning from $89');
    await expect(dialog).toBeHidden();

    await setPlan(provider, 'Business');
    await section(pro).getByRole('button', { name: 'Add a branch' }).click();
    const add = pro.getByRole('dialog', { name: 'Add a branch' });
    await add.getByRole('button', { name: 'Save branch' }).click();
    await expect(add.getByText('Please enter a name.')).toBeVisible();
    await expect(add.getByText('Please enter the address.')).toBeVisible();
    await add.getByLabel('Name').fill('Main office');
    await add.getByLabel('Address').fill('12 Canal St, Austin, TX');
    await add.getByLabel('Phone').fill('(512) 555-0123');
    // Open around the clock on each day.
    for (const day of ['Saturday', 'Sunday']) await add.getByText(day, { exact: true }).click();
    for (const day of ['Monday', 'Saturday', 'Sunday']) {
      await add.getByLabel(`${day}, opens`).fill('00:00');
      await add.getByLabel(`${day}, closes`).fill('00:00');
    }
    await add.getByRole('button', { name: 'Copy Monday to weekdays' }).click();
    await expect(add.getByText('Open 24 hours.')).toHaveCount(7);
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);
    await add.getByRole('button', { name: 'Save branch' }).click();
    await expect(section(pro).getByRole('heading', { name: 'Main office' })).toBeVisible();
    await expect(add).toBeHidden();

    await section(pro).getByRole('button', { name: 'Add a branch' }).click();
    await add.getByLabel('Name').fill('Shop');
    await add.getByLabel('Address').fill('3 Elm St, Temple, TX');
    await add.getByRole('combobox', { name: 'Areas served' }).fill('Belton, TX');
    await add.getByRole('combobox', { name: 'Areas served' }).press('Enter');
    await add.getByRole('button', { name: 'Save branch' }).click();
    await expect(add).toBeHidden();
    await section(pro).getByRole('button', { name: 'Edit Shop' }).click();
    const edit = pro.getByRole('dialog', { name: 'Edit branch' });
    await edit.getByLabel('Name').fill('Workshop');
    await edit.getByRole('button', { name: 'Save branch' }).click();
    await expect(section(pro).getByRole('listitem')).toHaveText([/Main office/, /Workshop/]);
    await expectNoHorizontalScroll(pro);

    const client = await visitor();
    await client.setViewportSize(PHONE);
    const office = locations(client).getByRole('listitem').first();
    await expectOnPage(client, `/p/${handle}`, () =>
      expect(office).toContainText('Open now', { timeout: 3000 }),
    );
    await expect(prices(client)).toContainText('Drain cleaning from $89');
    await expect(hoursOf(client)).toContainText('Friday8:00 AM – 12:30 PM');
    await expect(hoursOf(client)).toContainText(/Open now · until|Opens at|Closed/);
    await expect(office).toContainText('Monday – SundayOpen 24 hours');
    await expect(office.getByRole('link', { name: '(512) 555-0123' })).toBeVisible();
    await expect(locations(client)).toContainText('Monday – Friday9:00 AM – 5:00 PM');
    await expect(locations(client)).toContainText('Serving Belton, TX');
    await expectAccessible(client);
    await expectNoHorizontalScroll(client);

    const person = await createPerson('chooses');
    await signIn(client, person, `/p/${handle}`);
    await client.getByRole('button', { name: 'Request Service' }).click();
    const form = client.getByRole('dialog');
    const location = form.getByLabel('Location');
    await expect(location.locator('option')).toHaveText([
      'Any location',
      'Main office',
      'Workshop',
    ]);
    await form.getByLabel('Your name').fill('Nora');
    await form.getByLabel('Service description').fill('A leak.');
    await location.selectOption('Workshop');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(form.getByRole('link', { name: /chat/i })).toBeVisible();
    const mail = await waitForMail(provider.email, /New request/);
    expect(mail.text).toContain('Location: Workshop');
    await client.goto('/client-dashboard');
    await expect(client.getByRole('main').getByText('Workshop')).toBeVisible();
    await pro.goto('/dashboard');
    await expect(pro.getByRole('main').getByText('Workshop')).toBeVisible();

    // tests/functions/profiles/branches.stack.test.ts proves the page and search without the plan.
    await setPlan(provider, 'Pro');
    await pro.goto(EDITOR_PATH);
    await expect(section(pro)).toContainText("We've saved these branches");
    await expect(section(pro).getByRole('listitem')).toHaveText([/Main office/, /Workshop/]);
    await expect(section(pro).getByRole('button')).toHaveCount(0);

    await setPlan(provider, 'Business');
    await section(pro).getByRole('button', { name: 'Remove Workshop' }).click();
    await pro.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section(pro).getByRole('listitem')).toHaveText([/Main office/]);
  },
);
