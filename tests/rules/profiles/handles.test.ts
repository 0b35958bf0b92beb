import { RESERVED_HANDLES } from '@doorstep/domain/profiles/handle';
import { doc, limit, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newProfile, publishedProvider } from '../../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../../support/expectations.ts';
import { saveProfile } from '../../support/write-batches.ts';
import { allowed, denied, each, eachOf } from '../../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../../support/rules/project.ts';

const written = { created_at: new Date(), updated_at: new Date() };
const project = new RulesProject('profiles-handles', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  ...publishedProvider('provider-3'),
  'provider_profiles/loser': newProfile('loser', { handle: 'lost', ...written }),
  'provider_profiles/shouter': newProfile('shouter', { handle: 'LOST', ...written }),
}));

const create = (uid: string, handle: unknown, claim: string | null = null, claimFields = {}) =>
  saveProfile(project.as(session(uid)), {
    uid,
    profile: newProfile(uid, { handle }),
    ...(claim !== null && { claim }),
    claimFields: { owner: uid, ...claimFields },
  });
const createAndClaim = (handle: string, uid = 'wrong') => create(uid, handle, handle);
const claim = (requester: Requester, handle: string, owner: string) =>
  project.set(requester, `handles/${handle}`, { owner });

allowed('reading', {
  ...each({ ...strangersTo('provider-1'), owner: session('provider-1') }, (who) =>
    project.get(who, 'handles/provider-1'),
  ),
  'when nobody holds it': () => project.get(null, 'handles/nobody'),
});
denied('reading', { 'as a list': () => project.list(null, 'handles', limit(1)) });

describe('claiming', () => {
  allowed(
    'the handle',
    eachOf(['rivera-plumbing', '7', '-', 'h'.repeat(40)], (handle) =>
      createAndClaim(handle, `claims-${handle.slice(0, 5)}`),
    ),
  );
  denied(
    'the handle',
    eachOf(
      ['Rivera', 'rivera plumbing', 'rivera_plumbing', 'río', 'a.b', 'h'.repeat(41)],
      (handle) => createAndClaim(handle),
    ),
  );
  // The first one is the name of the marketplace (tests/unit/real-brand.test.ts).
  denied(
    'our own word',
    eachOf(RESERVED_HANDLES.slice(1), (handle) => createAndClaim(handle)),
  );
  denied('a handle', {
    ...each<unknown>(
      { 'that is empty': '', 'that is null': null, 'of a number': 7, 'of a path': 'a/guests/x' },
      (handle) => create('wrong', handle),
    ),
    // @5.3.3
    'that somebody else holds': () => createAndClaim('provider-1'),
    'that somebody else holds, without claiming it': () => create('wrong', 'provider-1'),
    'that was not claimed': () => create('wrong', 'unclaimed'),
    'that differs from the claimed one': () => create('wrong', 'said', 'claimed'),
    'without a profile': () => claim(session('hoarder'), 'hoarded', 'hoarder'),
    'as a second one': () => claim(session('provider-1'), 'second', 'provider-1'),
    'and another one in the same batch': () => {
      const db = project.as(session('greedy'));
      const batch = writeBatch(db);
      batch.set(doc(db, 'provider_profiles/greedy'), newProfile('greedy', { handle: 'one' }));
      batch.set(doc(db, 'handles/one'), { owner: 'greedy' });
      batch.set(doc(db, 'handles/two'), { owner: 'greedy' });
      return batch.commit();
    },
    ...each<object>(
      {
        'for somebody else': { owner: 'provider-2' },
        'with an unknown field': { note: 'mine' },
        'without an owner': { owner: null },
      },
      (fields) => create('wrong', 'wrong', 'wrong', fields),
    ),
    ...each(strangersTo('stranger'), (who) =>
      saveProfile(project.as(who), {
        uid: 'stranger',
        profile: newProfile('stranger'),
        claim: 'stranger',
      }),
    ),
  });
});

describe('claiming what the profile says and nobody holds', () => {
  denied('the handle', {
    ...each(strangersTo('loser'), (who) => claim(who, 'lost', 'loser')),
    'for somebody else': () => claim(session('loser'), 'lost', 'provider-2'),
    'in capitals': () => claim(session('shouter'), 'LOST', 'shouter'),
  });
  allowed('the handle', { 'to its owner': () => claim(session('loser'), 'lost', 'loser') });
});

describe('changing', () => {
  /** `provider-1` changes to a handle, with or without each half of the batch. */
  const rename = (handle: string, parts: { claim?: string; release?: string }) =>
    saveProfile(project.as(session('provider-1')), {
      uid: 'provider-1',
      profile: { handle, updated_at: serverTimestamp() },
      update: true,
      ...parts,
    });

  denied('the handle', {
    'without claiming the new one': () => rename('renamed', { release: 'provider-1' }),
    'without releasing the old one': () => rename('renamed', { claim: 'renamed' }),
    "when it releases another's": () =>
      rename('renamed', { claim: 'renamed', release: 'provider-2' }),
    "to another's": () => rename('provider-2', { release: 'provider-1' }),
    'to a reserved word': () => rename('admin', { claim: 'admin', release: 'provider-1' }),
  });

  it('is allowed in one batch, and frees the old one for others', async () => {
    await expectAllowed(rename('renamed', { claim: 'renamed', release: 'provider-1' }));
    await expectAllowed(createAndClaim('provider-1', 'successor'));
    await expectPermissionDenied(rename('provider-1', { release: 'renamed' }));
  });
});

denied('changing or deleting a claimed handle', {
  'to its owner, while the profile says it': () => [
    project.update(session('provider-3'), 'handles/provider-3', { owner: 'provider-2' }),
    project.delete(session('provider-3'), 'handles/provider-3'),
  ],
  ...each(strangersTo('provider-3'), (who) => [
    project.update(who, 'handles/provider-3', { owner: 'provider-2' }),
    project.delete(who, 'handles/provider-3'),
  ]),
});
