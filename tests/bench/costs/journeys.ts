import { expect as expectSoon, type Page } from '@playwright/test';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { choosePicture } from '../../support/browser/editor.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  confirmEmail,
  createPerson,
  PASSWORD,
  storeSession,
  unique,
  type Person,
} from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { createAdmin } from '../../support/browser/reporting.ts';
import { createProvider, updateDocument, writeDocuments } from '../../support/test-data.ts';
import { busyProvider, chatOf } from './fixtures.ts';

/** A busy machine takes long, and a journey that fails has to be measured again. */
const expect = expectSoon.configure({ timeout: 60_000 });

type Run = (open: () => Promise<Page>) => Promise<void>;

export interface Journey {
  name: string;
  /** Creates people and documents, which is not counted, and returns the journey. */
  prepare: () => Promise<Run>;
}

interface Steps<T> {
  prepare: () => Promise<T>;
  run: (open: () => Promise<Page>, given: T) => Promise<void>;
}

function journey<T>(name: string, { prepare, run }: Steps<T>): Journey {
  return {
    name,
    prepare: async () => {
      const given = await prepare();
      return (open) => run(open, given);
    },
  };
}

/** How long a person looks at a screen, so that everything on it loads. */
const LOOK_MS = 3000;
/** A page of the demo market. */
const DEMO_PAGE = '/p/rivera-plumbing';

/** Like the helpers of the tests, with more time for a busy machine. */
async function signIn(page: Page, person: Person, path: string): Promise<void> {
  await storeSession(page, person);
  await page.goto(path);
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email to confirm your account.' }).waitFor();
}

const confirmationLink = async (email: string) =>
  linkIn(await waitForMail(email, /confirm|verify/i), /oobCode=/);

