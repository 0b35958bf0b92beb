import type { Page } from '@playwright/test';

/** The dialog on a professional's page, filled in. */
export async function fillForm(page: Page, words: string) {
  await page.getByRole('button', { name: 'Request Service' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Your name').fill('Nora');
  await form.getByLabel('Service description').fill(words);
  return { form, send: form.getByRole('button', { name: 'Send Request' }) };
}
