import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { createPerson, signIn, type Person } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeRequest,
  updateDocument,
} from '../../support/test-data.ts';
import {
  card,
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  followAccountLink,
  PHONE,
} from '../../support/browser/screen.ts';

/** Three people of one team: the owner, Sam and Alex. */

async function invite(owner: Page, name: string, email: string): Promise<void> {
  await owner.getByRole('button', { name: 'Invite a teammate' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(owner, email.toLowerCase())).toBeVisible();
}

/** Opens the link of the invitation and returns it. */
async function openInvitation(page: Page, person: Person): Promise<string> {
  const link = linkIn(await waitForMail(person.email, /invites you/), /\/join\?/);
  await page.goto(link);
  return link;
}

/** Signs in with the invited address, which is filled in, and joins. */
async function join(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'I have an account' }).click();
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const button = page.getByRole('button', { name: 'Join the team' });
  await expect(button).toBeVisible();
  expect(await readDocument(`team_members/${person.uid}`)).toBeUndefined();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Dashboard');
}

// An invitation of another person, and one that was used.
test.use({ expectedErrors: [/status of 40[34]/] });

const assignee = (page: Page) => page.getByRole('combobox', { name: /^Assigned to, for/ });

// @2.31.1 @2.31.2 @2.31.4 @2.31.5 @2.33.1 @2.33.4 @2.33.6 @2.33.8
test(
  'Team: two people join by mail, share the requests, and lose them with the plan or when they are removed',
  { tag: '@journey' },
  async ({ page: owner, visitor }) => {
    test.slow();
    const company = await createProvider('team');
    await updateDocument(`subscribers/${company.uid}`, { subscription_tier: 'Business' });
    const client = await createPerson('team-client');
    const text = 'The tent needs new poles.';
    const sent = await storeRequest(
      requestOf(company, client, { client_name: 'Ada Lovelace', service_description: text }),
    );
    const [samAccount, alexAccount] = [await createPerson('sam'), await createPerson('alex')];
    await owner.setViewportSize(DESKTOP);
    await signIn(owner, company, '/dashboard');
    await followAccountLink(owner, 'Team');
    await invite(owner, 'Sam', samAccount.email.replace('e2e.test', 'E2E.Test'));
    await invite(owner, 'Alex', alexAccount.email);
    await expectAccessible(owner);
    await expectNoHorizontalScroll(owner);

    const sam = await visitor();
    await sam.setViewportSize(PHONE);
    // Another person of the household is signed in on Sam's phone.
    await signIn(sam, client);
    const link = await openInvitation(sam, samAccount);
    await expect(sam.getByText('This invitation was sent to another email address.')).toBeVisible();
    await sam.getByRole('button', { name: 'Use another account' }).click();
    await join(sam, samAccount);
    await expect(sam.getByText(`${company.profile.display_name}'s requests`)).toBeVisible();
    await expect(card(sam, text)).toBeVisible();
    await expectAccessible(sam);
    await expectNoHorizontalScroll(sam);
    const used = await sam.context().newPage();
    await used.goto(link);
    await expect(used.getByText("You're on this team.")).toBeVisible();
    await used.close();
    const alex = await visitor();
    await openInvitation(alex, alexAccount);
    await expect(alex.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`Alex.?, .?${company.profile.display_name}.* invited you to join their team`),
    );
    await expect(alex.getByRole('button', { name: 'Create account' })).toBeVisible();
    await expectAccessible(alex);
    await expectNoHorizontalScroll(alex);
    await join(alex, alexAccount);
    await expect(card(owner, 'Alex').getByText(/^Joined on/)).toBeVisible();

    // Sam assigns the request to Alex, who answers it. The others see that live.
    await assignee(sam).selectOption('Alex');
    await expect(sam.getByText('Assigned to Alex', { exact: true })).toBeVisible();
    // The select shows it, so the message is for screen readers only.
    await expect(sam.getByRole('button', { name: 'Close message' })).toHaveCount(0);
    await alex.getByRole('combobox', { name: 'Assigned to', exact: true }).selectOption('Me');
    await expect(alex).toHaveURL(/assignee=/);
    await card(alex, text).getByRole('link', { name: 'Chat' }).click();
    await sendMessage(alex, 'I bring new poles on Monday.');
    await owner.goto(`/chat/${sent.id}`);
    await expect(messageLog(owner).getByText('I bring new poles on Monday.')).toBeVisible();
    await expect(messageLog(owner).getByText('Alex', { exact: true })).toBeVisible();
    const ada = await visitor();
    await signIn(ada, client, `/client-chat/${sent.id}`);
    await expect(messageLog(ada).getByText(`Alex · ${company.profile.display_name}`)).toBeVisible();
    await sendMessage(ada, 'Monday is fine.');

    // Sam reads the message, which is read for the whole team then.
    await card(sam, text).getByRole('link', { name: 'Chat' }).click();
    await expect(messageLog(sam).getByText('Monday is fine.')).toBeVisible();
    await expect(messageLog(ada).getByText(/Seen$/)).toBeVisible();

    // The owner removes Sam, whose screen says so at once and no longer shows the request.
    await owner.goto('/dashboard/team');
    await card(owner, samAccount.email).getByRole('button', { name: 'Remove Sam' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card(owner, samAccount.email)).toBeHidden();
    await expect(sam.getByText(/^You're no longer on the team at/)).toBeVisible();
    await expect(sam.getByText('Monday is fine.')).toBeHidden();
    await sam.goto(`/chat/${sent.id}`);
    await expect(sam.getByText('Ada Lovelace')).toBeHidden();

    // The plan ends and comes back.
    await updateDocument(`team_members/${alexAccount.uid}`, { active: false });
    await expect(alex.getByText(/^You're no longer on the team at/)).toBeVisible();
    await expect(card(owner, 'Alex').getByText('No access')).toBeVisible();
    await updateDocument(`team_members/${alexAccount.uid}`, { active: true });
    await alex.goto('/dashboard');
    await expect(card(alex, text)).toBeVisible();

    await followAccountLink(alex, 'Account');
    await alex.getByRole('button', { name: 'Leave team' }).click();
    await alex.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
    await expect(alex.getByRole('button', { name: 'Leave team' })).toHaveCount(0);
    await expect(owner.getByText("No one's on your team yet.")).toBeVisible();
  },
);
