import { expect, test } from '../../support/browser.ts';
import { field, log, say } from '../../support/chat.ts';
import {
  begin,
  DELETED,
  forGood,
  hasAccount,
  password,
  question,
  remembered,
} from '../../support/deletion.ts';
import { createPerson, signIn, signInHere } from '../../support/people.ts';
import { takePlan } from '../../support/plan.ts';
import {
  createProvider,
  read,
  requestOf,
  storeConversation,
  storeRequest,
  write,
} from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const NOTICE = 'This account was deleted. You can read what was said';

test.describe('§2 Account, deleted', () => {
  // The old password signs nobody in; a page that is gone is refused; the token of who has left too.
  // The header may ask once more for who has gone a moment ago.
  test.use({
    expectedErrors: [/status of 40[0134]|check-subscription failed|subscription cannot be read/],
  });

  test(
    '§2 Account: a professional with a plan deletes it; the client keeps the chat, without the name',
    { tag: ['@2.20.6', '@2.20.7', '@2.20.8'] },
    async ({ page, visitor }) => {
      const [provider, client] = [await createProvider('leaver'), await createPerson('stays')];
      await write({
        [`subscribers/${provider.uid}`]: {
          ...(await read(`subscribers/${provider.uid}`)),
          subscribed: false,
          subscription_tier: null,
          status: 'none',
        },
      });
      const request = await storeRequest(requestOf(provider, client), [
        { from: 'provider', text: 'I come on Tuesday.', at: new Date() },
      ]);
      await storeConversation(provider, client.uid, [
        { from: 'client', text: 'Do you do roofs?', at: new Date() },
      ]);
      const other = await visitor();
      await signIn(other, client, `/provider-chat/${provider.uid}`);
      await expect(field(other)).toBeEnabled();

      await signIn(page, provider, '/pricing');
      await takePlan(page, 'Pro');
      await page.goto('/account');
      await expect(page.getByText('Your subscription ends right away')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectNoSideScroll(page);
      await password(page).fill(provider.password);
      await begin(page).click();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await forGood(page).click();

      await expect(page.getByText(DELETED)).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await remembered(page)).toEqual({ local: [], users: [] });
      await expect.poll(() => hasAccount(provider.uid)).toBe(false);
      await page.goto(`/p/${provider.profile.handle}`);
      await expect(page.getByText('Provider not found').first()).toBeVisible();

      // The client had the chat open meanwhile.
      await expect(other.getByText(NOTICE)).toBeVisible();
      await expect(field(other)).toHaveCount(0);
      await expect(log(other)).toContainText('Do you do roofs?');
      await expect(other.getByRole('link', { name: 'Back to Profile' })).toHaveCount(0);
      await other.goto('/client-dashboard');
      await expect(other.getByRole('heading', { level: 2, name: 'Deleted account' })).toBeVisible();
      await expect(other.getByRole('link', { name: 'View Provider' })).toHaveCount(0);
      await other.goto(`/client-chat/${request.id}`);
      await other.getByRole('button', { name: 'Access Chat' }).click();
      await expect(log(other)).toContainText('I come on Tuesday.');
      await expect(other.getByText(NOTICE)).toBeVisible();
    },
  );

  test(
    '§2 Account: a client deletes it while the professional has the chat open',
    { tag: ['@2.20.6', '@2.20.8'] },
    async ({ page, visitor }) => {
      const [provider, client] = [await createProvider('stays'), await createPerson('leaver')];
      const request = await storeRequest(
        requestOf(provider, client, { client_name: 'Nora Whitfield' }),
      );
      const other = await visitor();
      await signIn(other, provider, `/chat/${request.id}`);
      await say(other, 'When may I come?');
      await expect(log(other)).toContainText('When may I come?');

      await signIn(page, client, '/account');
      await password(page).fill('a guess');
      await begin(page).click();
      await expect(page.getByText('Incorrect password.')).toBeVisible();
      await password(page).fill(client.password);
      await begin(page).click();
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(question(page)).toBeHidden();
      expect(await hasAccount(client.uid)).toBe(true);
      await begin(page).click();
      await forGood(page).click();
      await expect(page.getByText(DELETED)).toBeVisible();

      await expect(other.getByText(NOTICE)).toBeVisible();
      await expect(other.getByRole('heading', { level: 1, name: 'Deleted account' })).toBeVisible();
      await expect(log(other)).toContainText('When may I come?');
      await other.goto('/dashboard');
      const card = other.getByRole('listitem').filter({ hasText: 'Deleted account' });
      await expect(card).toBeVisible();
      await expect(card.getByRole('link', { name: client.email })).toHaveCount(0);
      await expect(other.getByText('Nora Whitfield')).toHaveCount(0);

      await page.goto('/auth');
      await signInHere(page, client);
      await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    },
  );
});
