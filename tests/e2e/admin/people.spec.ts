import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls, stopHandling } from '../../support/browser/network.ts';
import { admin, signIn, unique } from '../../support/browser/sign-in.ts';
import { alertDialog, createAdmin, openAdminTab } from '../../support/browser/reporting.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createProvider, readDocument, writeDocuments } from '../../support/test-data.ts';

test.use({ expectedErrors: [/Failed to load resource|The action of the administrator failed/] });

/** Stores dismissed reports about a person, the newest one first. */
async function storeReportsAbout(uid: string, count: number): Promise<void> {
  const report = {
    ...{ thread_kind: 'request', thread_id: 'gone', reporter_uid: 'gone', reporter_side: 'client' },
    ...{ reported_uid: uid, reason: 'spam', text: '', additions: [], state: 'dismissed' },
    ...{ decided_by: 'gone', note: null },
  };
  const reports = Array.from({ length: count }, (_, nth): [string, object] => {
    const time = new Date(Date.UTC(2026, 0, count - nth, 12));
    return [`reports/${unique('report')}`, { ...report, created_at: time, decided_at: time }];
  });
  await writeDocuments(Object.fromEntries(reports));
}

// @2.10.1 @2.10.2 @2.10.23 @2.10.26 @2.10.27 @2.10.32 @2.10.33 @2.10.34 @8.8.1
test(
  'Back office: an administrator reads the figures, finds a professional, suspends and restores them, and the audit log names both',
  { tag: '@journey' },
  async ({ page }) => {
    const word = unique('Zeppelin');
    const provider = await createProvider('office', { display_name: `${word} Painting` });
    const clerk = await createAdmin();
    await storeReportsAbout(provider.uid, 12);
    const started = new Date();
    const alarm = { level: 1, detail: 'Mails wait for an hour.', started_at: started };
    await writeDocuments({
      'operations/alarms': { active: { 'mails-late': { ...alarm, notified_at: started } } },
    });
    await signIn(page, clerk, '/admin');
    const alarms = page.getByRole('region', { name: 'Alarms' });
    await expect(alarms.getByText('Emails are late')).toBeVisible();
    await expect(alarms.getByText('See “mails-late” in the runbook.')).toBeVisible();
    const business = page.getByRole('region', { name: 'Business' });
    await expect(business.getByText('Monthly recurring revenue')).toBeVisible();
    await expect(business.getByText('On Starter')).toBeVisible();
    await expect(page.getByText('Pending Approvals')).toBeVisible();
    await business.getByRole('button', { name: 'Show table' }).click();
    const table = business.getByRole('region', { name: 'Figures by month' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('columnheader', { name: 'Churn' })).toBeVisible();
    await business.getByRole('button', { name: 'Show charts' }).click();
    await expect(business.locator('.recharts-surface').first()).toBeVisible();
    // The color of the button changes when the numbers are loaded.
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(page);

    await page.setViewportSize(PHONE);
    // The charts follow the width of the screen a moment later.
    await expect(() => expectNoHorizontalScroll(page)).toPass({ timeout: 10_000 });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport();
    await page.setViewportSize(PHONE);
    await openAdminTab(page, 'People');
    await expect(page).toHaveURL(/tab=people/);
    const people = page.getByRole('region', { name: 'People' });
    // A trigger on the profile makes the person searchable.
    await expect
      .poll(() => readDocument(`people_search/${provider.uid}`), { timeout: 45_000 })
      .toBeDefined();
    await people.getByRole('searchbox', { name: 'Search people' }).fill(word);
    await people.getByRole('button', { name: 'Search' }).click();
    await expect(people.getByRole('listitem')).toHaveCount(1);
    await people.getByRole('link', { name: `${word} Painting` }).click();
    const sheet = page.getByRole('region', { name: 'Person', exact: true });
    await expect(sheet.getByText(provider.email)).toBeVisible();
    await expect(sheet.getByRole('link', { name: `/p/${provider.profile.handle}` })).toBeVisible();
    const about = sheet.getByRole('region', { name: 'Reports about this person: 12' });
    await expect(about.getByRole('listitem')).toHaveCount(10);
    await about.getByRole('button', { name: 'Show more' }).click();
    await expect(about.getByRole('listitem')).toHaveCount(12);
    await expect(about.getByRole('listitem').last()).toContainText('Jan 1, 2026');
    await expect(about.getByRole('listitem').nth(10)).toBeFocused();
    await expect(about.getByRole('button', { name: 'Show more' })).toBeHidden();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await sheet.getByRole('button', { name: 'Suspend account…' }).click();
    const suspend = alertDialog(page).getByRole('button', { name: 'Suspend account' });
    await expect(suspend).toHaveAttribute('aria-disabled', 'true');
    await alertDialog(page).getByLabel('Why?').fill('A forged license.');
    await handleCalls(page, 'admin-suspend-account', (route) => route.abort());
    await suspend.click();
    await expect(alertDialog(page).getByRole('alert')).toContainText("wasn't saved");
    await expectAccessible(page);
    stopHandling(page, 'admin-suspend-account');
    await suspend.click();
    await expect(page.getByText('Account suspended.')).toBeVisible();
    await expect(sheet.getByText('suspended', { exact: true })).toBeVisible();
    const profile = `provider_profiles/${provider.uid}`;
    expect(await readDocument(profile)).toMatchObject({ published: false });
    expect((await admin().auth.getUser(provider.uid)).disabled).toBe(true);

    await sheet.getByRole('button', { name: 'Restore account…' }).click();
    await alertDialog(page).getByLabel('Why?').fill('It was real.');
    await alertDialog(page).getByRole('button', { name: 'Restore account' }).click();
    await expect(page.getByText('Account restored.')).toBeVisible();
    expect(await readDocument(profile)).toMatchObject({ published: true });

    await expect(page.getByText('Pending Approvals')).toBeHidden();
    await openAdminTab(page, 'Audit log');
    const entries = page
      .getByRole('region', { name: 'Audit log' })
      .getByRole('listitem')
      .filter({ hasText: word });
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('It was real.');
    await expect(entries.first()).toContainText(`by ${clerk.email}`);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await entries
      .last()
      .getByRole('link', { name: `${word} Painting` })
      .click();
    await expect(sheet.getByText(provider.email)).toBeVisible();
    await sheet.getByRole('link', { name: 'People' }).click();
    await expect(people).toBeVisible();
  },
);
