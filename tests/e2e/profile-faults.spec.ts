import { expect, test } from '../support/browser.ts';
import { bio, EDITOR, endPlan, handle, name, publish, SAVED } from '../support/editor.ts';
import { headerKnows, keepSession, signIn, unique } from '../support/people.ts';
import { createProvider, createSubscriber, read } from '../support/scenes.ts';

/** What becomes of what a professional typed when a save does not go as wished. */

const TAKEN = 'This handle is already taken. Please choose another one.';

test.use({
  expectedErrors: [
    /was not saved|cannot be read|Cannot tell|RPC_ERROR|Failed to load resource|CONNECTION/,
  ],
});

test(
  '§5 Profile saving: a handle that somebody else holds is said beside it, nothing is lost',
  { tag: '@5.3.3' },
  async ({ page }) => {
    const first = await createProvider('holder');
    const second = await createSubscriber('second');
    await signIn(page, second, EDITOR);
    await handle(page).fill(first.profile.handle);
    await name(page).fill('The second');
    await bio(page).fill('A long story');
    await publish(page).click();
    await expect(page.getByText(TAKEN)).toBeVisible();
    await expect(handle(page)).toBeFocused();
    await expect(handle(page)).toHaveValue(first.profile.handle);
    await expect(bio(page)).toHaveValue('A long story');
    expect(await read(`provider_profiles/${second.uid}`)).toBeUndefined();
    expect(await read(`handles/${first.profile.handle}`)).toEqual({ owner: first.uid });

    await handle(page).fill(unique('free'));
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText(TAKEN)).toBeHidden();
  },
);

test(
  '§5 Profile saving: two people press at once for one handle, and one gets it',
  { tag: '@5.3.3' },
  async ({ page, visitor }) => {
    const wanted = unique('contested');
    const other = await visitor();
    for (const rival of [page, other]) {
      await signIn(rival, await createSubscriber('rival'), EDITOR);
      await handle(rival).fill(wanted);
      await name(rival).fill('Rival');
    }
    await Promise.all([publish(page).click(), publish(other).click()]);
    const outcomes = await Promise.all(
      [page, other].map(async (rival) => {
        await expect(rival.getByText(TAKEN).or(rival.getByText(SAVED))).toBeVisible();
        return rival.getByText(SAVED).isVisible();
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  },
);

test(
  '§8 Profile editor: a failed reading can be repeated; offline it says so, keeps all, and saves afterwards',
  { tag: ['@8.3.16', '@8.7.6'] },
  async ({ page, context }) => {
    const pro = await createProvider('offline');
    await keepSession(page, pro);
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await page.goto(EDITOR);
    await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
    await page.unroute('**/documents:batchGet*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(handle(page)).toHaveValue(pro.profile.handle);

    const typed = [
      [handle(page), unique('cellar')],
      [name(page), 'Cellar Works'],
      [bio(page), 'Typed in the cellar'],
      [page.getByLabel('City'), 'Salem, OR'],
      [page.getByLabel('Phone'), '503 555 0100'],
    ] as const;
    for (const [field, text] of typed) await field.fill(text);
    await page.getByLabel('Service locations').fill('Keizer');
    await page.getByLabel('Service locations').press('Enter');
    await headerKnows(page);
    await context.setOffline(true);
    await expect(
      page.getByText(
        "You're offline. What you type is kept, and you can save it when you're back online.",
      ),
    ).toBeVisible();
    await publish(page).click();
    await expect(page.getByText('Could not save profile')).toBeVisible({ timeout: 30_000 });
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Remove Keizer' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline/)).toBeHidden();
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      handle: typed[0][1],
      display_name: 'Cellar Works',
      bio: 'Typed in the cellar',
      city: 'Salem, OR',
      phone: '503 555 0100',
    });
  },
);

test(
  '§4 Profile saving: a plan that ends while the editor is open leaves a draft',
  { tag: '@4.6.2' },
  async ({ page }) => {
    const pro = await createProvider('ending');
    await signIn(page, pro, EDITOR);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Chat' })).toBeVisible();
    await endPlan(pro.uid);
    await bio(page).fill('Typed in time');
    await publish(page).click();
    await expect(
      page.getByText(
        'Saved as a draft, with everything you entered. A public page needs an active subscription.',
      ),
    ).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      bio: 'Typed in time',
      published: false,
    });
  },
);

test(
  '§2 Profile saving: another window is not overwritten unawares',
  { tag: ['@2.11.12', '@8.3.16'] },
  async ({ page, context }) => {
    const pro = await createProvider('windows');
    const next = unique('windows');
    await signIn(page, pro, EDITOR);
    await expect(handle(page)).toHaveValue(pro.profile.handle);
    const other = await context.newPage();
    await other.goto(EDITOR);
    await handle(other).fill(next);
    await publish(other).click();
    await expect(other.getByText(SAVED)).toBeVisible();

    await bio(page).fill('From the first window');
    await publish(page).click();
    await expect(
      page.getByText(
        'Your profile was changed in another window. Save again to replace it with what you see here, or reload the page to see the other version.',
      ),
    ).toBeVisible();
    await expect(bio(page)).toHaveValue('From the first window');
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({ handle: next });

    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      handle: pro.profile.handle,
      bio: 'From the first window',
    });
    expect(await read(`handles/${next}`)).toBeUndefined();
    expect(await read(`handles/${pro.profile.handle}`)).toEqual({ owner: pro.uid });
  },
);
