import { expect, test } from '../support/browser.ts';
import { endPlan } from '../support/editor.ts';
import { signIn } from '../support/people.ts';
import { takePlan } from '../support/plan.ts';
import { createProvider } from '../support/scenes.ts';

test(
  '§6 Renewal: a page that was taken down with the plan is back when it is paid again',
  { tag: '@6.4.3' },
  async ({ page, visitor }) => {
    const provider = await createProvider('returning', {
      published: false,
      publish_on_renewal: true,
    });
    await endPlan(provider.uid);
    const { handle, display_name: name } = provider.profile;
    const client = await visitor();
    await client.goto(`/p/${handle}`);
    await expect(client.getByText('Provider not found')).toBeVisible();

    await signIn(page, provider);
    await takePlan(page, 'Starter');
    await client.reload();
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await client.goto(`/search?service=${encodeURIComponent(name)}`);
    await expect(client.getByRole('article', { name })).toBeVisible();
  },
);
