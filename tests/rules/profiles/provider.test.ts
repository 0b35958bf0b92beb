import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { NOT_SUBSCRIBED } from '@doorstep/domain/billing/subscription';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import {
  deleteField,
  limit,
  orderBy,
  serverTimestamp,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newProfile, publishedProvider, without, type Changes } from '../../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../../support/expectations.ts';
import { saveProfile } from '../../support/write-batches.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../../support/rules/project.ts';

const lapsed = subscriber({ ...NOT_SUBSCRIBED, status: 'canceled' });
const written = { created_at: new Date(), updated_at: new Date() };
/** A professional whose plan ended while the page was public. */
const takenDown = (uid: string) => ({
  ...publishedProvider(uid),
  [`subscribers/${uid}`]: lapsed,
  [`provider_profiles/${uid}`]: { ...newProfile(uid, written), publish_on_renewal: true },
});

const project = new RulesProject('profiles-provider', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  ...publishedProvider('stopped-paying'),
  ...takenDown('edits-draft'),
  ...takenDown('stays-a-draft'),
  'provider_profiles/drafting': { ...newProfile('drafting'), created_at: new Date() },
  'handles/drafting': { owner: 'drafting' },
  'handles/creator': { owner: 'creator' },
  'handles/heir': { owner: 'heir' },
  'subscribers/active': subscriber(),
  'subscribers/lapsed': lapsed,
  'subscribers/stopped-paying': lapsed,
  'subscribers/odd': { ...subscriber(), subscribed: 'true' },
}));

const owner = session('provider-1');

describe('a profile', () => {
  const read = (requester: Requester, uid: string) =>
    project.get(requester, `provider_profiles/${uid}`);
  allowed('reading', {
    ...each(strangersTo('provider-1'), (who) => read(who, 'provider-1')),
    'a draft, to its owner': () => read(session('drafting'), 'drafting'),
    'to an owner who has none yet': () => read(session('new'), 'new'),
  });
  denied(
    'reading a draft',
    each(strangersTo('drafting'), (who) => read(who, 'drafting')),
  );

  const newest = orderBy('created_at', 'desc');
  const published = where('published', '==', true);
  denied(
    'to everybody, listing',
    each<QueryConstraint[]>(
      {
        'published ones, a page at a time': [published, newest, limit(100)],
        'a published one': [published, limit(1)],
        'the one that has a handle': [where('handle', '==', 'provider-1'), published, limit(1)],
        "the owner's own": [where('user_id', '==', 'provider-1'), limit(1)],
        drafts: [where('published', '==', false), limit(1)],
        all: [newest],
      },
      (parts) =>
        Object.values({ owner, ...strangersTo('provider-1') }).map((who) =>
          project.list(who, 'provider_profiles', ...parts),
        ),
    ),
  );
});

const create = (
  uid: string,
  changes: Changes = {},
  requester: Requester = session(uid),
  claim = uid,
) => saveProfile(project.as(requester), { uid, profile: newProfile(uid, changes), claim });
/** Without claiming the handle, which may be claimed already. */
const createOnly = (uid: string, changes: Changes = {}, requester: Requester = session(uid)) =>
  saveProfile(project.as(requester), { uid, profile: newProfile(uid, changes) });

/** The required fields. */
const REQUIRED = Object.entries(providerProfileSchema.shape)
  .filter(([name, field]) => name !== 'id' && !field.safeParse(undefined).success)
  .map(([name]) => name);

