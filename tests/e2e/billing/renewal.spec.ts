import { stateSchema } from '@doorstep/local/stripe/server/state.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { endPlan } from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { buyPlan, planNotice } from '../../support/browser/plan.ts';
import { createProvider, readDocument } from '../../support/test-data.ts';
import { readStack } from '../../support/stack.ts';

/** Returns the amounts in cents that plan changes have added to the next invoice. */
async function prorations(subscription: string): Promise<number[]> {
  const response = await fetch(`${readStack().stripe}/_control/state`);
  const { subscriptions } = stateSchema.parse(await response.json());
  const lines = subscriptions.find(({ id }) => id === subscription)?.pending_lines ?? [];
  return lines.map(({ amount }) => amount);
}

test(
  '§6 Renewal: a page that was unpublished when its plan ended returns with a new plan, which can be changed',
  { tag: ['@4.11.3', '@4.11.4', '@6.4.3'] },
  async ({ page, visitor }) => {
    const changes = { published: false, publish_on_renewal: true };
    const provider = await createProvider('returning', changes);
    await endPlan(provider.uid);
    const { handle, display_name: name } = provider.profile;
    const client = await visitor();
    await client.goto(`/p/${handle}`);
    await expect(client.getByText('Provider not found')).toBeVisible();

    await signIn(page, provider, '/dashboard');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(planNotice(page)).toContainText('Your plan has ended');
    await buyPlan(page, 'Starter');
    await expect(page.getByText('Starter plan')).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await client.goto(`/search?service=${encodeURIComponent(name)}`);
    await expect(client.getByRole('article', { name })).toBeVisible();

    await page.goto('/pricing');
    const pro = page.getByRole('article', { name: 'Pro', exact: true });
    const starter = page.getByRole('article', { name: 'Starter', exact: true });
    await expect(starter.getByText('Your plan')).toBeVisible();
    await pro.getByRole('button', { name: 'Switch to Pro' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText("You're on Pro now")).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Pro plan')).toBeVisible();
    const subscription = String(
      (await readDocument(`subscribers/${provider.uid}`))?.['subscription_id'],
    );
    const [refund = 0, charge = 0, ...others] = await prorations(subscription);
    expect(others).toEqual([]);
    expect(refund).toBeLessThan(0);
    expect(refund).toBeGreaterThanOrEqual(-1900);
    expect(charge).toBeGreaterThan(0);
    expect(charge).toBeLessThanOrEqual(3900);
  },
);
