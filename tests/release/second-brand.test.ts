import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_BRAND } from '@doorstep/domain/sample-brand';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { chromium, expect as pageExpect, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_LAUNCH } from '../support/browser/chromium.ts';
import { linkIn, waitForMail, type ReceivedMail } from '../support/browser/wait-for-mail.ts';
import { confirmEmail, PASSWORD, unique } from '../support/browser/sign-in.ts';
import { copyInstalled } from './support/checkout-copy.ts';
import { rebrand, startCopy, type RunningCopy } from './support/second-brand.ts';

// Rehearses what a company does that gives the product its own name, colors, currency and trades.

const PICTURES = path.join(ROOT, 'test-results/second-brand');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Names that nobody sees: events and elements of the page, which docs/brand.md lists. */
const INTERNAL = /@doorstep\/|doorstep-(ready|failed|hydrate)|demo-doorstep/g;
const FIRST_BRAND = /doorstep/i;
/** An amount in dollars. Code has `$1` too, so only texts are searched for it. */
const DOLLARS = /\$\s?\d/;

const see = pageExpect.configure({ timeout: 30_000 });

let copy: string | undefined;
let started: { running: RunningCopy; browser: Browser } | undefined;

function stack() {
  if (!started) throw new Error('The copy has not started');
  return started;
}

beforeAll(async () => {
  copy = copyInstalled();
  rebrand(copy);
  const running = await startCopy(copy);
  started = { running, browser: await chromium.launch(BROWSER_LAUNCH) };
  process.env['DOORSTEP_STACK'] = JSON.stringify(running.addresses);
});
afterAll(async () => {
  await started?.browser.close();
  await started?.running.stop();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
});

async function open(viewport = DESKTOP): Promise<Page> {
  const { browser, running } = stack();
  const context = await browser.newContext({ baseURL: running.addresses.site, viewport });
  return context.newPage();
}

/** Checks what a screen shows, and takes a picture of it. */
async function expectOwnBrand(page: Page, picture: string): Promise<void> {
  const shown = `${await page.title()}\n${await page.locator('body').innerText()}`;
  expect(shown).not.toMatch(FIRST_BRAND);
  expect(shown).not.toMatch(DOLLARS);
  await page.screenshot({ path: path.join(PICTURES, `${picture}.png`), fullPage: true });
}

function expectOwnMail({ subject, text, html }: ReceivedMail): void {
  for (const part of [subject, text, html || '']) {
    expect(part.replaceAll(INTERNAL, '')).not.toMatch(FIRST_BRAND);
    expect(part).not.toMatch(DOLLARS);
  }
  expect(html).toContain(SAMPLE_BRAND.name);
  expect(html).toContain(SAMPLE_BRAND.colors.accent);
}

const confirmationLink = async (email: string) => {
  const mail = await waitForMail(email, /confirm/i);
  expectOwnMail(mail);
  return linkIn(mail, /oobCode=/);
};

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await see(page.getByRole('heading', { name: /^Check your email/ })).toBeVisible();
  await confirmEmail(page, await confirmationLink(email));
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/pricing');
  await see(page.getByText('€29', { exact: true })).toBeVisible();
  await see(page.getByText('Prices include VAT.')).toBeVisible();
  await expectOwnBrand(page, 'pricing');
  await page
    .getByRole('article', { name: 'Plus', exact: true })
    .getByRole('button', { name: 'Subscribe' })
    .click();
  await signUp(page, email);
  await see(page).toHaveURL(/\/c\/pay\//);
  await see(page.getByText('€29.00').first()).toBeVisible();
  await expectOwnBrand(page, 'checkout');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await see(page).toHaveURL(/\/dashboard$/);
  await see(page.getByText(/Renews .+ for €29/)).toBeVisible();
  expectOwnMail(await waitForMail(email, /Welcome to Klingel/));
}

async function publish(page: Page, handle: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Public Profile' }).click();
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('Display name').fill('Byrne & Sons');
  await page.getByLabel('Trade', { exact: true }).selectOption({ label: 'Piano tuning' });
  await page.getByLabel('Services').fill('Concert grands, uprights');
  await page.getByLabel(/location/i).fill('Galway');
  await page.getByLabel(/location/i).press('Enter');
  await page.getByLabel('Phone').fill('091 555 0100');
  await page.getByRole('button', { name: 'Save & Publish' }).click();
  await see(page.getByText('Profile saved')).toBeVisible();
  await expectOwnBrand(page, 'editor');
}

