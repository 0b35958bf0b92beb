import { adminRole } from '@doorstep/local/demo/factories.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test-fixtures.ts';
import { admin, createPerson, type Person } from './sign-in.ts';
import { writeDocuments } from '../test-data.ts';

export const moreButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `More about ${name}` });

export const alertDialog = (page: Page) => page.getByRole('alertdialog');

/** Opens the report form about the other person of a chat. */
export async function openReportForm(page: Page, name: string): Promise<void> {
  await moreButton(page, name).click();
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  await expect(alertDialog(page)).toContainText(`Report ${name}`);
}

/** Creates an administrator. */
export async function createAdmin(): Promise<Person> {
  const person = await createPerson('admin');
  await writeDocuments({ [`user_roles/${person.uid}`]: adminRole(person.uid) });
  return person;
}

/** Selects a tab of the admin screen. */
export async function openAdminTab(page: Page, name: string): Promise<void> {
  // A tab may end with the number of what waits there.
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}( \\(\\d+\\+?\\))?$`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Returns the stored reports about a person. */
export async function reportsAbout(uid: string) {
  const { firestore } = admin();
  const found = await firestore.collection('reports').where('reported_uid', '==', uid).get();
  return found.docs.map((report) => report.data());
}

/** Returns the card of the report that contains the name. Loads more reports until it appears. */
export async function findReportCard(page: Page, name: string): Promise<Locator> {
  const reports = page.getByRole('region', { name: 'Reports' });
  const card = reports.getByRole('listitem').filter({ hasText: name });
  const showMore = reports.getByRole('button', { name: 'Show more' });
  await expect(card.or(showMore).first()).toBeVisible();
  while (!(await card.isVisible())) await showMore.or(card).first().click();
  return card;
}
