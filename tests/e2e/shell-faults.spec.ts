import { expect, test } from '../support/browser.ts';

/** What happens around the screens when code does not arrive. */

const TOASTS = '**/assets/toaster-*.js';
const PRICING = '**/assets/pricing-*.js';

test.use({ expectedErrors: [/ERR_\w+|A screen failed/] });

test(
  '§8 Toasts: a first message is said without the code of the toasts too, and the screen stands',
  { tag: ['@2.3.3', '@8.7.14'] },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.route(TOASTS, (route) => route.abort());
    await page.goto('/providers/rivera-plumbing');
    const press = page.getByRole('button', { name: 'Request Service' });
    const message = page.getByText('This is a sample page. Find a professional to send a request.');
    await press.click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rivera Plumbing' })).toBeVisible();
    await expect(message).toBeHidden({ timeout: 15_000 });

    // The next one tries again.
    await page.unroute(TOASTS);
    await press.click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
    await expect(page).toHaveURL(/\/providers\/rivera-plumbing$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(sent).toEqual([]);
  },
);

test(
  '§8 Toasts: their code is there before the network is cut',
  { tag: '@8.7.14' },
  async ({ page, context }) => {
    const code = page.waitForResponse(TOASTS);
    await page.goto('/providers/rivera-plumbing');
    await (await code).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Request Service' }).click();
    await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
  },
);

test(
  '§8 Screens: one whose code does not arrive says so, and the retry does not leave the app',
  { tag: '@8.7.15' },
  async ({ page, context }) => {
    await page.goto('/cancel');
    const footer = page.getByRole('contentinfo');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await context.setOffline(true);
    await footer.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByText(/We couldn't load this page/)).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(page.getByText(/There's still no connection/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
  },
);

test(
  '§8 Screens: the first one is never empty, and the next one shows that it is coming',
  { tag: '@8.7.21' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const code of ['**/assets/cancel-*.js', PRICING]) {
      await page.route(code, async (route) => {
        await held;
        await route.continue();
      });
    }
    await page.goto('/cancel');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Find Pros' })).toBeVisible();
    await page.unroute('**/assets/cancel-*.js');
    await page.reload();
    await expect(page.getByText(/card wasn't charged/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    const coming = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(coming).toBeVisible();
    await expect(coming).toHaveCSS('opacity', '1');
    release();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(coming).toBeHidden();
  },
);

test(
  '§8 Screens: a page that stays empty because the app does not come says so',
  { tag: '@8.7.39' },
  async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/auth');
    const said = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        const { content, visibility } = getComputedStyle(root as Element, '::after');
        return visibility === 'visible' ? content : '';
      });
    expect(await said()).toBe('');
    await expect.poll(said).toMatch(/couldn't load this page.*reload the page/);
    await page.unroute('**/assets/index-*.js');
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await said()).toBe('none');
  },
);
