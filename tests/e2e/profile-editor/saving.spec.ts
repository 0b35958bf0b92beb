import { subscriber } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  bioField,
  EDITOR_PATH,
  endPlan,
  handleField,
  nameField,
  publishButton,
  publishedSwitch,
  SAVED_TOAST,
} from '../../support/browser/editor.ts';
import {
  createPerson,
  waitForHeader,
  storeSession,
  signIn,
  unique,
} from '../../support/browser/sign-in.ts';
import {
  createProvider,
  createSubscriber,
  readDocument,
  writeDocuments,
} from '../../support/test-data.ts';

/** Stored data and messages of the editor when a save is refused, limited or fails. */

const SAVED_AS_DRAFT =
  'Saved as a draft, with everything you entered. A public page needs an active subscription.';

test.use({
  // One expression: Playwright reads a list of two as a value and its options.
  expectedErrors: [
    /was not saved|cannot be read|suggestions could not be loaded|Cannot tell|Malformed document|RPC_ERROR|Failed to load resource|CONNECTION|Could not reach Cloud Firestore backend/,
  ],
});

test(
  '§5 Profile saving: a taken handle shows an error beside its field, and no input is lost',
  { tag: '@5.3.3' },
  async ({ page }) => {
    const first = await createProvider('holder');
    const second = await createSubscriber('second');
    await signIn(page, second, EDITOR_PATH);
    await handleField(page).fill(first.profile.handle);
    await nameField(page).fill('The second');
    await bioField(page).fill('A long story');
    await publishButton(page).click();
    const takenError = page.getByText('This handle is already taken. Please choose another one.');
    await expect(takenError).toBeVisible();
    await expect(handleField(page)).toBeFocused();
    await expect(handleField(page)).toHaveValue(first.profile.handle);
    await expect(bioField(page)).toHaveValue('A long story');
    expect(await readDocument(`provider_profiles/${second.uid}`)).toBeUndefined();
    expect(await readDocument(`handles/${first.profile.handle}`)).toEqual({ owner: first.uid });
    await handleField(page).fill(unique('free'));
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    await expect(takenError).toBeHidden();
  },
);

test(
  '§4 Profile saving: a page is public only with a plan, which may start or end during editing',
  { tag: ['@2.19.6', '@4.6.2', '@4.6.3', '@4.6.4', '@6.3.4'] },
  async ({ page }) => {
    const person = await createPerson('planless');
    const stored = () => readDocument(`provider_profiles/${person.uid}`);
    const newHandle = unique('planless');
    const link = (text: string) => page.getByRole('banner').getByRole('link', { name: text });
    await signIn(page, person, EDITOR_PATH);
    await expect(link('My Requests')).toBeVisible();
    await expect(page.getByText(/Without an active subscription/)).toBeVisible();
    await handleField(page).fill(newHandle);
    await nameField(page).fill('Saved all the same');
    await publishButton(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect(publishedSwitch(page)).not.toBeChecked();
    const draft = { handle: newHandle, display_name: 'Saved all the same', published: false };
    expect(await stored()).toMatchObject(draft);
    // Saving the first draft turns a person into a professional.
    await expect(link('Start as Provider')).toBeVisible();
    await expect(link('My Requests')).toBeHidden();
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing',
    );

    await writeDocuments({
      [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }),
    });
    await publishButton(page).click();
    await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible();
    await expect.poll(stored).toMatchObject({ ...draft, published: true });

    await endPlan(person.uid);
    await bioField(page).fill('Typed in time');
    await publishButton(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect.poll(stored).toMatchObject({ ...draft, bio: 'Typed in time' });

    // A stored phone without an area code does not block a save.
    const kept = { publish_on_renewal: true, phone: '555-0100' };
    await writeDocuments({
      [`provider_profiles/${person.uid}`]: { ...(await stored()), ...kept },
    });
    await page.reload();
    await bioField(page).fill('Half a sentence');
    await publishButton(page).click();
    await expect(page.getByText(SAVED_AS_DRAFT)).toBeVisible();
    await expect.poll(stored).toMatchObject({ bio: 'Half a sentence', ...kept, published: false });
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect.poll(stored).toMatchObject({ publish_on_renewal: false });
  },
);

test(
  '§2 Profile saving: a change from another window is overwritten only after a warning',
  { tag: ['@2.11.12', '@8.3.16'] },
  async ({ page, context }) => {
    const pro = await createProvider('windows');
    const stored = () => readDocument(`provider_profiles/${pro.uid}`);
    const next = unique('windows');
    await signIn(page, pro, EDITOR_PATH);
    await expect(handleField(page)).toHaveValue(pro.profile.handle);
    const otherTab = await context.newPage();
    await otherTab.goto(EDITOR_PATH);
    await handleField(otherTab).fill(next);
    await publishButton(otherTab).click();
    await expect(otherTab.getByText(SAVED_TOAST)).toBeVisible();

    await bioField(page).fill('From the first window');
    await publishButton(page).click();
    await expect(
      page.getByText(/^Your profile was changed in another window\. Save again/),
    ).toBeVisible();
    await expect(bioField(page)).toHaveValue('From the first window');
    expect(await stored()).toMatchObject({ handle: next });
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    expect(await stored()).toMatchObject({
      handle: pro.profile.handle,
      bio: 'From the first window',
    });
    expect(await readDocument(`handles/${next}`)).toBeUndefined();
    expect(await readDocument(`handles/${pro.profile.handle}`)).toEqual({ owner: pro.uid });
  },
);

test(
  '§8 Profile editor: a malformed profile is not overwritten, and no input is lost offline',
  { tag: ['@8.3.16', '@8.7.6', '@8.7.19'] },
  async ({ page, context }) => {
    const pro = await createProvider('offline');
    const path = `provider_profiles/${pro.uid}`;
    const stored = (await readDocument(path)) ?? {};
    const malformed = { ...stored, display_name: 7 };
    await writeDocuments({ [path]: malformed });
    await storeSession(page, pro);
    await page.goto(EDITOR_PATH);
    await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
    await expect(handleField(page)).toBeHidden();
    expect(await readDocument(path)).toEqual(malformed);
    await writeDocuments({ [path]: stored });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(handleField(page)).toHaveValue(pro.profile.handle);

    const typed = [
      [handleField(page), unique('cellar')],
      [nameField(page), 'Cellar Works'],
      [bioField(page), 'Typed in the cellar'],
    ] as const;
    for (const [field, text] of typed) await field.fill(text);
    // The list of suggestions has the same label.
    const locations = page.getByRole('combobox', { name: 'Service locations' });
    await locations.fill('Keizer');
    await locations.press('Enter');
    await waitForHeader(page);
    await context.setOffline(true);
    await expect(
      page.getByText(
        "You're offline. We'll keep what you type, and you can save it when you're back online.",
      ),
    ).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByText('Could not save profile')).toBeVisible({ timeout: 60_000 });
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
    await expect(page.getByRole('button', { name: 'Remove Keizer' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline/)).toBeHidden();
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    expect(await readDocument(path)).toMatchObject({
      handle: typed[0][1],
      display_name: 'Cellar Works',
      bio: 'Typed in the cellar',
    });
  },
);
