import type { Page } from '@playwright/test';
import { createRequestChat, messageLog, openClientChat } from '../../support/browser/chat.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { admin, createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { readDocument, writeDocuments } from '../../support/test-data.ts';

/** Private notes in the professional's chat about a request. */

const openButton = (page: Page) => page.getByRole('button', { name: 'Private notes' });
const part = (page: Page) => page.getByRole('region', { name: 'Private notes' });
const field = (page: Page) => part(page).getByRole('textbox', { name: 'New note' });
const notes = (page: Page) => part(page).getByRole('listitem');
const button = (page: Page, name: string) => part(page).getByRole('button', { name });
const notesOf = async (id: string) =>
  (await admin().firestore.collection(`service_requests/${id}/notes`).get()).docs;

async function add(page: Page, text: string) {
  await field(page).fill(text);
  await button(page, 'Add note').click();
  await expect(field(page)).toHaveValue('');
  await expect(notes(page).filter({ hasText: text })).toBeVisible();
}

/** Stores a member of a professional's team. */
async function createMember(owner: { uid: string }) {
  const member = await createPerson('member');
  await writeDocuments({
    [`team_members/${member.uid}`]: {
      ...{ owner_uid: owner.uid, name: 'Kim', email: member.email, active: true },
      ...{ invitation_id: 'invitation-1', joined_at: new Date() },
    },
  });
  return member;
}

// @2.45.1 @2.45.2 @2.45.3
test(
  'Private notes are written beside the messages, and the client never sees them',
  { tag: '@journey' },
  async ({ page, visitor }) => {
    const { provider, client, request } = await createRequestChat('noted');
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(openButton(page)).toContainText("Your client can't see this");
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
    await openButton(page).click();
    await button(page, 'Add note').click();
    await expect(part(page).getByText('Please write a note.')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('x'.repeat(2001));
    await button(page, 'Add note').click();
    await expect(part(page).getByText('Please use at most 2,000 characters.')).toBeVisible();
    await field(page).fill('Gate code 4711');
    // What was typed stays when the part closes, and after a reload.
    await page.reload();
    await openButton(page).click();
    await expect(field(page)).toHaveValue('Gate code 4711');
    await button(page, 'Add note').dblclick();
    await expect(notes(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
    await expect(notes(page)).toContainText('You');
    await expect(notes(page)).toContainText('just now');
    expect(await notesOf(request.id)).toHaveLength(1);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await expect(messageLog(page)).not.toContainText('4711');

    const member = await visitor();
    await signIn(member, await createMember(provider), `/chat/${request.id}`);
    await openButton(member).click();
    await expect(notes(member)).toContainText(request.provider_name);
    await expect(button(member, 'Edit note')).toBeHidden();
    await add(member, 'Dog in the yard');
    await expect(notes(page).first()).toContainText('Kim');
    await expect(notes(page).first().getByRole('button', { name: 'Edit note' })).toBeHidden();
    await expect(notes(page).first().getByRole('button', { name: 'Delete note' })).toBeVisible();

    const own = await visitor();
    await signIn(own, client, `/client-chat/${request.id}`);
    await expect(messageLog(own)).toBeVisible();
    await expect(openButton(own)).toBeHidden();
    await expect(own.getByText('4711')).toBeHidden();
    const guest = await visitor();
    await openClientChat(guest, request, client.email);
    await expect(messageLog(guest)).toBeVisible();
    await expect(openButton(guest)).toBeHidden();
  },
);

// @2.45.4 @2.45.5
test('Private notes come 20 at a time, newest first, and their author changes and deletes them', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('many-notes');
  const path = (i: number) => `service_requests/${request.id}/notes/note-${i}`;
  const written = Array.from({ length: 23 }, (_, i) => [
    path(i),
    {
      ...{ author_uid: provider.uid, author_name: null, text: `Note ${i}.`, changed_at: null },
      created_at: new Date(Date.now() - i * 60_000),
    },
  ]);
  await writeDocuments(Object.fromEntries(written) as Record<string, object>);
  await signIn(page, provider, `/chat/${request.id}`);
  await openButton(page).click();
  await expect(notes(page)).toHaveCount(20);
  const edited = part(page).getByRole('textbox', { name: 'Edit note' });
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this note?' });
  const inFirst = (name: string) => notes(page).first().getByRole('button', { name });
  await expect(notes(page).first()).toContainText('Note 0.');
  await inFirst('Edit note').click();
  await edited.fill('Never saved');
  await button(page, 'Cancel').click();
  await expect(notes(page).first()).toContainText('Note 0.');
  await expect(inFirst('Edit note')).toBeFocused();
  await inFirst('Edit note').click();
  await expect(edited).toHaveValue('Note 0.');
  await edited.fill('Gate code 4713');
  await button(page, 'Save note').click();
  await expect(notes(page).first()).toContainText('4713');
  await expect(notes(page).first()).toContainText('edited');
  const changed = { author_uid: provider.uid, text: 'Gate code 4713' };
  expect(await readDocument(path(0))).toMatchObject(changed);

  await button(page, 'Show more').click();
  await expect(notes(page)).toHaveCount(23);
  await expect(button(page, 'Show more')).toBeHidden();
  // A note of a later page is not live, but changes at once.
  const last = notes(page).filter({ hasText: 'Note 22.' });
  await last.getByRole('button', { name: 'Edit note' }).click();
  await edited.fill('Changed.');
  await button(page, 'Save note').click();
  await expect(notes(page).last()).toContainText('Changed.');
  await notes(page).last().getByRole('button', { name: 'Delete note' }).click();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(notes(page)).toHaveCount(22);
  await expect(field(page)).toBeFocused();
  expect(await readDocument(path(22))).toBeUndefined();
});
