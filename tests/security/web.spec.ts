import type { Page } from '@playwright/test';
import { stored } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../support/browser.ts';
import { log } from '../support/chat.ts';
import { createPerson, signIn } from '../support/people.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
  write,
} from '../support/scenes.ts';

/** Runs, if anything ever takes it for more than text. */
const CODE = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

/** All of it is there to be read, and nothing of it has become a part of the page. */
async function expectText(page: Page, where: string): Promise<void> {
  await expect(page.getByText(CODE).first(), where).toBeVisible();
  await expect(page.locator('img[src="x"]'), where).toHaveCount(0);
  expect(await page.locator('body script').allTextContents(), where).not.toContain(
    "document.title='taken'",
  );
  await expect(page, where).not.toHaveTitle('taken');
}

async function scene() {
  const [provider, client] = await Promise.all([
    createProvider('codes', {
      display_name: CODE,
      bio: CODE,
      city: CODE,
      services: ['<b>Drains</b>'],
      locations: ['<i>Salem</i>'],
      phone: '<u>555</u>',
    }),
    createPerson('codes'),
  ]);
  const at = new Date();
  const request = await storeRequest(
    requestOf(provider, client, {
      client_name: CODE,
      service_description: `${CODE} please`,
      client_phone: '<u>556</u>',
    }),
    [
      { from: 'client', text: CODE, at },
      { from: 'provider', text: CODE, at },
    ],
  );
  await storeConversation(provider, client.uid, [{ from: 'client', text: CODE, at }]);
  return { provider, client, request };
}

test(
  '§8 Page: what others have typed is text, whoever looks at it',
  { tag: '@8.9.1' },
  async ({ page, visitor }) => {
    const { provider, client, request } = await scene();
    await page.goto(`/p/${provider.profile.handle}`);
    await expectText(page, 'the public page');
    await expect(page.getByText('<b>Drains</b>')).toBeVisible();
    await expect(page.getByText('<i>Salem</i>')).toBeVisible();
    await expect(page.getByText('<u>555</u>')).toBeVisible();
    await page.goto(`/search?service=${encodeURIComponent('<b>Drains</b>')}`);
    await expectText(page, 'search');

    await signIn(page, provider, '/dashboard');
    await expectText(page, 'the inbox');
    await page.goto(`/chat/${request.id}`);
    await expect(log(page).getByText(CODE).first()).toBeVisible();
    await expectText(page, 'the chat about a request');

    await page.goto(`/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(log(page).getByText(CODE)).toBeVisible();
    await expectText(page, 'the direct chat');

    const other = await visitor();
    await signIn(other, client, '/client-dashboard');
    await expectText(other, "the client's requests");
    await other.goto(`/client-chat/${request.id}`);
    await other.getByLabel('Email').fill(client.email);
    await other.getByRole('button', { name: 'Access Chat' }).click();
    await expect(log(other).getByText(CODE).first()).toBeVisible();
    await expectText(other, "the client's chat");
  },
);

test.describe('§8 Page, links', () => {
  test.use({ expectedErrors: [/Malformed document/] });

  test(
    '§8 Page: a professional’s link goes to the web, without our trust, or nowhere',
    { tag: '@8.9.1' },
    async ({ page }) => {
      const website_url = 'https://honest.example/';
      const { uid, profile } = await createProvider('links', { website_url });
      const path = `/p/${profile.handle}`;
      await page.goto(path);
      const link = page.locator(`a[href="${website_url}"]`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
      for (const evil of [
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        '//evil.example',
        'vbscript:x',
      ]) {
        // Past the rules, which refuse it (provider-profiles.test.ts).
        const changed = { ...stored(profile), website_url: evil, facebook_url: evil };
        await write({ [`provider_profiles/${uid}`]: changed });
        await page.goto(path);
        await expect(page.getByText('Provider not found')).toBeVisible();
        const links = await page
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
        expect(links.filter((href) => !/^(\/[^/]|\/$|#)/.test(href))).toEqual([]);
      }
    },
  );
});

test('§4 Auth: no redirect leaves this site', { tag: '@4.2.1' }, async ({ page, baseURL }) => {
  const person = await createPerson('stays');
  await signIn(page, person, '/cancel');
  await expect(page).toHaveURL(`${baseURL}/cancel`);
  for (const evil of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    '%2F%2Fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(document.domain)',
    'data:text/html,x',
    '.evil.example',
    '@evil.example',
  ]) {
    await page.goto(`/auth?type=client&redirect=${encodeURIComponent(evil)}`);
    await expect(page, evil).not.toHaveURL(/\/auth/);
    expect(new URL(page.url()).origin, evil).toBe(baseURL);
  }
});

test('§8 Page: nothing is served but the app itself', { tag: '@8.9.1' }, async ({ page }) => {
  // The empty page that the app fills; the public pages are the function's.
  const app = await (await page.request.get('/cancel')).text();
  for (const path of [
    '.env',
    '.env.production',
    '.git/config',
    'firebase.json',
    'firestore.rules',
    'package.json',
    'functions/.env',
    'functions/index.ts',
    'src/main.tsx',
    '..%2Ffirebase.json',
  ]) {
    const answer = await page.request.get(`/${path}`);
    if (answer.status() === 200) expect(await answer.text(), path).toBe(app);
    else expect(answer.status(), path).toBe(404);
  }
  const scripts = [...app.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, script = ''] of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(text, script).not.toContain('sourceMappingURL');
    expect(text, script).not.toMatch(/sk_(test|live)_|whsec_|BEGIN PRIVATE KEY/);
    const map = await (await page.request.get(`${script}.map`)).text();
    expect(map, script).not.toContain('"mappings"');
  }
});
