import { stateSchema } from '@doorstep/local/stripe/state.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { takePlan } from '../support/plan.ts';
import { read } from '../support/scenes.ts';
import { readStack } from '../support/stack.ts';

/** What will stand on the next invoice beside the plan, in cents: what is given back, what is new. */
async function prorations(subscription: string): Promise<number[]> {
  const response = await fetch(`${readStack().stripe}/_control/state`);
  const { subscriptions } = stateSchema.parse(await response.json());
  const lines = subscriptions.find(({ id }) => id === subscription)?.pending_lines ?? [];
  return lines.map(({ amount }) => amount);
}

test(
  '§4 Plan: another plan than one’s own is changed to in the portal, paid for in part, and shows at once',
  { tag: '@4.11.4' },
  async ({ page }) => {
    const person = await createPerson('grows');
    await signIn(page, person);
    await takePlan(page, 'Starter');
    await expect(page.getByText('Starter plan')).toBeVisible();

    await page.goto('/pricing');
    const pro = page.getByRole('article', { name: 'Pro', exact: true });
    await pro.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/p\/session\/.+\/update$/);
    await page.getByRole('radio', { name: /Pro/ }).check();
    await page.getByRole('button', { name: 'Update plan' }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Pro plan')).toBeVisible();
    const subscription = String((await read(`subscribers/${person.uid}`))?.['subscription_id']);
    const [givenBack = 0, added = 0, ...others] = await prorations(subscription);
    expect(others).toEqual([]);
    expect(givenBack).toBeLessThan(0);
    expect(givenBack).toBeGreaterThanOrEqual(-1900);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(3900);
  },
);