/** Finds the professional through the chip of the trade on the home page. */
async function findByTrade(page: Page): Promise<void> {
  await page.goto('/');
  const chips = page.getByRole('region', { name: 'What do you need done?' }).getByRole('link');
  await see(chips).toHaveText(['Piano tuning', 'Bicycle repair', 'Dog grooming']);
  await see(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_BRAND.tagline);
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(244, 248, 253)');
  await expectOwnBrand(page, 'home');
  await chips.first().click();
  const view = page.getByRole('link', { name: /View Profile/ });
  await see(async () => {
    await page.reload();
    await see(view).toHaveCount(1, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await see(page.getByText('Piano tuning').first()).toBeVisible();
  await expectOwnBrand(page, 'search');
  await view.click();
  await see(page.getByRole('heading', { level: 1, name: 'Byrne & Sons' })).toBeVisible();
}

async function sendRequest(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Request Service' }).click();
  await see(page).toHaveURL(/\/auth\?type=client&redirect=/);
  await signUp(page, email);
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Nora Kelly');
  await form.getByLabel(/description|need/i).fill('The upright has not been tuned for years.');
  await form.getByRole('button', { name: /Send/ }).click();
  await see(page.getByText(/Service request sent successfully!/)).toBeVisible();
  await expectOwnBrand(page, 'request-sent');
}

async function sendQuote(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await see(page.getByText('The upright has not been tuned for years.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Send a quote' }).click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Description').fill('Pitch raise and tuning');
  await line.getByLabel('Amount (€)').fill('€1,180.50');
  await see(page.getByText('Total €1,180.50')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click();
  await see(page.getByText('Quote €1,180.50', { exact: true })).toBeVisible();
  await expectOwnBrand(page, 'quote');
}

it('a second brand takes a professional and a client from the home page to a quote', async () => {
  const [pro, client] = [unique('pro'), unique('client')].map((name) => `${name}@klingel.test`);
  if (pro === undefined || client === undefined) throw new Error('No addresses');
  const provider = await open();
  await subscribe(provider, pro);
  await publish(provider, unique('byrne').slice(0, 40));
  const person = await open(PHONE);
  await findByTrade(person);
  await sendRequest(person, client);
  const request = await waitForMail(pro, /request/i);
  expectOwnMail(request);
  expect(request.text).toContain('Nora Kelly');
  await sendQuote(provider);
  const quote = await waitForMail(client, /quote/i);
  expectOwnMail(quote);
  expect(quote.subject).toContain('€1,180.50');
});

it('has its own legal texts, manifest, icons and share image', async () => {
  const page = await open();
  for (const [address, text] of [
    ['/privacy', SAMPLE_BRAND.company.privacyEmail],
    ['/terms', 'Solo costs €14.50 a month, Plus costs €29 a month, Team costs €64 a month.'],
  ] as const) {
    await page.goto(address);
    await see(page.getByText(text).first()).toBeVisible();
    await see(page.getByText('Valid from 15 Jan 2027.')).toBeVisible();
    await see(page.getByText(SAMPLE_BRAND.company.registration ?? '')).toBeVisible();
    await expectOwnBrand(page, address.slice(1));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectOwnBrand(page, 'home-dark');
  const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Klingel', lang: 'en-IE', theme_color: '#f4f8fd' });
  const icon = await (await page.request.get('/favicon.svg')).text();
  expect(icon).toContain(SAMPLE_BRAND.colors.accent);
  expect(icon).toContain(SAMPLE_BRAND.logo.lines);
  const share = await (await page.request.get('/images/og.jpg')).body();
  await page.setContent(`<img src="data:image/jpeg;base64,${share.toString('base64')}">`);
  await page.screenshot({ path: path.join(PICTURES, 'share-image.png') });
});

it('leaves no trace of the first brand in the built site', () => {
  const { web } = stack().running;
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|svg|txt|webmanifest)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((name) => {
    const text = readFileSync(path.join(web, name), 'utf8').replaceAll(INTERNAL, '');
    const at = text.search(FIRST_BRAND);
    return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
  });
  expect(found).toEqual([]);
});
