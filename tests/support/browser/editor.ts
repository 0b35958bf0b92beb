import { subscriber } from '@doorstep/local/demo/factories.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { writeDocuments } from '../test-data.ts';

/** Locators of the profile editor. */

export const EDITOR_PATH = '/dashboard/profile';
export const SAVED_TOAST = 'Profile saved';

export const handleField = (page: Page) => page.getByLabel('Handle');
export const nameField = (page: Page) => page.getByLabel('Display name');
export const bioField = (page: Page) => page.getByLabel('Bio');
export const publishButton = (page: Page) => page.getByRole('button', { name: 'Save & Publish' });
export const publishedSwitch = (page: Page) => page.getByRole('checkbox', { name: 'Published' });

/** Chooses a picture for the avatar or the cover, and uses it as the dialog suggests. */
export async function choosePicture(field: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  await field.setInputFiles(file);
  const use = field.page().getByRole('button', { name: 'Use picture' });
  await use.click();
  // A person cannot choose the next file before the dialog has closed.
  await expect(use).toBeHidden();
}

/** Stores an ended plan as the functions do. Does not change Stripe. */
export const endPlan = (uid: string) =>
  writeDocuments({
    [`subscribers/${uid}`]: subscriber({
      subscribed: false,
      subscription_tier: null,
      status: 'canceled',
      stripe_customer_id: null,
    }),
  });
