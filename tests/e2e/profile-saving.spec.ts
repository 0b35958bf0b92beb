import { subscriber } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../support/browser.ts';
import {
  bio,
  EDITOR,
  endPlan,
  handle,
  name,
  publish,
  published,
  SAVED,
} from '../support/editor.ts';
import { createPerson, headerKnows, keepSession, signIn, unique } from '../support/people.ts';
import { createProvider, createSubscriber, read, write } from '../support/scenes.ts';

/** What is stored, and what the editor says, where a save cannot do what was asked for. */

const SAVED_AS_DRAFT =
  'Saved as a draft, with everything you entered. A public page needs an active subscription.';

test.use({
  expectedErrors: [
    /was not saved|cannot be read|Cannot tell|Malformed document|RPC_ERROR|Failed to load resource|CONNECTION/,
  ],
});

test(
  '§5 Profile saving: a handle that is taken is refused beside its field, and nothing is lost',
  { tag: '@5.3.3' },
  async ({ page }) => {
    const first = await createProvider('holder');
    const second = await createSubscriber('second');
    await signIn(page, second, EDITOR);
    await handle(page).fill(first.profile.handle);
    await name(page).fill('The second');
    await bio(page).fill('A long story');
    await publish(page).click();
    const taken = page.getByText('This handle is already taken. Please choose another one.');
    await expect(taken).toBeVisible();
    await expect(handle(page)).toBeFocused();
    await expect(handle(page)).toHaveValue(first.profile.handle);
    await expect(bio(page)).toHaveValue('A long story');
    expect(await read(`provider_profiles/${second.uid}`)).toBeUndefined();
    expect(await read(`handles/${first.profile.handle}`)).toEqual({ owner: first.uid });
    await handle(page).fill(unique('free'));
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(taken).toBeHidden();
  },
);

test(
  '§4 Profile saving: a page is public only with a plan, which may start and end meanwhile',
  { tag: ['@2.19.6', '@4.6.2', '@4.6.3', '@4.6.4', '@6.3.4'] },
  async ({ page }) => {
    const person = await createPerson('planless');
    const stored = () => read(`provider_profiles/${person.uid}`);
    const wanted = unique('planless');
    const link = (text: string) => page.getByRole('banner').getByRole('link', { name: text });
    await signIn(page, person, EDITOR);
    await expect(link('My Requests')).toBeVisible();
    await expect(page.getByText(/Without an active subscription/)).toBeVisible();
    await handle(page).fill(wanted);
    await name(page).fill('Saved all the same');
    await publish(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect(published(page)).not.toBeChecked();
    const draft = { handle: wanted, display_name: 'Saved all the same', published: false };
    expect(await stored()).toMatchObject(draft);
    // The first draft makes a person a professional.
    await expect(link('Start as Provider')).toBeVisible();
    await expect(link('My Requests')).toBeHidden();
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing',
    );

    await write({ [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }) });
    await publish(page).click();
    await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible();
    await expect.poll(stored).toMatchObject({ ...draft, published: true });

    await endPlan(person.uid);
    await bio(page).fill('Typed in time');
    await publish(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect.poll(stored).toMatchObject({ ...draft, bio: 'Typed in time' });

    await write({
      [`provider_profiles/${person.uid}`]: { ...(await stored()), publish_on_renewal: true },
    });
    await page.reload();
    await bio(page).fill('Half a sentence');
    await publish(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect
      .poll(stored)
      .toMatchObject({ bio: 'Half a sentence', publish_on_renewal: true, published: false });
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect.poll(stored).toMatchObject({ publish_on_renewal: false });
  },
);

test(
  '§2 Profile saving: a change from another window is not overwritten unnoticed',
  { tag: ['@2.11.12', '@8.3.16'] },
  async ({ page, context }) => {
    const pro = await createProvider('windows');
    const stored = () => read(`provider_profiles/${pro.uid}`);
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
      page.getByText(/^Your profile was changed in another window\. Save again/),
    ).toBeVisible();
    await expect(bio(page)).toHaveValue('From the first window');
    expect(await stored()).toMatchObject({ handle: next });
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await stored()).toMatchObject({
      handle: pro.profile.handle,
      bio: 'From the first window',
    });
    expect(await read(`handles/${next}`)).toBeUndefined();
    expect(await read(`handles/${pro.profile.handle}`)).toEqual({ owner: pro.uid });
  },
);

test(
  '§8 Profile editor: a profile that cannot be read is not overwritten; offline nothing typed is lost',
  { tag: ['@8.3.16', '@8.7.6', '@8.7.19'] },
  async ({ page, context }) => {
    const pro = await createProvider('offline');
    const path = `provider_profiles/${pro.uid}`;
    const stored = (await read(path)) ?? {};
    const malformed = { ...stored, display_name: 7 };
    await write({ [path]: malformed });
    await keepSession(page, pro);
    await page.goto(EDITOR);
    await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
    await expect(handle(page)).toBeHidden();
    expect(await read(path)).toEqual(malformed);
    await write({ [path]: stored });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(handle(page)).toHaveValue(pro.profile.handle);

    const typed = [
      [handle(page), unique('cellar')],
      [name(page), 'Cellar Works'],
      [bio(page), 'Typed in the cellar'],
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
    await expect(page.getByText('Could not save profile')).toBeVisible({ timeout: 60_000 });
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Remove Keizer' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline/)).toBeHidden();
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(path)).toMatchObject({
      handle: typed[0][1],
      display_name: 'Cellar Works',
      bio: 'Typed in the cellar',
    });
  },
);