describe('creating', () => {
  allowed('a profile', {
    'as a draft, with its handle': () => create('fresh'),
    'with a handle that was claimed before': () => createOnly('creator'),
    'with the server flag for renewal false': () =>
      create('flagless', { publish_on_renewal: false }),
    'in public, with an active subscription': () => create('active', { published: true }),
    'as a draft, without any subscription': () => create('drafter', { published: false }),
  });
  denied('a profile', {
    ...each(strangersTo('heir'), (who) => createOnly('heir', {}, who)),
    "for another professional, with one's own handle": () =>
      createOnly('heir', { handle: 'provider-2' }, session('provider-2')),
    'in public, with a lapsed subscription': () => create('lapsed', { published: true }),
    'in public, without any subscription': () => create('newcomer', { published: true }),
    'in public, with a subscription in words only': () => create('odd', { published: true }),
    ...each<Changes>(
      {
        "with another's uid in it": { user_id: 'provider-2' },
        "with the client's time as time of creation": { created_at: Timestamp.now() },
        "with the client's time as time of change": { updated_at: Timestamp.now() },
        'with an unknown field': { verified: true },
        'with its id stored in it': { id: 'wrong' },
        'with the server flag for renewal set': { publish_on_renewal: true },
        'with facts': { facts: { stars: [0, 0, 0, 0, 9] } },
      },
      (changes) => create('wrong', changes),
    ),
    ...each(Object.fromEntries(REQUIRED.map((field) => [`without ${field}`, field])), (field) =>
      saveProfile(project.as(session('wrong')), {
        uid: 'wrong',
        profile: without(newProfile('wrong'), field),
        claim: 'wrong',
      }),
    ),
  });
});

const update = (changes: object, uid = 'provider-1', requester: Requester = session(uid)) =>
  saveProfile(project.as(requester), {
    uid,
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
  });

describe('changing', () => {
  allowed('a profile', {
    'to its owner': () => update({ bio: 'New words.' }),
    'to a lapsed owner who edits the draft': () => update({ bio: 'Soon.' }, 'edits-draft'),
  });
  denied('a profile', {
    ...each(strangersTo('provider-1'), (who) => update({ bio: 'Hello.' }, 'provider-1', who)),
    ...each<Changes>(
      {
        'to another owner': { user_id: 'provider-2' },
        'to another time of creation': { created_at: serverTimestamp() },
        "to the client's time as time of change": { updated_at: Timestamp.now() },
        'to an unknown field': { verified: true },
        'to a membership': { subscribed: true },
        'to the server flag for renewal': { publish_on_renewal: true },
        'to the facts': { facts: { stars: [0, 0, 0, 0, 9] } },
        'to another plan': { 'facts.plan_tier': 'Business' },
        'to one of the facts': { 'facts.jobs_completed': 99 },
        'to the price hints': { 'facts.price_hints': [{ text: 'Drains', cents: 8_900 }] },
        'to no facts': { facts: deleteField() },
        'to facts that cannot be read': { facts: null },
      },
      (changes) => update(changes),
    ),
    'when the time of change stays': () =>
      saveProfile(project.as(owner), {
        uid: 'provider-1',
        profile: { bio: 'Newer words.' },
        update: true,
      }),
    'when it drops a field': () =>
      saveProfile(project.as(session('drafting')), {
        uid: 'drafting',
        profile: without(newProfile('drafting'), 'bio', 'created_at'),
      }),
    'of a lapsed owner that would stay public': () => update({ bio: 'Here.' }, 'stopped-paying'),
    'of a lapsed owner that says published again': () =>
      update({ published: true }, 'stopped-paying'),
    ...each<unknown>({ 'to a flag in words': 'no', 'to no flag': null, 'to 0': 0 }, (value) =>
      update({ publish_on_renewal: value }, 'edits-draft'),
    ),
    'when it deletes the profile': () => [
      project.delete(owner, 'provider_profiles/provider-1'),
      project.delete(session('provider-2'), 'provider_profiles/provider-1'),
    ],
  });

  it('lets a subscriber unpublish and publish the page', async () => {
    await expectAllowed(update({ published: false }, 'provider-2'));
    await expectAllowed(update({ published: true }, 'provider-2'));
  });

  it('lets a lapsed owner unpublish the page, but not publish it again', async () => {
    await expectAllowed(update({ bio: 'Later.', published: false }, 'stopped-paying'));
    await expectPermissionDenied(update({ published: true }, 'stopped-paying'));
  });

  it('lets the owner reset the flag for renewal, but not set it', async () => {
    await expectAllowed(update({ publish_on_renewal: false }, 'stays-a-draft'));
    await expectPermissionDenied(update({ publish_on_renewal: true }, 'stays-a-draft'));
  });
});
