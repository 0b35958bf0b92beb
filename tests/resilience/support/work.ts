import { expect, type Locator, type Page } from '@playwright/test';
import { field, log, say } from '../../support/chat.ts';
import { admin, createPerson, signIn } from '../../support/people.ts';
import type { Random } from '../../support/random.ts';
import { createProvider, read, requestOf, storeRequest } from '../../support/scenes.ts';
import { fillForm } from './request-form.ts';

/** Something that a person does, while anything may be broken. */
export interface Deed {
  name: string;
  /** What is done before anything breaks. */
  prepare?: () => Promise<void>;
  press: () => Promise<void>;
  /** Until the screen says that it is done; pressed again where it says that it failed. */
  finish: () => Promise<void>;
  /** Throws unless all that was pressed is there once, in the database and on the screen. */
  judge: () => Promise<void>;
}

export const SLOW = { timeout: 60_000 };

/** A client and a professional, with a request between them. */
export async function createPair(name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  return { provider, client, request: await storeRequest(requestOf(provider, client)) };
}
type Pair = Awaited<ReturnType<typeof createPair>>;

/** Writes in the chat that the tab is at; `openOther` opens it as the other side has it. */
async function writing(tab: Page, from: string, openOther: () => Promise<Page>): Promise<Deed> {
  await expect(field(tab)).toBeEnabled();
  const said: string[] = [];
  const linesAre = (page: Page) =>
    expect(log(page).locator('[data-line]')).toHaveText(
      said.map((text) => new RegExp(text)),
      SLOW,
    );
  return {
    name: `the ${from} writes`,
    press: async () => {
      said.push(`Number ${said.length + 1} from the ${from}.`);
      await say(tab, said.at(-1) ?? '');
    },
    finish: () => expect(log(tab).getByText(/Sending…|Not sent/)).toBeHidden(SLOW),
    judge: async () => {
      await linesAre(tab);
      if (said.length === 0) return;
      await tab.reload();
      await linesAre(tab);
      await linesAre(await openOther());
    },
  };
}

/** A request in a list, by what is asked for: once. */
async function isListedOnce(page: Page, words: string): Promise<Locator> {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(card).toHaveCount(1, SLOW);
  return card;
}

/** Changes the status of the pair's request on the professional's dashboard; `theirs` is the client's. */
function changingStatus(tab: Page, { request }: Pair, theirs: Page, random: Random): Deed {
  const label = `Status of the request from ${request.client_name}`;
  const select = tab.getByLabel(label, { exact: true });
  let status: string = request.status;
  const agrees = async () => {
    const stored = async () => (await read(`service_requests/${request.id}`))?.['status'];
    await expect.poll(stored, SLOW).toBe(status);
    await expect(select).toHaveValue(status);
  };
  return {
    name: 'the status changes',
    press: async () => {
      const [one = '', other = ''] = ['pending', 'in_progress', 'completed'].filter(
        (possible) => possible !== status,
      );
      status = random.pick([one, other]);
      await select.selectOption(status);
    },
    finish: agrees,
    judge: async () => {
      await agrees();
      const card = await isListedOnce(theirs, request.service_description);
      await expect(card.getByText(status.replace('_', ' '), { exact: true })).toBeVisible(SLOW);
    },
  };
}

/** Sends requests from the professional's page; `lists` are the two sides' dashboards. */
async function requesting(
  tab: Page,
  { provider, client, request }: Pair,
  lists: readonly Page[],
): Promise<Deed> {
  await tab.goto(`/p/${provider.profile.handle}`);
  const asked: string[] = [];
  const send = tab.getByRole('button', { name: 'Send Request' });
  return {
    name: 'a request is sent',
    prepare: async () => {
      asked.push(`Tap number ${asked.length + 1} drips.`);
      await fillForm(tab, asked.at(-1) ?? '');
    },
    press: () => send.click(),
    finish: async () => {
      const sent = tab.getByText(/Service request sent successfully!/).first();
      const failed = tab.getByText('Failed to send service request').first();
      await expect(sent.or(failed).first()).toBeVisible(SLOW);
      if (!(await sent.isVisible())) await send.click();
      await expect(sent).toBeVisible(SLOW);
      await tab.reload();
    },
    judge: async () => {
      const all = admin().firestore.collection('service_requests');
      const { docs } = await all.where('client_uid', '==', client.uid).get();
      const described = docs.map((one) => String(one.get('service_description')));
      expect(described.toSorted()).toEqual([request.service_description, ...asked].toSorted());
      for (const list of lists) {
        for (const words of described) await isListedOnce(list, words);
      }
      for (const { id } of docs.filter((one) => one.id !== request.id)) {
        const mail = async () => (await read(`mail/${id}_new_request`))?.['state'];
        await expect.poll(mail, SLOW).toBe('sent');
      }
    },
  };
}

/** All of it, each in a tab of its own, and what the other side sees of it. */
export async function openTabs(page: Page, visitor: () => Promise<Page>, random: Random) {
  const pair = await createPair('seeded');
  const { provider, client, request } = pair;
  const opening = (person: Page, path: string) => async () => {
    const tab = await person.context().newPage();
    await tab.goto(path);
    return tab;
  };
  const direct = `/provider-chat/${provider.uid}`;
  await signIn(page, client, direct);
  const form = await page.context().newPage();
  const requests = await opening(page, '/client-dashboard')();
  const dashboard = await visitor();
  await signIn(dashboard, provider, '/dashboard');
  const chat = await opening(dashboard, `/chat/${request.id}`)();
  const heard = opening(dashboard, `${direct}?client=${client.uid}`);
  const answered = async () => {
    const tab = await opening(page, `/client-chat/${request.id}`)();
    await tab.getByRole('button', { name: 'Access Chat' }).click();
    return tab;
  };
  return {
    writings: [
      await writing(page, 'client', heard),
      await writing(chat, 'professional', answered),
    ] as const,
    status: changingStatus(dashboard, pair, requests, random),
    requests: await requesting(form, pair, [dashboard, requests]),
  };
}
