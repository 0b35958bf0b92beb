import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';

const COUNT = 50;
const PASSWORD = 'doorstep-demo';

async function signIn(browser: Browser, site: string, email: string, path: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site}/auth?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return page;
}

/** The moment at which a text is in the page's chat. */
function arrival(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('[role=log]')?.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );
}

/** Presses Enter in the chat's field and tells the moment at which the page saw the key. */
async function sendAt(page: Page, text: string): Promise<number> {
  const field = page.getByRole('textbox', { name: /message/i });
  await field.fill(text);
  const pressed = field.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const note = () => resolve(Date.now());
        element.addEventListener('keydown', note, { once: true, capture: true });
      }),
  );
  await field.press('Enter');
  return pressed;
}

const percentile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** A client writes to a professional, both on their screens; milliseconds. */
export async function measureMessages(
  browser: Browser,
  { site }: Addresses,
): Promise<{ median: number; p95: number }> {
  const client = await signIn(browser, site, 'client@doorstep.test', '/p/rivera-plumbing');
  await client.getByRole('link', { name: 'Message Provider' }).click();
  await sendAt(client, 'Bench begins');
  const provider = await signIn(browser, site, 'provider@doorstep.test', '/provider-dashboard');
  await provider
    .getByRole('listitem')
    .filter({ hasText: 'Bench begins' })
    .getByRole('link', { name: 'View Conversation' })
    .click();
  await arrival(provider, 'Bench begins');

  const times: number[] = [];
  for (let n = 1; n <= COUNT; n += 1) {
    const text = `Bench message ${n} of ${COUNT}`;
    const arrived = arrival(provider, text);
    const sent = await sendAt(client, text);
    times.push((await arrived) - sent);
  }
  times.sort((a, b) => a - b);
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
