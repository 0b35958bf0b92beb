import { providerProfileSchema } from '@doorstep/domain/provider-profile';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newProfile, publishedProvider, without } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { saveProfile } from '../support/protocols.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('provider-profiles', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'provider_profiles/drafting': { ...newProfile('drafting'), created_at: new Date() },
  'handles/drafting': { owner: 'drafting' },
  'handles/creator': { owner: 'creator' },
  'handles/heir': { owner: 'heir' },
}));

/** What every profile has. A field that comes later is not asked of a tab from before it. */
const REQUIRED = Object.entries(providerProfileSchema.shape)
  .filter(([name, field]) => name !== 'id' && !field.safeParse(undefined).success)
  .map(([name]) => name);

const profileAs = (asking: Asking, uid: string) =>
  getDoc(doc(project.as(asking), 'provider_profiles', uid));

describe('reading a profile', () => {
  it.each(strangersTo('provider-1'))('is allowed to %s when it is published', (_, asking) =>
    expectAllowed(profileAs(asking, 'provider-1')),
  );

  it('is allowed to its owner when it is a draft', () =>
    expectAllowed(profileAs(session('drafting'), 'drafting')));

  it('is allowed to an owner who has none yet', () =>
    expectAllowed(profileAs(session('new'), 'new')));

  it.each(strangersTo('drafting'))('is denied to %s when it is a draft', (_, asking) =>
    expectPermissionDenied(profileAs(asking, 'drafting')),
  );
});

describe('listing profiles', () => {
  const newest = orderBy('created_at', 'desc');
  const published = where('published', '==', true);
  const QUERIES: [string, QueryConstraint[]][] = [
    ['published ones, a page at a time', [published, newest, limit(100)]],
    ['a published one', [published, limit(1)]],
    ['the one that has a handle', [where('handle', '==', 'provider-1'), published, limit(1)]],
    ["the owner's own", [where('user_id', '==', 'provider-1'), limit(1)]],
    ['drafts', [where('published', '==', false), limit(1)]],
    ['all', [newest]],
  ];

  it.each(
    QUERIES.flatMap(([what, parts]) =>
      [['its owner', session('provider-1')] as const, ...strangersTo('provider-1')].map(
        ([who, asking]) => [what, who, asking, parts] as const,
      ),
    ),
  )('of %s is denied to %s', (_what, _who, asking, parts) =>
    expectPermissionDenied(
      getDocs(query(collection(project.as(asking), 'provider_profiles'), ...parts)),
    ),
  );
});

const create = (uid: string, profile: object, asking = session(uid)) =>
  saveProfile(project.as(asking), { uid, profile: { ...profile } });

describe('creating a profile', () => {
  it('is allowed to its owner, as a draft, with its handle', () =>
    expectAllowed(
      saveProfile(project.as(session('fresh')), {
        uid: 'fresh',
        profile: newProfile('fresh'),
        claim: 'fresh',
      }),
    ));

  it('is allowed with a handle that was claimed before', () =>
    expectAllowed(create('creator', newProfile('creator'))));

  it.each(strangersTo('heir'))('is denied to %s, whose handle waits', (_, asking) =>
    expectPermissionDenied(
      saveProfile(project.as(asking), { uid: 'heir', profile: newProfile('heir') }),
    ),
  );

  it("is denied to another professional with that one's own handle", () =>
    expectPermissionDenied(
      create('heir', newProfile('heir', { handle: 'provider-2' }), session('provider-2')),
    ));

  it.each<[string, object]>([
    ["somebody else's uid in it", { user_id: 'provider-2' }],
    ["the client's time as time of creation", { created_at: Timestamp.now() }],
    ["the client's time as time of change", { updated_at: Timestamp.now() }],
    ['an unknown field', { verified: true }],
    ['its id stored in it', { id: 'wrong' }],
    ['the server flag for renewal set', { publish_on_renewal: true }],
  ])('is denied with %s', (_, changes) =>
    expectPermissionDenied(
      saveProfile(project.as(session('wrong')), {
        uid: 'wrong',
        profile: newProfile('wrong', { ...changes }),
        claim: 'wrong',
      }),
    ),
  );

  it('is allowed with the server flag for renewal false', () =>
    expectAllowed(
      saveProfile(project.as(session('flagless')), {
        uid: 'flagless',
        profile: newProfile('flagless', { publish_on_renewal: false }),
        claim: 'flagless',
      }),
    ));

  it.each(REQUIRED)('is denied without %s', (field) =>
    expectPermissionDenied(
      saveProfile(project.as(session('wrong')), {
        uid: 'wrong',
        profile: without(newProfile('wrong'), field),
        claim: 'wrong',
      }),
    ),
  );
});

const update = (changes: object, asking: Asking, uid = 'provider-1') =>
  saveProfile(project.as(asking), {
    uid,
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
  });

describe('changing a profile', () => {
  it('is allowed to its owner', () =>
    expectAllowed(update({ bio: 'New words.' }, session('provider-1'))));

  it.each(strangersTo('provider-1'))('is denied to %s', (_, asking) =>
    expectPermissionDenied(update({ bio: 'Mallory was here.' }, asking)),
  );

  it.each<[string, object]>([
    ['another owner', { user_id: 'provider-2' }],
    ['another time of creation', { created_at: serverTimestamp() }],
    ["the client's time as time of change", { updated_at: Timestamp.now() }],
    ['an unknown field', { verified: true }],
    ['the server flag for renewal set', { publish_on_renewal: true }],
  ])('is denied with %s', (_, changes) =>
    expectPermissionDenied(update(changes, session('provider-1'))),
  );

  it('is denied when the time of change stays', () =>
    expectPermissionDenied(
      saveProfile(project.as(session('provider-1')), {
        uid: 'provider-1',
        profile: { bio: 'Newer words.' },
        update: true,
      }),
    ));

  it('is denied when it drops a field', () =>
    expectPermissionDenied(
      saveProfile(project.as(session('drafting')), {
        uid: 'drafting',
        profile: without(newProfile('drafting'), 'bio', 'created_at'),
      }),
    ));
});

describe('deleting a profile', () => {
  it.each(['provider-1', 'provider-2'])('is denied to %s', (uid) =>
    expectPermissionDenied(
      deleteDoc(doc(project.as(session(uid)), 'provider_profiles/provider-1')),
    ),
  );
});
