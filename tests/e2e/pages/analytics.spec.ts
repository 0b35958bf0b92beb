import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BRAND } from '@doorstep/domain/brand';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';

import { createPerson, signIn, unique } from '../../support/browser/sign-in.ts';
import {
  expectAccessible,
  expectFitsEveryWidth,
  expectNoHorizontalScroll,
  followAccountLink,
  PHONE,
} from '../../support/browser/screen.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';

/** Playwright's own browser says that it is headless, so it counts as a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test(
  'Analytics: visits from search and without a link count, visits of the team do not, and Starter sees a number',
  { tag: ['@2.32.1', '@2.32.2', '@2.32.5', '@2.32.6', '@2.32.7', '@2.32.8', '@2.49.8'] },
  async ({ page: pro, visitor }) => {
    const service = unique('Zeppelins');
    const provider = await createProvider('counted', {
      services: [service],
      city: 'Zeppelin City',
    });
    const { handle, display_name: name } = provider.profile;

    await pro.setViewportSize(PHONE);
    await signIn(pro, provider, '/dashboard/analytics');
    await expect(pro.getByText(/start with the first visit/)).toBeVisible();
    await expect(pro.getByRole('link', { name: 'Share your page' })).toBeVisible();

    const guest = await visitor({ userAgent });
    await guest.goto(`/search?service=${service}`);
    await guest.getByRole('link', { name: 'View Profile' }).click();
    await expect(heading(guest)).toHaveText(name);
    await expect(guest).toHaveURL(new RegExp(`/p/${handle}$`));
    await guest.goto('/pricing');
    await guest.goto(`/p/${handle}`);
    await expect(heading(guest)).toHaveText(name);

    const sam = await createPerson('sam');
    const membership = teamMember({ id: sam.uid, owner_uid: provider.uid, email: sam.email });
    await writeDocuments({ [`team_members/${sam.uid}`]: membership });
    const member = await visitor({ userAgent });
    await signIn(member, sam, `/p/${handle}`);
    await expect(member.getByRole('link', { name: 'Provider Dashboard' })).toBeVisible();

    await pro.goto(`/p/${handle}`);
    await expect(pro.getByRole('link', { name: /Edit/ }).first()).toBeVisible();
    await pro.goto('/dashboard');
    await followAccountLink(pro, 'Analytics');
    await expect(heading(pro)).toHaveText('Analytics');
    await expect(async () => {
      await pro.reload();
      await expect(tile(pro, 'Views')).toContainText('2', { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(tile(pro, 'Visitors')).toContainText('1');
    await expect(tile(pro, 'Completed')).toContainText('0');
    const sources = pro.getByRole('region', { name: 'Where visitors come from' });
    await expect(sources.getByRole('listitem').filter({ hasText: 'Search on' })).toContainText('1');
    await expect(sources.getByRole('listitem')).toHaveCount(2);
    await expect(pro.locator('.recharts-surface').first()).toBeVisible();
    await expectAccessible(pro);
    await expectNoHorizontalScroll(pro);

    await pro.getByRole('button', { name: 'Months' }).click();
    await pro.getByRole('button', { name: 'Show table' }).click();
    const table = pro.getByRole('table', { name: 'Numbers by month' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('2');
    await expectAccessible(pro);
    await expectFitsEveryWidth(pro);
    const downloading = pro.waitForEvent('download');
    await pro.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('analytics-by-month.csv');
    const file = await readFile(await download.path(), 'utf8');
    // The byte order mark, without which Excel garbles `São Paulo`.
    expect(file).toMatch(/^\uFEFFFrom,/);
    expect(file).toContain(`Source,Search on ${BRAND.name},1`);

    const lists = Array.from({ length: 5 }, () => `saved_providers/${unique('saves')}`);
    const saved = { provider_ids: [provider.uid] };
    await writeDocuments(Object.fromEntries(lists.map((path) => [path, saved])));
    await pro.reload();
    await expect(pro.getByText('5 people have saved you.')).toBeVisible();
    const plan = subscriber({ stripe_customer_id: null, subscription_tier: 'Starter' });
    await writeDocuments({ [`subscribers/${provider.uid}`]: plan });
    await pro.reload();
    await expect(pro.getByText('5 people have saved you.')).toBeVisible();
    await expect(pro.getByText('Views of your page in the last 7 days')).toBeVisible();
    await expect(pro.getByText('2', { exact: true })).toBeVisible();
    await expect(pro.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect(pro.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    await expectAccessible(pro);
  },
);