const nothing = { prepare: () => Promise.resolve(null) };
export const JOURNEYS: Journey[] = [
  journey('a search', {
    ...nothing,
    run: async (open) => {
      const page = await open();
      await page.goto('/search');
      await page.getByRole('article').first().waitFor();
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(LOOK_MS);
    },
  }),
  journey('a public page', {
    ...nothing,
    run: async (open) => {
      const page = await open();
      await page.goto(DEMO_PAGE);
      await page.mouse.wheel(0, 6000);
      await page.waitForTimeout(LOOK_MS);
    },
  }),
  journey('a client signs up', {
    ...nothing,
    run: async (open) => {
      const page = await open();
      const email = `${unique('costs')}@e2e.test`;
      await page.goto('/auth?type=client');
      await signUp(page, email);
      await confirmEmail(page, await confirmationLink(email));
      await page.getByRole('button', { name: 'Log out' }).waitFor();
    },
  }),
  journey('a request with a photo', {
    prepare: async () => ({
      provider: await createProvider('asked'),
      client: await createPerson('asks'),
    }),
    run: async (open, { provider, client }) => {
      const page = await open();
      await signIn(page, client, `/p/${provider.profile.handle}`);
      await page.getByRole('button', { name: 'Request Service' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Your name').fill('Nora Whitfield');
      await form.getByLabel('Service description').fill('The ceiling is wet.');
      await page.locator('form input[type=file]').setInputFiles([jpegFile('ceiling.jpg')]);
      await form.getByRole('button', { name: 'Send Request' }).click();
      await form.getByRole('link', { name: 'Open chat' }).click();
      await page.getByRole('img', { name: /from you$/ }).waitFor();
    },
  }),
  journey('six messages', {
    prepare: () => chatOf('chats', 6),
    run: async (open, { provider, client, request }) => {
      const [pro, person] = [await open(), await open()];
      await signIn(pro, provider, `/chat/${request.id}`);
      await signIn(person, client, `/client-chat/${request.id}`);
      for (let i = 1; i <= 6; i += 1) {
        const [from, to] = i % 2 === 1 ? [person, pro] : [pro, person];
        await sendMessage(from, `Message ${i} of six`);
        await expect(messageLog(to).getByText(`Message ${i} of six`)).toBeVisible();
      }
    },
  }),
  journey('a quote, its acceptance and a review', {
    prepare: () => chatOf('quotes', 2),
    run: async (open, { provider, client, request }) => {
      const [pro, person] = [await open(), await open()];
      await signIn(pro, provider, `/chat/${request.id}`);
      await signIn(person, client, `/client-chat/${request.id}`);
      await pro.getByRole('button', { name: 'Send a quote' }).click();
      const line = pro.getByRole('group', { name: 'Line 1' });
      await line.getByLabel('Description').fill('Replace the pipe');
      await line.getByLabel('Amount').fill('450');
      await pro.getByRole('button', { name: 'Send quote' }).click();
      const quote = person.getByRole('region', { name: 'Quote' });
      await quote.getByRole('button', { name: 'Accept' }).click();
      await person.getByRole('button', { name: 'Accept quote' }).click();
      const status = pro.getByRole('combobox', { name: /Status of the request/ });
      await expect(status).toHaveValue('in_progress');
      await status.selectOption('completed');
      await person.getByRole('button', { name: 'Write a review' }).click();
      const review = person.getByRole('dialog', { name: /^How did / });
      await review.getByLabel('4 stars').check({ force: true });
      await review.getByLabel('What was it like?').fill('Quick, tidy and friendly.');
      await review.getByRole('button', { name: 'Publish review' }).click();
      await expect(person.getByText('Thank you! Your review is public.')).toBeVisible();
    },
  }),
  journey("a look at the client's requests", {
    prepare: async () => (await busyProvider('looks')).client,
    run: async (open, client) => {
      const page = await open();
      await signIn(page, client, '/client-dashboard');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  }),
  journey("a professional's day", {
    prepare: () => busyProvider('day'),
    run: async (open, { provider }) => {
      const page = await open();
      await signIn(page, provider, '/dashboard');
      const items = page.getByRole('main').getByRole('listitem');
      await items.first().waitFor();
      for (const n of [1, 2, 3]) {
        await page.goto('/dashboard');
        const card = items.filter({ hasText: `Request ${n}.` }).first();
        await card.getByRole('combobox', { name: /Status/ }).selectOption('in_progress');
        await expect(page.getByText('Status updated to in progress').first()).toBeVisible();
        await card.getByRole('link', { name: 'Chat' }).click();
        await sendMessage(page, `Answer ${n}`);
        await expect(messageLog(page).getByText(`Answer ${n}`)).toBeVisible();
      }
      await page.goto('/provider-dashboard');
      await items.first().waitFor();
    },
  }),
  journey('a member of a team answers', {
    prepare: async () => {
      const { provider } = await busyProvider('team');
      await updateDocument(`subscribers/${provider.uid}`, { subscription_tier: 'Business' });
      const member = await createPerson('member');
      const membership = teamMember({
        id: member.uid,
        owner_uid: provider.uid,
        email: member.email,
      });
      await writeDocuments({ [`team_members/${member.uid}`]: membership });
      return member;
    },
    run: async (open, member) => {
      const page = await open();
      await signIn(page, member, '/dashboard');
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Request 1.' });
      await card.getByRole('link', { name: 'Chat' }).click();
      await sendMessage(page, 'We come on Monday.');
      await expect(messageLog(page).getByText('We come on Monday.')).toBeVisible();
    },
  }),
  journey('a professional signs up, pays and publishes', {
    ...nothing,
    run: async (open) => {
      const page = await open();
      const email = `${unique('costs-pro')}@e2e.test`;
      const handle = unique('costs').slice(0, 40);
      await page.goto('/pricing');
      const plan = page.getByRole('article', { name: 'Pro', exact: true });
      await plan.getByRole('button', { name: 'Subscribe' }).click();
      await signUp(page, email);
      await confirmEmail(page, await confirmationLink(email));
      // The home page continues the pending checkout automatically.
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByRole('heading', { name: 'Provider Dashboard' }).waitFor();
      await page.goto('/dashboard/profile');
      await page.getByLabel('Handle').fill(handle);
      await page.getByLabel('Display name').fill(`Costs ${handle}`);
      await page.getByLabel('Bio').fill('Third-generation plumber. Tidy, punctual, fair.');
      await page.getByLabel('Services').fill('Leak repair');
      await page.getByLabel('Phone').fill('512 555 0100');
      await choosePicture(page.getByLabel('Avatar'), jpegFile('avatar.jpg'));
      await choosePicture(page.getByLabel('Cover'), jpegFile('cover.jpg'));
      await page
        .getByLabel(/work photos/i)
        .setInputFiles(['one.jpg', 'two.jpg', 'three.jpg'].map(jpegFile));
      await page.getByRole('button', { name: 'Save & Publish' }).click();
      await expect(page.getByText('Profile saved')).toBeVisible();
      await page.getByLabel('Bio').fill('Third-generation plumber. Tidy, punctual, fair, fast.');
      await page.getByRole('button', { name: 'Save & Publish' }).click();
      await expect(page.getByRole('button', { name: 'Save & Publish' })).toBeEnabled();
    },
  }),
  journey('an administrator looks', {
    prepare: createAdmin,
    run: async (open, person) => {
      const page = await open();
      await signIn(page, person, '/admin');
      await page.waitForTimeout(LOOK_MS);
    },
  }),
];
