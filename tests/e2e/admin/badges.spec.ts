import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { admin, signIn } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { alertDialog, createAdmin, openAdminTab } from '../../support/browser/reporting.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createProvider } from '../../support/test-data.ts';

test.use({
  expectedErrors: [/Failed to load resource|The application for a badge was not sent/],
});

/** Firestore's client connects again after up to a minute, if a busy machine has lost it. */
const RECONNECTED = { timeout: 90_000 };

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const section = (page: Page) => page.getByRole('region', { name: 'License and insurance' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Returns a professional's application in the list of administrators. */
const applicationOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Pending applications' })
    .getByRole('listitem')
    .filter({ hasText: name });

/** Expects the text to appear on a screen that is cached for a short time. */
async function expectText(page: Page, path: string, text: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test(
  'Badges: a professional asks, an administrator grants, the page shows it, and a refusal has a reason',
  { tag: ['@2.10.20', '@2.10.21', '@2.11.23', '@2.11.24', '@2.12.27', '@8.8.1'] },
  async ({ page: pro, visitor }) => {
    test.slow();
    const provider = await createProvider('approved');
    const { handle, display_name: name } = provider.profile;
    await pro.setViewportSize(PHONE);
    await signIn(pro, provider, '/dashboard/profile#badges');
    await expect(section(pro)).toBeInViewport();
    await section(pro).getByRole('button', { name: 'Send license' }).click();
    const form = pro.getByRole('dialog', { name: 'Send your license' });
    const file = form.getByLabel('Photo or PDF of your license');
    await form.getByLabel('Valid until').fill('2020-01-01');
    await file.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('Not a PDF.'),
    });
    await expect(form.getByText('Please choose a picture or a PDF.')).toBeVisible();
    await send(pro).click();
    await expect(form.getByText('Please enter the number.')).toBeVisible();
    await expect(form.getByText("Please enter a date that hasn't passed.")).toBeVisible();
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);

    const number = 'N'.repeat(60);
    await form.getByLabel('License number').fill(number);
    await form.getByLabel('Valid until').fill(day(400));
    await file.setInputFiles(jpegFile('license.jpg'));
    await expect(form.getByText('license.jpg')).toBeVisible();
    const uploads = '**/v0/b/**';
    await pro.route(uploads, (route) => route.fulfill({ status: 403 }));
    await send(pro).click();
    await expect(
      pro.getByText("We couldn't send it. What you entered is still here."),
    ).toBeVisible();
    await pro.unroute(uploads);
    await send(pro).click();
    await expect(section(pro).getByText("We're reviewing it. Sent")).toBeVisible(RECONNECTED);
    await expect(form).toBeHidden();

    const clerk = await visitor();
    await clerk.setViewportSize(PHONE);
    await signIn(clerk, await createAdmin(), '/admin?tab=badges');
    const license = applicationOf(clerk, name);
    await expect(license).toContainText(number);
    await expectAccessible(clerk);
    await expectNoHorizontalScroll(clerk);
    await license.getByRole('button', { name: 'View document' }).click();
    const evidence = clerk.getByRole('img', { name: 'The document' });
    await expect(evidence).not.toHaveJSProperty('naturalWidth', 0);
    await expectAccessible(clerk);
    await clerk.keyboard.press('Escape');
    await license.getByRole('button', { name: 'Approve…' }).click();
    await alertDialog(clerk).getByLabel('Number').fill('');
    await expect(alertDialog(clerk).getByText('Please enter the number.')).toBeVisible();
    await expectAccessible(clerk);
    await alertDialog(clerk).getByLabel('Number').fill('CFC 1429');
    await alertDialog(clerk).getByRole('button', { name: 'Approve' }).click();
    await expect(clerk.getByText('Badge approved.')).toBeVisible();
    await expect(license).toBeHidden();
    await openAdminTab(clerk, 'Audit log');
    await expect(clerk.getByText('Badge approved', { exact: true }).first()).toBeVisible();
    await openAdminTab(clerk, 'Badges');

    await expect(section(pro).getByText('Valid until')).toBeVisible();
    const client = await visitor();
    // The link of a mail keeps its place on the page when it leads to sign-in first.
    await client.goto('/dashboard/profile#badges');
    await expect(client).toHaveURL(/redirect=%2Fdashboard%2Fprofile%23badges/);
    await expectText(client, `/p/${handle}`, 'License CFC 1429 verified by');
    await expectNoHorizontalScroll(client);

    // The file is a PDF this time.
    await section(pro).getByRole('button', { name: 'Send insurance' }).click();
    await pro.getByLabel('Policy number').fill('P-1');
    await pro.getByRole('dialog').getByLabel('Valid until').fill(day(90));
    await pro.getByLabel('Photo or PDF of your insurance certificate').setInputFiles({
      name: 'policy.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 policy'),
    });
    await send(pro).click();
    await expect(section(pro).getByText("We're reviewing it. Sent")).toBeVisible(RECONNECTED);
    await clerk.reload();
    const insurance = applicationOf(clerk, name);
    await insurance.getByRole('button', { name: 'View document' }).click();
    const link = clerk.getByRole('link', { name: 'Open the PDF in a new tab' });
    await expect(link).toHaveAttribute('href', /^blob:/);
    await clerk.keyboard.press('Escape');
    await insurance.getByRole('button', { name: 'Reject…' }).click();
    const refuse = alertDialog(clerk).getByRole('button', { name: 'Reject' });
    await expect(refuse).toHaveAttribute('aria-disabled', 'true');
    await alertDialog(clerk).getByLabel('Why?').fill('The policy has no date.');
    await refuse.click();
    await expect(insurance).toBeHidden();
    await expect(section(pro).getByText('The policy has no date.')).toBeVisible();
    await expect(section(pro).getByRole('button', { name: 'Send insurance again' })).toBeVisible();
    await expectNoHorizontalScroll(pro);

    // tests/functions/badges/badges.stack.test.ts proves what the page and the card show then.
    const { firestore } = admin();
    await firestore
      .doc(`provider_profiles/${provider.uid}`)
      .update({ 'facts.badges.license.expires_on': day(-2) });
    await expect(section(pro).getByText('Expired')).toBeVisible();
  },
);
