import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { write } from './scenes.ts';

/** The fields and buttons of the profile editor. */

export const EDITOR = '/dashboard/profile';
export const SAVED = 'Profile saved';

export const handle = (page: Page) => page.getByLabel('Handle');
export const name = (page: Page) => page.getByLabel('Display name');
export const bio = (page: Page) => page.getByLabel('Bio');
export const publish = (page: Page) => page.getByRole('button', { name: 'Save & Publish' });
export const published = (page: Page) => page.getByRole('checkbox', { name: 'Published' });

/** Ends a plan in the database, as the functions store it, but not at Stripe. */
export const endPlan = (uid: string) =>
  write({
    [`subscribers/${uid}`]: subscriber({
      subscribed: false,
      subscription_tier: null,
      status: 'canceled',
      stripe_customer_id: null,
    }),
  });
