import './support/isolated-project.ts';
import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import { accountMailId, requestMailId } from '@doorstep/domain/mail/mail';
import { NO_FACTS, profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { badgeApplication, subscriber } from '@doorstep/local/demo/factories.ts';
import { expect } from 'vitest';
import { adminDb, exists, fieldsOf, setFields } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process/call-here.ts';
import { savePage, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { saveEvidence } from '../support/server/uploaded-pictures.ts';
import { listingsOf } from '../support/server/search.ts';
import { createAccount } from './support/create-account.ts';
import { testCrashes } from './support/crash-cases.ts';

/**
 * Use cases without a trigger: all that follows is written in the transaction of their document. A
 * process that ends after the commit loses nothing, and one that ends before it leaves nothing.
 */

interface Action {
  call: () => Promise<unknown>;
  /** Returns for the document, and for all that follows from it, whether it is stored. */
  parts: () => Promise<boolean[]>;
}

/** Creates a professional with a page, whose plan includes everything. */
async function createProfessional(facts: Partial<typeof NO_FACTS> = {}) {
  const account = await createAccount('pro');
  const { uid } = account;
  const plan = subscriber({ stripe_customer_id: null, subscription_tier: 'Business' });
  await setFields(`subscribers/${uid}`, { ...plan });
  await savePage(uid, { facts: { ...NO_FACTS, plan_tier: 'Business', ...facts } });
  return account;
}

const factsOf = async (uid: string) =>
  profileFactsSchema.parse((await fieldsOf(`provider_profiles/${uid}`))['facts']);

const count = async (collection: string, field: string, value: string) =>
  (await adminDb().collection(collection).where(field, '==', value).get()).size;

/** Returns whether the professional is in search with a text. */
async function isListedWith(uid: string, text: string): Promise<boolean> {
  return JSON.stringify(await listingsOf(adminDb(), uid)).includes(text);
}

async function writeReview(): Promise<Action> {
  const { uid } = await createProfessional({ jobs_completed: 1 });
  const client = await createAccount('client');
  const { id: request_id } = await saveRequest({
    ...{ provider_id: uid, client_uid: client.uid, client_email: client.email },
    ...{ status: 'completed', status_changed_at: new Date(), waiting: 'none' },
  });
  return {
    call: () => callHere('write-review', client, { request_id, stars: 5, text: 'Tidy.' }),
    parts: async () => [
      (await count('reviews', 'provider_id', uid)) === 1,
      (await count('analytics', 'provider_id', uid)) === 1,
      (await factsOf(uid)).stars[4] === 1,
      await exists(`mail/${requestMailId(request_id, 'review_received')}`),
    ],
  };
}

async function saveGallery(): Promise<Action> {
  const professional = await createProfessional();
  const { uid } = professional;
  const page = await fieldsOf(`provider_profiles/${uid}`);
  const [service = ''] = page['services'] as string[];
  // The tag names a trade.
  const input = { photos: {}, service_tags: { [service]: ['Powerwall'] } };
  return {
    call: () => callHere('save-gallery', professional, input),
    parts: async () => [await exists(`galleries/${uid}`), await isListedWith(uid, '"solar":true')],
  };
}

async function saveBranches(): Promise<Action> {
  const professional = await createProfessional();
  const { uid } = professional;
  const branches = [minimalBranch({ areas: ['Zorbville'] })];
  return {
    call: () => callHere('save-branches', professional, { branches }),
    parts: async () => [await exists(`branches/${uid}`), await isListedWith(uid, 'Zorbville')],
  };
}

async function decideBadge(): Promise<Action> {
  const [{ uid, email }, administrator] = [
    await createProfessional(),
    await createAccount('admin'),
  ];
  await setFields(`user_roles/${administrator.uid}`, { user_id: administrator.uid, role: 'admin' });
  const id = `${uid}_license`;
  const name = await saveEvidence(uid, Buffer.from('%PDF-1.7'));
  const evidence = { name, type: 'application/pdf' } as const;
  const { asked_at, ...application } = badgeApplication({ provider_id: uid, evidence });
  await setFields(`badge_applications/${id}`, { ...application, asked_at });
  const grant = { number: 'CFC 1429', expires_on: '2032-06-30' };
  const input = { id, asked_at: asked_at.toISOString(), grant };
  return {
    call: () => callHere('admin-decide-badge', administrator, input),
    parts: async () => [
      (await fieldsOf(`badge_applications/${id}`))['state'] === 'granted',
      (await factsOf(uid)).badges.license?.number === grant.number,
      (await count('mail', 'to', email)) === 1,
      (await count('audit_log', 'subject', id)) === 1,
    ],
  };
}

async function inviteMember(): Promise<Action> {
  const owner = await createProfessional();
  const email = `${unique('kim')}@doorstep.test`;
  return {
    call: async () => {
      try {
        await callHere('invite-member', owner, { name: 'Kim', email });
      } catch (error) {
        expect(error).toMatchObject({ code: 'already-exists' });
      }
    },
    parts: async () => [
      (await count('team_invitations', 'owner_uid', owner.uid)) === 1,
      (await count('mail', 'to', email)) === 1,
    ],
  };
}

async function contactSupport(): Promise<Action> {
  const person = await createAccount('person');
  const message = { subject: 'Photos', text: 'My photos stay gray.', photos: [] };
  return {
    // Each run stores another request.
    call: () => callHere('contact-support', person, message),
    parts: async () => [
      (await count('support_requests', 'owner_uid', person.uid)) > 0,
      (await count('mail', 'data.account', person.uid)) > 1,
    ],
  };
}

async function answerSupport(): Promise<Action> {
  const [person, administrator] = [await createAccount('person'), await createAccount('admin')];
  await setFields(`user_roles/${administrator.uid}`, { user_id: administrator.uid, role: 'admin' });
  const message = { subject: 'Photos', text: 'My photos stay gray.', photos: [] };
  const answer = await callHere('contact-support', person, message);
  const { reference: id } = ALL_CALLABLES['contact-support'].output.parse(answer);
  return {
    call: async () => {
      try {
        await callHere('admin-answer-support', administrator, { id, seen: 1, text: 'Try it now.' });
      } catch (error) {
        expect(error).toMatchObject({ code: 'failed-precondition' });
      }
    },
    parts: async () => [
      (await fieldsOf(`support_requests/${id}`))['state'] === 'answered',
      await exists(`mail/${accountMailId('support_answered', `${id}_1`)}`),
      (await count('audit_log', 'subject', id)) === 1,
    ],
  };
}

const ACTIONS: [string, () => Promise<Action>][] = [
  ['a review, its count, its stars and its mail', writeReview],
  ['a gallery and its search entry', saveGallery],
  ['branches and their search entry', saveBranches],
  ['a decision about a badge, the badge, its mail and its audit entry', decideBadge],
  ['an invitation and its mail', inviteMember],
  ['a message to support and its mails', contactSupport],
  ["support's answer, its mail and its audit entry", answerSupport],
];

for (const [name, setUp] of ACTIONS) {
  testCrashes({
    name,
    setUp,
    run: ({ call }) => call(),
    invariant: async ({ parts }) => {
      const stored = await parts();
      expect(stored).toEqual(stored.map(() => stored[0]));
    },
    assert: async ({ parts }) => {
      const stored = await parts();
      expect(stored).toEqual(stored.map(() => true));
    },
  });
}
