import { expect, test } from '../support/browser.ts';
import { field } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/scenes.ts';

test.use({ expectedErrors: [/Failed to (load|fetch)|The block was not changed|The menu was not/] });

test(
  '§8 Chats: a menu that does not arrive and a block that does not go through say so',
  { tag: '@2.21.5' },
  async ({ page }) => {
    const provider = await createProvider('unlucky');
    const request = await storeRequest(requestOf(provider, await createPerson('other')));
    await page.route(/person-actions/, (route) => route.abort());
    await signIn(page, provider, `/chat/${request.id}`);
    const more = page.getByRole('button', { name: `More about ${request.client_name}` });
    await more.click();
    await expect(
      page.getByText("We couldn't load the menu. Please check your connection and try again."),
    ).toBeVisible();
    await page.unroute(/person-actions/);
    await page.reload();

    await page.route(/us-central1\/block-person/, (route) => route.abort());
    await more.click();
    await page.getByRole('menuitem', { name: 'Block…' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText("That didn't work. Please try again.")).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.unroute(/us-central1\/block-person/);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText(`You have blocked ${request.client_name}.`)).toBeVisible();
    await expect(field(page)).toBeHidden();
  },
);
