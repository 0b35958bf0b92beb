import { setTimeout as sleep } from 'node:timers/promises';
import type { CallableName } from '@doorstep/domain/callables';
import type { Page } from '@playwright/test';
import { holdRequests, isCallOf } from '../../support/browser/network.ts';
import { createPerson, storeSession } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createProvider, requestOf, storeRequest } from '../../support/test-data.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

// The next page of the export is refused, and so is what the header reads during the log-out.
test.use({ expectedErrors: [/status of 401|status of 403.*batchGet/] });

test(
  '§4 Session: what a person asked for before the log-out does not happen after it',
  { tag: '@4.10.10' },
  async ({ visitor }) => {
    const client = await createPerson('asked');
    const sender = await createPerson('asked-sender');
    const { id } = await storeRequest(requestOf(await createProvider('asked-of'), sender));
    let downloads = 0;
    const logOutDuring = async (path: string, name: string, call: CallableName) => {
      const page = await visitor();
      page.on('download', () => (downloads += 1));
      await storeSession(page, client);
      await page.goto(path);
      await expect(logOut(page)).toBeVisible();
      if (call === 'open-request-chat') await page.getByLabel('Email').fill(sender.email);
      const release = await holdRequests(page, { call });
      const asked = page.waitForRequest(isCallOf(call));
      await page.getByRole('button', { name }).first().click();
      await asked;
      await logOut(page).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      const answered = page.waitForResponse((response) => isCallOf(call)(response.request()));
      release();
      await answered;
      // A payment page would open after its message.
      await sleep(1500);
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    };
    await logOutDuring('/pricing', 'Subscribe', 'create-checkout');
    await logOutDuring('/account', 'Download my data', 'export-my-data');
    await logOutDuring(`/client-chat/${id}`, 'Access Chat', 'open-request-chat');
    expect(downloads).toBe(0);
  },
);
