import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { messageLog } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../support/test-data.ts';
import { readStack } from '../support/stack.ts';

test.describe('the policy of a page', () => {
  // Every other browser test fails on a violation, because the console shows it.
  test.use({ expectedErrors: [/Content Security Policy|violates the following|Framing/] });

  test(
    '§8 Page: foreign code, styles, pictures, connections and frames are refused',
    { tag: '@8.9.1' },
    async ({ page, baseURL }) => {
      await page.goto('/');
      await page.evaluate(async () => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          seen.push(effectiveDirective);
          document.body.dataset['blocked'] = seen.toSorted().join(' ');
        });
        const add = (html: string) => {
          const range = document.createRange();
          document.body.append(range.createContextualFragment(html));
        };
        add('<script>document.title = "taken over"</script>');
        add('<p onclick="1"></p><style>body { color: red }</style><p style="color: red"></p>');
        add('<img src="https://elsewhere.example/seen.png" alt="">');
        add('<script src="https://elsewhere.example/a.js"></script>');
        await fetch('https://elsewhere.example/').catch(() => undefined);
      });
      await expect(page.locator('body')).toHaveAttribute(
        'data-blocked',
        'connect-src img-src script-src-attr script-src-elem script-src-elem style-src-attr style-src-elem',
      );
      await expect(page).not.toHaveTitle('taken over');

      // The other site is on this machine: a browser never lets a remote page frame a local one.
      const other = `${readStack().mail}/another-site`;
      await page.route(other, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><iframe src="${baseURL}/auth"></iframe>`,
        }),
      );
      await page.goto(other);
      await expect
        .poll(() => page.frames().map((frame) => frame.url()))
        .toEqual([other, 'chrome-error://chromewebdata/']);
    },
  );
});

/** Runs if a page treats it as markup. */
const CODE = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

/** Expects the code to be readable as text and to have become no part of the page. */
async function expectText(page: Page, where: string): Promise<void> {
  await expect(page.getByText(CODE).first(), where).toBeVisible();
  await expect(page.locator('img[src="x"]'), where).toHaveCount(0);
  await expect(page, where).not.toHaveTitle('taken');
}

// Public pages and search: tests/security/pages.test.ts and search.test.ts.
test(
  '§8 Page: what another person typed is shown as text on every signed-in screen',
  { tag: '@8.9.1' },
  async ({ page, visitor }) => {
    const [provider, client] = await Promise.all([
      createProvider('codes', { display_name: CODE, bio: CODE, city: CODE }),
      createPerson('codes'),
    ]);
    const line = { from: 'client', text: CODE, at: new Date() } as const;
    const request = await storeRequest(
      requestOf(provider, client, { client_name: CODE, service_description: `${CODE} please` }),
      [line, { ...line, from: 'provider' }],
    );
    await storeConversation(provider, client.uid, [line]);

    await signIn(page, provider, '/dashboard');
    await expectText(page, 'the inbox');
    await page.goto(`/chat/${request.id}`);
    await expect(messageLog(page).getByText(CODE).first()).toBeVisible();
    await expectText(page, 'the chat about a request');
    await page.goto(`/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(messageLog(page).getByText(CODE)).toBeVisible();
    await expectText(page, 'the direct chat');

    const other = await visitor();
    await signIn(other, client, '/client-dashboard');
    await expectText(other, "the client's requests");
    await other.goto(`/client-chat/${request.id}`);
    await other.getByLabel('Email').fill(client.email);
    await other.getByRole('button', { name: 'Access Chat' }).click();
    await expect(messageLog(other).getByText(CODE).first()).toBeVisible();
    await expectText(other, "the client's chat");
  },
);
