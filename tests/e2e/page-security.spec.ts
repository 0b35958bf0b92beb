import { expect, test } from '../support/browser.ts';
import { readStack } from '../support/stack.ts';

// Every other browser test fails on a violation too: the console would say it.
test.use({ expectedErrors: [/Content Security Policy|violates the following|Framing/] });

test(
  '§8 Page: what is asked of the browser comes with every answer',
  { tag: '@8.9.1' },
  async ({ page }) => {
    // In Hosting's patterns a '*' is no segment that begins with a dot.
    const dotted = ['/.x', '/.well-known/x', '/p/.x', '/dashboard/.x/y', '/api/.x'];
    for (const path of ['/', '/p/nobody', '/assets/none.js', ...dotted]) {
      const headers = (await page.request.get(path)).headers();
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['strict-transport-security']).toContain('max-age=');
    }
  },
);

test(
  '§8 Page: what did not come with the app neither runs nor is asked',
  { tag: '@8.9.1' },
  async ({ page }) => {
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
  },
);

test(
  '§8 Page: another site cannot show it in a frame',
  { tag: '@8.9.1' },
  async ({ page, baseURL }) => {
    // Of another origin on this machine: a browser never lets a far page frame a near one.
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
