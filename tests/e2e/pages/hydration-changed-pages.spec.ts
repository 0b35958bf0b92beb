import { errorReportSchema } from '@doorstep/domain/operations/error-report';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  sendMessage,
} from '../../support/browser/chat.ts';
import { bioField, publishButton, SAVED_TOAST } from '../../support/browser/editor.ts';
import { holdRequests } from '../../support/browser/network.ts';
import { signIn, unique } from '../../support/browser/sign-in.ts';
import { hydrate, isHydrated, PHONE } from '../../support/browser/screen.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';
import { expectCurrentTexts, translate, translateAlways } from '../../support/browser/translate.ts';

/** Pages that a translator or an extension has changed (web/app/hydrate-page.ts). */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
// The editor has a field for service locations.
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
/** Presses the button. Its answer leads away later, because hydration can take three seconds. */
async function pressRequest(page: Page) {
  await request(page).evaluate((button) => button.setAttribute('data-delay', '20000'));
  await request(page).click();
}
const toast = (page: Page) => page.getByText(/free client account to request/);

/** Changes a page as extensions do: elements and texts come, go, move and change. */
const change = (page: Page) =>
  page.evaluate(() => {
    const add = (place: Element | null) =>
      place?.after(document.createElement('grammarly-extension'));
    document.querySelectorAll('input, button, h1, main, #root > *').forEach(add);
    document.body.prepend(document.createElement('div'));
    const [paragraph, other] = document.querySelectorAll('main p');
    if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'Changed';
    other?.remove();
    const link = document.querySelector('main a');
    const frame = document.createElement('span');
    link?.replaceWith(frame);
    if (link) frame.append(link);
    const heading = document.querySelector('h1');
    if (heading) heading.innerHTML = '<b>Changed</b>';
  });

/** Replaces the content by a copy, into which the person then types. */
const copy = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    main.replaceChildren(...[...main.children].map((child) => child.cloneNode(true)));
  });

/** Returns what a person did in the focused field, and how far the page is scrolled. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: field, scrollingElement } = document;
    return {
      scroll: scrollingElement?.scrollTop,
      field: field instanceof HTMLInputElement && {
        ...{ name: field.name, text: field.value },
        selection: [field.selectionStart, field.selectionEnd],
      },
    };
  });

/** Types into the page's search field and selects a part; scrolls a page without fields. */
async function type(page: Page) {
  if ((await service(page).count()) > 0) {
    await service(page).pressSequentially('plumb');
    await service(page).press('Shift+ArrowLeft');
  } else {
    await page.evaluate(() => window.scrollTo(0, 150));
    // A short page does not scroll.
    await page.keyboard.press('Shift');
  }
  return stateOf(page);
}

// The schedule of the stack may have written a directory without the trade.
test.use({ expectedErrors: [/status of 404/] });

test(
  'server-rendered pages start after a translator or an extension has changed them',
  { tag: '@8.10.11' },
  async ({ page }) => {
    const { profile } = await createProvider('changed', { trades: ['plumbing'] });
    const directory = { trades: { plumbing: 1 }, cities: [] };
    await writeDocuments({ 'market_directory/current': directory });
    // The terms have the component of the privacy page.
    const paths = ['/', '/search', '/pricing', '/privacy', '/pros/plumbing'];
    for (const path of [...paths, `/p/${profile.handle}`, '/p/nobody-is-here']) {
      for (const changed of [translate, change, ...(path === '/search' ? [copy] : [])]) {
        const release = await holdRequests(page, SCRIPTS);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await changed(page);
        const before = await type(page);
        // Another change, between the first touch and the hydration.
        if (changed === change) await change(page);
        release();
        await expect.poll(() => isHydrated(page), path).toBe(true);
        expect(await stateOf(page), path).toEqual(before);
        if (changed === translate) await expectCurrentTexts(page);
        await page.unroute(SCRIPTS);
      }
    }
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await translate(page);
    await service(page).fill(profile.display_name);
    await hydrate(page);
    await service(page).press('Enter');
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    await expect(page.getByText('Showing 1 provider', { exact: true })).toBeVisible();
    await expectCurrentTexts(page);

    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    await translate(page);
    await pressRequest(page);
    await expect(toast(page)).toHaveCount(1);
    await expectCurrentTexts(page);
  },
);

