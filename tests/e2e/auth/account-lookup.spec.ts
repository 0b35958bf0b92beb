import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';

/** What Google answers while its account service is unavailable. */
const FAILURE = {
  error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' },
};
const LOOKUP = '**/accounts:lookup**';

test.use({ expectedErrors: [/status of 503/] });

test(
  '§4 Session: it survives an account lookup that fails for a moment',
  { tag: ['@4.10.9'] },
  async ({ page }) => {
    await signIn(page, await createPerson('moment'), '/client-dashboard');
    const refuse = { status: 503, headers: { 'access-control-allow-origin': '*' }, json: FAILURE };
    await page.route(LOOKUP, (route) => route.fulfill(refuse), { times: 1 });
    const answered = page.waitForResponse(LOOKUP);
    await page.reload();
    expect((await answered).status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);
