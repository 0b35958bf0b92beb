import { RESERVED_HANDLES } from '@doorstep/domain/handle';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newProfile, publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { saveProfile } from '../support/protocols.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const written = { created_at: new Date(), updated_at: new Date() };
const project = new RulesProject('handles', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  ...publishedProvider('provider-3'),
  'provider_profiles/loser': newProfile('loser', { handle: 'lost', ...written }),
  'provider_profiles/shouter': newProfile('shouter', { handle: 'LOST', ...written }),
}));

const create = (uid: string, handle: string, claim: string | null = handle, claimFields = {}) =>
  saveProfile(project.as(session(uid)), {
    uid,
    profile: newProfile(uid, { handle }),
    ...(claim && { claim }),
    claimFields: { owner: uid, ...claimFields },
  });

/** `provider-1` changes to a handle, with or without each half of the batch. */
const rename = (handle: string, parts: { claim?: string; release?: string }) =>
  saveProfile(project.as(session('provider-1')), {
    uid: 'provider-1',
    profile: { handle, updated_at: serverTimestamp() },
    update: true,
    ...parts,
  });

describe('reading a handle', () => {
  it.each([...strangersTo('provider-1'), ['its owner', session('provider-1')] as const])(
    'is allowed to %s',
    (_, asking) => expectAllowed(getDoc(doc(project.as(asking), 'handles/provider-1'))),
  );

  it('is allowed when nobody holds it', () =>
    expectAllowed(getDoc(doc(project.as(null), 'handles/nobody'))));

  it('is denied as a list', () =>
    expectPermissionDenied(getDocs(query(collection(project.as(null), 'handles'), limit(1)))));
});

describe('claiming a handle', () => {
  it.each(['rivera-plumbing', '7', '-', 'h'.repeat(40)])('is allowed for %s', (handle) =>
    expectAllowed(create(`claims-${handle.slice(0, 5)}`, handle)),
  );

  it.each(['Rivera', 'rivera plumbing', 'rivera_plumbing', 'río', 'a.b', 'h'.repeat(41)])(
    'is denied for %s',
    (handle) => expectPermissionDenied(create('wrong', handle)),
  );

  it.each(RESERVED_HANDLES)('is denied for our own word %s', (handle) =>
    expectPermissionDenied(create('wrong', handle)),
  );

  it.each<[string, unknown]>([
    ['empty', ''],
    ['null', null],
    ['a number', 7],
    ['a path', 'provider-1/guests/x'],
  ])('is denied when the profile says a handle that is %s', (_, handle) =>
    expectPermissionDenied(
      saveProfile(project.as(session('wrong')), {
        uid: 'wrong',
        profile: newProfile('wrong', { handle }),
      }),
    ),
  );

  it('is denied when somebody else holds it', () =>
    expectPermissionDenied(create('wrong', 'provider-1')));

  it("is denied when a profile takes somebody else's without claiming it", () =>
    expectPermissionDenied(create('wrong', 'provider-1', null)));

  it('is denied when the profile says a handle that was not claimed', () =>
    expectPermissionDenied(create('wrong', 'unclaimed', null)));

  it('is denied when the profile says another one', () =>
    expectPermissionDenied(create('wrong', 'said', 'claimed')));

  it('is denied without a profile', () =>
    expectPermissionDenied(
      setDoc(doc(project.as(session('hoarder')), 'handles/hoarded'), { owner: 'hoarder' }),
    ));

  it('is denied for a second one beside the first', () =>
    expectPermissionDenied(
      setDoc(doc(project.as(session('provider-1')), 'handles/second'), { owner: 'provider-1' }),
    ));

  it('is denied for two at once', () => {
    const db = project.as(session('greedy'));
    const batch = writeBatch(db);
    batch.set(doc(db, 'provider_profiles/greedy'), newProfile('greedy', { handle: 'one' }));
    batch.set(doc(db, 'handles/one'), { owner: 'greedy' });
    batch.set(doc(db, 'handles/two'), { owner: 'greedy' });
    return expectPermissionDenied(batch.commit());
  });

  it.each<[string, object]>([
    ['for somebody else', { owner: 'provider-2' }],
    ['with an unknown field', { note: 'mine' }],
    ['without an owner', { owner: null }],
  ])('is denied %s', (_, fields) =>
    expectPermissionDenied(create('wrong', 'wrong', 'wrong', fields)),
  );

  it.each(strangersTo('stranger').slice(0, 3))('is denied to %s', (_, asking) =>
    expectPermissionDenied(
      saveProfile(project.as(asking), {
        uid: 'stranger',
        profile: newProfile('stranger'),
        claim: 'stranger',
      }),
    ),
  );
});

describe('claiming a handle that the profile says and nobody holds', () => {
  const claim = (asking: Asking, handle = 'lost', owner = 'loser') =>
    setDoc(doc(project.as(asking), 'handles', handle), { owner });

  it.each(strangersTo('loser'))('is denied to %s', (_, asking) =>
    expectPermissionDenied(claim(asking)),
  );

  it('is denied for somebody else', () =>
    expectPermissionDenied(claim(session('loser'), 'lost', 'provider-2')));

  it('is denied when it is no handle', () =>
    expectPermissionDenied(claim(session('shouter'), 'LOST', 'shouter')));

  it('is allowed to its owner', () => expectAllowed(claim(session('loser'))));
});

describe('changing the handle', () => {
  it('is denied without claiming the new one', () =>
    expectPermissionDenied(rename('renamed', { release: 'provider-1' })));

  it('is denied without releasing the old one', () =>
    expectPermissionDenied(rename('renamed', { claim: 'renamed' })));

  it("is denied when it releases somebody else's", () =>
    expectPermissionDenied(rename('renamed', { claim: 'renamed', release: 'provider-2' })));

  it("is denied to somebody else's handle", () =>
    expectPermissionDenied(rename('provider-2', { release: 'provider-1' })));

  it('is denied to a reserved word', () =>
    expectPermissionDenied(rename('admin', { claim: 'admin', release: 'provider-1' })));

  it('is allowed in one batch, and frees the old one for others', async () => {
    await expectAllowed(rename('renamed', { claim: 'renamed', release: 'provider-1' }));
    await expectAllowed(create('successor', 'provider-1'));
    await expectPermissionDenied(rename('provider-1', { release: 'renamed' }));
  });
});

describe('a claimed handle', () => {
  it.each(['provider-3', 'provider-2'])('never changes, says %s', (uid) =>
    expectPermissionDenied(
      updateDoc(doc(project.as(session(uid)), 'handles/provider-3'), { owner: 'provider-2' }),
    ),
  );

  it('is never deleted while the profile says it', () =>
    expectPermissionDenied(
      deleteDoc(doc(project.as(session('provider-3')), 'handles/provider-3')),
    ));

  it.each(strangersTo('provider-3'))('is never deleted by %s', (_, asking) =>
    expectPermissionDenied(deleteDoc(doc(project.as(asking), 'handles/provider-3'))),
  );
});
