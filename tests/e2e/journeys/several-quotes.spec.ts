import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog } from '../../support/browser/chat.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  PHONE,
} from '../../support/browser/screen.ts';
import { createPerson, signIn, unique } from '../../support/browser/sign-in.ts';
import { createProvider, readDocument, updateDocument } from '../../support/test-data.ts';

/** Returns an open quote of this many dollars. */
const quote = (dollars: number) => ({
  ...{ id: unique('quote'), lines: [{ text: 'Replace the pipe', cents: dollars * 100 }] },
  ...{ total_cents: dollars * 100, currency: 'usd', tax_note: null, message: null },
  ...{ valid_until: new Date(Date.now() + 8e8).toISOString().slice(0, 10), time_zone: 'UTC' },
  ...{ state: 'open', created_at: new Date(), decided_at: null, decided_by: null },
});

// @2.53.1 @2.53.2 @2.53.3 @2.53.5 @2.53.6
test(
  'Request: sent to two more professionals, three quotes compared, one accepted',
  { tag: '@journey' },
  async ({ page, visitor }) => {
    const service = unique('svc');
    const [first, second, third, fourth] = await Promise.all(
      ['ask-a', 'ask-b', 'ask-c', 'ask-d'].map((name) =>
        createProvider(name, { services: [service], city: 'Austin, TX' }),
      ),
    );
    const client = await createPerson('asks');
    await signIn(page, client, `/p/${first?.profile.handle}`);
    await page.getByRole('button', { name: 'Request Service' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Nora Whitfield');
    await form.getByLabel('Service description').fill('The ceiling is wet.');
    await form.getByLabel('Where is the job?').fill('Austin, TX');
    await form.getByLabel('Street address').fill('12 Elm Street');
    await page.locator('form input[type=file]').setInputFiles([jpegFile('ceiling.jpg')]);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await form.getByRole('link', { name: 'My Requests' }).click();

    await page.getByRole('link', { name: 'Ask another professional too' }).click();
    const names = [second, third].map((one) => one?.profile.display_name ?? '');
    const found = page.getByRole('region', { name: 'Choose professionals' }).getByRole('checkbox');
    await expect(found).toHaveCount(3);
    await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');
    for (const name of names) await page.getByRole('checkbox', { name }).check();
    const sent = page.getByRole('region', { name: 'What they get' });
    await expect(sent.getByText('The ceiling is wet.')).toBeVisible();
    await expect(sent.getByRole('img', { name: 'Photo 1 of 1 from you' })).toBeVisible();
    await expect(sent.getByLabel('Send the street address too: 12 Elm Street')).not.toBeChecked();
    await sent
      .getByRole('button', { name: /^Remove/ })
      .last()
      .press('Enter');
    await expect(sent.getByRole('group', { name: 'Who gets it' })).toBeFocused();
    await page.getByRole('checkbox', { name: names[1] ?? '' }).check();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(DESKTOP);
    await sent.getByRole('button', { name: 'Send to 2 professionals' }).dblclick();
    await expect(page.getByText('Sent to 2 professionals.')).toBeVisible();
    const firstId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'Compare quotes' }).click();

    const columns = page.getByRole('main').getByRole('listitem');
    await expect(columns.getByText('No quote yet')).toHaveCount(3);
    const group = await readDocument(`request_groups/${firstId}`);
    expect(group?.['provider_ids']).toEqual([first, second, third].map((one) => one?.uid));
    const ids = group?.['request_ids'] as string[];
    const others = await Promise.all(ids.map((id) => readDocument(`service_requests/${id}`)));
    expect(others[1]?.['photos']).toEqual(others[0]?.['photos']);
    expect(await readDocument(`service_requests/${ids[1]}/private/address`)).toBeUndefined();
    for (const [i, id] of ids.entries()) {
      await updateDocument(`service_requests/${id}`, { quote: quote(450 - i * 50) });
    }
    await expect(columns.getByRole('row', { name: /^Total/ })).toHaveText([
      'Total$450.00',
      'Total$400.00',
      'Total$350.00',
    ]);
    await expect(columns.getByText(/away$/)).toHaveCount(3);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);

    const cheapest = columns.filter({ hasText: names[1] ?? '' });
    await cheapest.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Accept quote' }).click();
    await expect(cheapest.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(cheapest).toBeFocused();
    await page.goto('/client-dashboard');
    await expect(page.getByRole('link', { name: 'Compare 3 quotes' })).toHaveCount(3);

    // The last professional also gets the street address, because the client ticks it.
    await page.getByRole('link', { name: 'Compare 3 quotes' }).first().click();
    await page.getByRole('link', { name: 'Ask another professional too' }).click();
    await page.getByRole('checkbox', { name: fourth?.profile.display_name ?? '' }).check();
    await sent.getByLabel('Send the street address too: 12 Elm Street').check();
    await sent.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    const all = await readDocument(`request_groups/${firstId}`);
    const lastId = (all?.['request_ids'] as string[] | undefined)?.[3];
    expect(await readDocument(`service_requests/${lastId}/private/address`)).toMatchObject({
      street: '12 Elm Street',
    });

    // The professional sees a request like any other, with the photo.
    const pro = await visitor();
    await signIn(pro, third ?? client, `/chat/${ids[2]}`);
    await expect(messageLog(pro)).toBeVisible();
    await expect(pro.getByRole('img', { name: 'Photo 1 of 1 from Nora Whitfield' })).toBeVisible();
    await expect(pro.getByText(names[0] ?? '')).toHaveCount(0);
  },
);
