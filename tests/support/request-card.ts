import type { Locator } from '@playwright/test';
import { expect } from './browser.ts';

/** What a dashboard's card of a request shows, field by field. */
interface Fields {
  /** Whom it is about. */
  heading: string;
  /** Each stands there by itself: badges and times. */
  texts: readonly string[];
  /** What stands under each label. */
  facts: Readonly<Record<string, string>>;
  /** Where each link leads. */
  links: Readonly<Record<string, string>>;
}

/** The card in the inbox or in the client's list shows each of these fields. */
export async function expectRequestCard(card: Locator, fields: Fields): Promise<void> {
  await expect(card.getByRole('heading', { name: fields.heading, exact: true })).toBeVisible();
  for (const text of fields.texts) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  for (const [label, value] of Object.entries(fields.facts)) {
    await expect(card.locator(`dt:text-is("${label}") + dd`)).toHaveText(value);
  }
  for (const [name, href] of Object.entries(fields.links)) {
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}
