import { expect, test } from '../support/browser.ts';
import { createProvider } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

test(
  'title, description and share card are the same from the server and in the app',
  { tag: '@8.10.5' },
  async ({ page }) => {
    const { profile } = await createProvider('titles', { city: 'Austin, TX' });
    await page.goto('/');
    await takeOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle('Pricing | Doorstep');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/pricing$/);

    await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
    await takeOver(page);
    await page.getByRole('link', { name: 'View Profile' }).click();
    const title = `${profile.display_name} - Provider in Austin, TX | Doorstep`;
    await expect(page).toHaveTitle(title);
    const shared = () =>
      page
        .locator('meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]')
        .evaluateAll((all) =>
          all.map((element) => element.outerHTML.replace(/ ?\/?>$/, '')).sort(),
        );
    const inApp = await shared();
    expect(inApp.length).toBeGreaterThan(9);
    await page.reload();
    await expect(page).toHaveTitle(title);
    expect(await shared()).toEqual(inApp);
  },
);