test.describe('a page that is changed before its script can observe it', () => {
  test.use({ expectedErrors: [/React rendered the page again/] });

  test(
    'keeps what was typed, focused and pressed, and its error is counted apart',
    { tag: '@8.10.11' },
    async ({ page }) => {
      const { profile } = await createProvider('changed-early');
      const reports: unknown[] = [];
      await page.route('**/api/error', async (route) => {
        reports.push(errorReportSchema.parse(route.request().postDataJSON()).is_page_changed);
        await route.fulfill({ status: 204 });
      });
      await translateAlways(page);
      await page.setViewportSize(PHONE);
      const release = await holdRequests(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const before = await type(page);
      expect(before).toMatchObject({ field: { text: 'plumb', selection: [4, 5] } });
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(await stateOf(page)).toEqual(before);
      await expect.poll(() => reports).toEqual([true]);
      // The metadata of the page does not stay on the next screen.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator('meta[name=description], link[rel=canonical]')).toHaveCount(2);

      const start = await holdRequests(page, SCRIPTS);
      await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => window.scrollTo(0, 150));
      await pressRequest(page);
      await expect(toast(page)).toHaveCount(1);
      start();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(toast(page)).toHaveCount(1);
      expect(await stateOf(page)).toMatchObject({ scroll: 150 });
      await expect.poll(() => reports).toEqual([true, true]);

      // The filters are a sheet that the browser opens.
      const openSheet = page.locator(':popover-open');
      const refine = await holdRequests(page, SCRIPTS);
      await page.goto('/search', { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Filters' }).click();
      await openSheet.getByRole('combobox').selectOption('rating');
      refine();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(page).toHaveURL(/[?&]order=rating/);
      await expect(openSheet.getByRole('combobox')).toHaveValue('rating');
      await expect.poll(() => reports).toEqual([true, true, true]);
    },
  );
});

test(
  'a running app shows the current texts although a translator has replaced them',
  { tag: '@8.10.12' },
  async ({ page, visitor }) => {
    const { provider, client, request: asked } = await createRequestChat('translated');
    const clientPage = await visitor();
    await Promise.all([
      signIn(page, provider, `/chat/${asked.id}`),
      signIn(clientPage, client, `/client-chat/${asked.id}`),
    ]);
    const both = [page, clientPage];
    await Promise.all(both.map((one) => expect(messageField(one)).toBeEnabled()));
    await Promise.all(both.map(translate));

    await messageField(page).pressSequentially('On my way');
    await messageField(page).press('Enter');
    await expect(messageLog(clientPage).getByText('On my way')).toBeVisible();
    await expect(messageLog(page).getByText('Seen')).toBeVisible();
    await expect(messageLog(page).getByText('· Sent')).toBeHidden();
    await messageField(clientPage).fill('Not sent yet');
    await page.getByRole('combobox', { name: /Status of the request/ }).selectOption('completed');
    await expect(clientPage.getByText('Completed', { exact: true }).first()).toBeVisible();
    await expect(messageField(clientPage)).toHaveValue('Not sent yet');
    await expect(page.getByText('Status updated to completed')).toBeVisible();

    // A message arrives on other screens, and then is read.
    await page.getByRole('banner').getByRole('link', { name: 'Provider Dashboard' }).click();
    await page.getByRole('link', { name: 'Edit Public Profile' }).first().click();
    await bioField(page).pressSequentially('Tidy work.');
    await sendMessage(clientPage, 'Thank you');
    await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    await bioField(page).fill('Never saved');
    await page.getByRole('banner').getByRole('link', { name: 'Find Pros' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(bioField(page)).toHaveValue('Never saved');
    await page.getByRole('banner').getByRole('link', { name: 'Find Pros' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();

    const { display_name: name } = provider.profile;
    await service(page).fill(name);
    await service(page).press('Enter');
    await expect(page.getByText('Showing 1 provider', { exact: true })).toBeVisible();
    await service(page).fill(unique('nobody'));
    await service(page).press('Enter');
    await expect(page.getByText('No providers found.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Showing 1 provider', { exact: true })).toBeVisible();

    await clientPage.getByRole('banner').getByRole('link', { name: 'Find Pros' }).click();
    await service(clientPage).fill(name);
    await service(clientPage).press('Enter');
    await expect(clientPage.getByText('Showing 1 provider', { exact: true })).toBeVisible();
    await clientPage.getByRole('link', { name: 'View Profile' }).click();
    await request(clientPage).click();
    const dialog = clientPage.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('');
    await dialog.getByLabel('Service description').fill('A new tap');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await dialog.getByLabel('Your name').fill('Nora Whitfield');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(dialog.getByText(/reads your request and contacts you/)).toBeVisible();
    for (const one of both) await expectCurrentTexts(one);
  },
);
