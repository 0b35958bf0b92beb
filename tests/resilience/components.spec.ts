import type { Page } from '@playwright/test';
import { field, log, say } from '../support/chat.ts';
import { mailsTo } from '../support/inbox.ts';
import { admin, signIn, type Person } from '../support/people.ts';
import { read, storeConversation, write } from '../support/scenes.ts';
import { everythingAgrees } from './support/agreement.ts';
import { fillForm } from './support/request-form.ts';
import { expect, test } from './support/test.ts';
import { createPair, SLOW } from './support/work.ts';

/**
 * The parts of the stack are paused, killed and started again while people use the app. Whatever was
 * pressed has one effect, and the screen says the truth meanwhile.
 */

// The browser itself reports what does not answer.
test.use({
  expectedErrors: [
    /ERR_\w+|CORS policy|check-subscription failed|RPC_ERROR|Could not reach|Failed to load resource|WebChannel|transport errored|status of 5\d\d|was not stored|was not sent|cannot be|could not be|Error loading|Firestore|unavailable/i,
  ],
});

test.afterAll('everything in the database agrees', ({ stack }) => everythingAgrees(stack));

async function requestsOf(client: Person) {
  const all = admin().firestore.collection('service_requests');
  return (await all.where('client_uid', '==', client.uid).get()).docs;
}

test(
  '§8 Faults: while the database does not answer, messages and requests wait in sight, and each arrives once',
  { tag: '@8.7.27' },
  async ({ page, visitor, stack }) => {
    const { provider, client, request } = await createPair('paused');
    await signIn(page, client, `/p/${provider.profile.handle}`);
    const { form, send } = await fillForm(page, 'The boiler is cold.');
    const pro = await visitor();
    await signIn(pro, provider, `/chat/${request.id}`);
    await expect(field(pro)).toBeEnabled();

    stack.pause('firestore');
    await say(pro, 'Are you at home?');
    await expect(log(pro).getByText('Sending…')).toBeVisible();
    await send.click();
    // The form gives up after a while, and keeps everything.
    await expect(page.getByText('Failed to send service request')).toBeVisible(SLOW);
    await expect(form.getByLabel('Service description')).toHaveValue('The boiler is cold.');
    await expect(log(pro).getByText('Sending…')).toBeVisible();

    stack.resume('firestore');
    await expect(log(pro).getByText('Sending…')).toBeHidden(SLOW);
    await send.click();
    await expect(page.getByText(/Service request sent successfully!/)).toBeVisible(SLOW);
    // What was given up may have been stored after all: the second press is the same request.
    expect(await requestsOf(client)).toHaveLength(2);
    await pro.reload();
    await expect(log(pro).getByText('Are you at home?')).toHaveCount(1);
    expect(await read(`service_requests/${request.id}`)).toMatchObject({ unread_client: 1 });
  },
);

test(
  '§8 Faults: a function that is killed while it mails a request leaves the request, a warning, and one mail later',
  { tag: '@8.7.28' },
  async ({ page, stack }) => {
    const { provider, client } = await createPair('killed');
    await signIn(page, client, `/p/${provider.profile.handle}`);
    const { send } = await fillForm(page, 'The gutter hangs.');
    stack.pause('mail');
    await send.click();
    const path = async () => {
      const made = (await requestsOf(client)).find(
        (one) => one.get('service_description') === 'The gutter hangs.',
      );
      return made && `mail/${made.id}_new_request`;
    };
    const mail = async () => {
      const at = await path();
      return at === undefined ? undefined : read(at);
    };
    await expect.poll(async () => (await mail())?.['state'], SLOW).toBe('sending');
    stack.kill('functions');
    await expect(
      page.getByText('Request saved but email notification may have failed'),
    ).toBeVisible(SLOW);
    await expect(page.getByText(/Service request sent successfully!/)).toBeVisible();
    stack.resume('mail');

    // The lease of the dead function is over.
    const at = (await path()) ?? '';
    const now = new Date(Date.now() - 1000);
    await write({ [at]: { ...(await read(at)), lease_until: now, next_attempt_at: now } });
    await expect.poll(async () => (await mail())?.['state'], SLOW).toBe('sent');
    expect(await mailsTo(provider.email, /Nora/)).toHaveLength(1);
  },
);

test(
  '§8 Faults: when everything is killed and started again under the running app, what was sent meanwhile arrives once',
  { tag: '@8.7.29' },
  async ({ page, visitor, stack }) => {
    test.setTimeout(300_000);
    const { provider, client, request } = await createPair('restarted');
    await storeConversation(provider, client.uid, [
      { from: 'client', text: 'Before the fall', at: new Date() },
    ]);
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await expect(log(page).getByText('Before the fall')).toBeVisible();
    const pro = await visitor();
    await signIn(pro, provider, `/chat/${request.id}`);
    await expect(field(pro)).toBeEnabled();

    await stack.killEverything();
    await say(page, 'During the fall');
    await say(pro, 'Nobody is there');
    for (const one of [page, pro]) await expect(log(one).getByText('Sending…')).toBeVisible();
    await stack.startAgain();
    for (const one of [page, pro]) await expect(log(one).getByText('Sending…')).toBeHidden(SLOW);

    await say(page, 'After the fall');
    await expect(log(page).getByText('Sending…')).toBeHidden(SLOW);
    // A page that is opened now says the same. The Auth emulator has forgotten the sessions of before.
    const fresh = await visitor();
    await signIn(fresh, client, `/provider-chat/${provider.uid}`);
    await expect(log(fresh).locator('[data-line]')).toHaveText([
      /Before the fall/,
      /During the fall/,
      /After the fall/,
    ]);
    expect(await read(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
      message_count: 3,
      last_message: 'After the fall',
    });
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'Nobody is there',
      unread_client: 1,
    });
  },
);

test(
  '§8 Faults: two tabs that send and change at the same time lose nothing and agree',
  { tag: '@8.7.30' },
  async ({ page, context, visitor, stack }) => {
    const { provider, client, request } = await createPair('tabs');
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await expect(field(page)).toBeEnabled();
    const second = await context.newPage();
    await second.goto(`/provider-chat/${provider.uid}`);
    await expect(field(second)).toBeEnabled();
    // Both begin the conversation: neither has heard of the other's message.
    stack.pause('firestore');
    await say(page, 'From the first tab');
    await say(second, 'From the second tab');
    stack.resume('firestore');
    for (const one of [page, second]) {
      await expect(log(one).getByText('Sending…')).toBeHidden(SLOW);
      for (const text of ['From the first tab', 'From the second tab']) {
        await expect(log(one).getByText(text)).toHaveCount(1, SLOW);
      }
      await expect(log(one).getByText(/Sending…|Not sent/)).toBeHidden(SLOW);
    }
    expect(await read(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
      message_count: 2,
      unread_provider: 2,
    });

    const pro = await visitor();
    await signIn(pro, provider, '/dashboard');
    const other = await pro.context().newPage();
    await other.goto('/dashboard');
    const status = (tab: Page) => tab.getByRole('combobox');
    for (const tab of [pro, other]) await expect(status(tab)).toBeEnabled();
    await Promise.all([
      status(pro).selectOption('completed'),
      status(other).selectOption('cancelled'),
    ]);
    // One of the two, in the database and in both tabs.
    await expect
      .poll(async () => {
        const stored = (await read(`service_requests/${request.id}`))?.['status'];
        const shown = await Promise.all([pro, other].map((tab) => status(tab).inputValue()));
        return [...new Set([stored, ...shown])].join(', ');
      })
      .toMatch(/^(completed|cancelled)$/);
  },
);
