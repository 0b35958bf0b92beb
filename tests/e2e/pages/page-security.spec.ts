import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';
import { readStack } from '../../support/stack.ts';

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

test.describe('a refused call', () => {
  test.use({ expectedErrors: [/the server responded with a status of 40[04]/] });

  // tests/security/callable-bodies.test.ts has the other bodies.
  test('§7 Calls: a page of another origin can read why its call was refused, and asks before it calls once in two hours', async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    const preflights: object[] = [];
    devTools.on('Network.responseReceived', ({ type, response: { status, headers } }) => {
      const maxAge = new Headers(headers).get('access-control-max-age');
      if (type === 'Preflight') preflights.push({ status, maxAge });
    });
    // The page is a local one, because browsers refuse requests of remote pages to this machine.
    await page.goto(readStack().auth);
    const call = (body: string, type = 'application/json') =>
      page.evaluate(
        async ([url, sent, contentType]) => {
          const headers = { 'content-type': contentType };
          const answer = await fetch(url, { method: 'POST', headers, body: sent });
          const { error } = (await answer.json()) as { error: { status: string } };
          return [answer.status, error.status];
        },
        [functionUrl(readStack(), 'api'), body, type] as const,
      );
    expect(await call(`{"data":"${'x'.repeat(200_000)}"}`)).toEqual([400, 'INVALID_ARGUMENT']);
    // The platform itself refuses malformed text of the type JSON.
    expect(await call('Hello', 'text/plain')).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await call('{"data":{"name":"unknown"}}')).toEqual([404, 'NOT_FOUND']);
    expect(preflights).toEqual([{ status: 204, maxAge: '7200' }]);
  });
});
