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

test.describe('the Content Security Policy', () => {
  // Every other browser test fails on a violation, because the browser logs it.
  test.use({ expectedErrors: [/Content Security Policy|violates the following|Framing/] });

  test(
    '§8 Page: the policy blocks foreign code, styles, pictures, connections and frames',
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

      // The other site is local, because browsers never let a remote page frame a local one.
      const otherSite = `${readStack().mail}/another-site`;
      await page.route(otherSite, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><iframe src="${baseURL}/auth"></iframe>`,
        }),
      );
      await page.goto(otherSite);
      await expect
        .poll(() => page.frames().map((frame) => frame.url()))
        .toEqual([otherSite, 'chrome-error://chromewebdata/']);
    },
  );
});

/** This code runs if a page treats it as markup. */
const MARKUP = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

/** Expects the page to show the markup as text. */
async function expectShownAsText(page: Page, where: string): Promise<void> {
  await expect(page.getByText(MARKUP).first(), where).toBeVisible();
  await expect(page.locator('img[src="x"]'), where).toHaveCount(0);
  await expect(page, where).not.toHaveTitle('taken');
}

// tests/security/pages.test.ts and search.test.ts test public pages and search.
test(
  '§8 Page: every signed-in screen shows the input of other people as text',
  { tag: '@8.9.1' },
  async ({ page, visitor }) => {
    const [provider, client] = await Promise.all([
      createProvider('codes', { display_name: MARKUP, bio: MARKUP, city: MARKUP }),
      createPerson('codes'),
    ]);
    const line = { from: 'client', text: MARKUP, at: new Date() } as const;
    const request = await storeRequest(
      requestOf(provider, client, { client_name: MARKUP, service_description: `${MARKUP} please` }),
      [line, { ...line, from: 'provider' }],
    );
    await storeConversation(provider, client.uid, [line]);

    await signIn(page, provider, '/dashboard');
    await expectShownAsText(page, 'the inbox');
    await page.goto(`/chat/${request.id}`);
    await expect(messageLog(page).getByText(MARKUP).first()).toBeVisible();
    await expectShownAsText(page, 'the chat about a request');
    await page.goto(`/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(messageLog(page).getByText(MARKUP)).toBeVisible();
    await expectShownAsText(page, 'the direct chat');

    const clientPage = await visitor();
    await signIn(clientPage, client, '/client-dashboard');
    await expectShownAsText(clientPage, "the client's requests");
    await clientPage.goto(`/client-chat/${request.id}`);
    await expect(messageLog(clientPage).getByText(MARKUP).first()).toBeVisible();
    await expectShownAsText(clientPage, "the client's chat");
  },
);
