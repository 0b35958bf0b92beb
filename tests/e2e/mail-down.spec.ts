import { expect, test } from '../support/browser.ts';
import { afterNextSweep, mailsTo } from '../support/inbox.ts';
import { isMailServerUp, killMailServer } from '../support/mail-server.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import { createProvider, read } from '../support/scenes.ts';

// Chromium itself reports the function's refusal.
test.use({ expectedErrors: [/status of 503/] });

test(
  '§8 Request form: while the mail server is down the request is saved and a warning says so; the mail goes out once, when it is back',
  { tag: '@8.4.1' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const provider = await createProvider('unmailed');
    const client = await createPerson('warned');
    await signIn(page, client, `/p/${provider.profile.handle}`);
    await page.getByRole('button', { name: 'Request Service' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Nora');
    await form.getByLabel('Service description').fill('The roof.');

    killMailServer();
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(
      page.getByText('Request saved but email notification may have failed'),
    ).toBeVisible();
    await expect(page.getByText(/Service request sent successfully!/)).toBeVisible();
    await expect(form).toBeHidden();
    const requests = admin().firestore.collection('service_requests');
    const { docs } = await requests.where('client_uid', '==', client.uid).get();
    expect(docs).toHaveLength(1);
    const outbox = ['new_request', 'request_confirmation'].map(
      (kind) => `mail/${docs[0]?.id}_${kind}`,
    );
    const sentAt = () => Promise.all(outbox.map(async (path) => (await read(path))?.['sent_at']));
    expect(await sentAt()).toEqual([null, null]);

    await expect.poll(isMailServerUp, { timeout: 90_000 }).toBe(true);
    await expect.poll(sentAt, { timeout: 120_000 }).not.toContain(null);
    // One each came, and with the mails that go out afterwards none follows.
    await afterNextSweep(provider.email);
    expect(await mailsTo(provider.email, /Nora/)).toHaveLength(1);
    expect(await mailsTo(client.email, /request/i)).toHaveLength(1);
  },
);
