import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { dataExportSchema } from '@doorstep/domain/account/data-export';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeConversation, storeRequest } from '../support/scenes.ts';
import { expectAccessible } from '../support/screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function contentsOf(download: Download) {
  expect(download.suggestedFilename()).toMatch(/^doorstep-data-\d{4}-\d\d-\d\d\.json$/);
  return dataExportSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
}

async function downloadBy(page: Page, name: string) {
  const waiting = page.waitForEvent('download');
  await button(page, name).click();
  return contentsOf(await waiting);
}

test.describe('§2 Account, one’s own data', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    '§2 Account: a client and a professional download what is stored of them, also after an interruption',
    { tag: ['@2.20.10', '@2.20.11'] },
    async ({ page, visitor }) => {
      const [provider, client] = [await createProvider('mine'), await createPerson('mine')];
      const request = await storeRequest(requestOf(provider, client), [
        { from: 'client', text: 'Is Monday fine?', at: new Date() },
      ]);
      await storeConversation(provider, client.uid, [
        { from: 'client', text: 'Do you do roofs?', at: new Date() },
      ]);
      await signIn(page, client, '/account');
      await expectAccessible(page);
      let calls = 0;
      await page.route('**/export-my-data', (route) => {
        calls += 1;
        return calls === 8 ? route.abort() : route.continue();
      });
      await button(page, 'Download my data').click();
      await expect(page.getByText(/^Interrupted after \d+ entries\.$/)).toBeVisible();
      await expect(
        page.getByText('The download was interrupted. Press Continue to get the rest.'),
      ).toBeVisible();
      const { sections } = await downloadBy(page, 'Continue');
      expect(sections.account).toMatchObject([{ id: client.uid, email: client.email }]);
      expect(sections.requests_sent).toMatchObject([{ id: request.id }]);
      expect(sections.requests_sent_messages).toMatchObject([{ message: 'Is Monday fine?' }]);
      expect(sections.conversations_begun_messages).toMatchObject([
        { message: 'Do you do roofs?' },
      ]);
      await expect(page.getByText(/^Saved, with \d+ entries\.$/)).toBeVisible();

      const other = await visitor();
      await signIn(other, provider, '/account');
      const his = await downloadBy(other, 'Download my data');
      expect(his.sections.provider_profile).toMatchObject([{ handle: provider.profile.handle }]);
      expect(his.sections.requests_received).toMatchObject([{ id: request.id }]);
      expect(his.sections.conversations_received).toHaveLength(1);
    },
  );
});
