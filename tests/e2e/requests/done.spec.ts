import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createRequestChat, messageLog, openClientChat } from '../../support/browser/chat.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { card, expectAccessible, expectNoHorizontalScroll } from '../../support/browser/screen.ts';
import { updateDocument, writeDocuments } from '../../support/test-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const word = (page: Page) => messageLog(page).getByRole('region', { name: 'The job is done' });
const ask = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'The job is done', exact: true });

// @2.46.1 @2.46.2 @2.46.3
test("'The job is done': the client asks, the professional answers, both see it", async ({
  page: client,
  visitor,
}) => {
  const {
    provider,
    client: person,
    request,
  } = await createRequestChat('done', [], {
    client_name: 'Nora Whitfield',
    status: 'in_progress',
    service_description: 'The bathroom.',
  });
  const guest = await visitor();
  await openClientChat(guest, request, person.email);
  await expect(messageLog(guest)).toBeVisible();
  await expect(ask(guest)).toBeHidden();

  await signIn(client, person, '/client-dashboard');
  const mine = card(client, 'The bathroom.');
  await ask(client).click();
  const question = client.getByRole('alertdialog', { name: 'Is the job done?' });
  await expect(question).toContainText("If there's no response or message within 7 days");
  await expectAccessible(client);
  await question.getByRole('button', { name: 'The job is done' }).dblclick();
  await expect(question).toBeHidden();
  await expect(mine.getByText('Job done?')).toBeVisible();
  await expect(ask(client)).toBeHidden();

  const pro = await visitor();
  await signIn(pro, provider, '/dashboard');
  const row = card(pro, 'The bathroom.');
  await expect(row.getByText('Job done?')).toBeVisible();
  await expect(row.getByText('Waiting for you')).toBeVisible();
  await pro.goto(`/chat/${request.id}`);
  await expect(word(pro)).toContainText('Nora Whitfield says the job is done.');
  await expect(word(pro)).toContainText(
    "If there's no response or message, we'll mark the request",
  );
  await expectAccessible(pro);
  await expectNoHorizontalScroll(pro);
  await word(pro).getByRole('button', { name: 'Not done' }).press('Enter');
  await expect(word(pro)).toContainText('Marked as not done yet.');
  await expect(word(pro)).toBeFocused();
  await expect(word(pro).getByRole('button')).toHaveCount(0);

  await client.goto(`/client-chat/${request.id}`);
  await expect(word(client)).toContainText("said it isn't done yet.");
  await ask(client).click();
  await question.getByRole('button', { name: 'The job is done' }).click();
  await expect(word(client)).toContainText(
    "If there's no response or message, we'll mark your request",
  );
  await expectAccessible(client);
  await word(pro).getByRole('button', { name: 'Mark as completed' }).click();
  await expect(word(pro).getByRole('button')).toHaveCount(0);
  await expect(client.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

// @2.46.5 @2.46.6
test("'The job is done': an automatic completion says so, and can be taken back", async ({
  page,
}) => {
  const now = Date.now();
  const completed_at = new Date(now - DAY_MS);
  const asked_at = new Date(now - 8 * DAY_MS);
  const { provider, client, request } = await createRequestChat('automatic', [], {
    status: 'completed',
    status_changed_at: completed_at,
    last_at: asked_at,
    waiting: 'none',
  });
  const done = { asked_by: client.uid, asked_at, due_at: null, refused_at: null, completed_at };
  await updateDocument(`service_requests/${request.id}`, { done });
  await writeDocuments({
    [`service_requests/${request.id}/history/1`]: {
      ...{ status: 'completed', side: 'automatic', at: completed_at },
    },
  });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(word(page)).toContainText('we marked the request as completed on');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText(/^Completed automatically · /)).toBeVisible();
  await page.keyboard.press('Escape');
  await word(page).getByRole('button', { name: 'Not done' }).click();
  const status = page.getByRole('combobox', { name: /Status of the request/ });
  await expect(status).toHaveValue('in_progress');
  await expect(word(page)).toContainText('Marked as not done yet.');
});
