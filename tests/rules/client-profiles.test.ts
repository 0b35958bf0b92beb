import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newClientProfile, without } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { anonymous, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('client-profiles', () => ({
  'client_profiles/client-1': newClientProfile('client-1'),
}));
const mine = () => project.as(session('client-1'));

describe('reading a client profile', () => {
  it('is allowed to its owner', () =>
    expectAllowed(getDoc(doc(mine(), 'client_profiles/client-1'))));

  it('is allowed to an owner who has none yet', () =>
    expectAllowed(getDoc(doc(project.as(session('new')), 'client_profiles/new'))));

  it.each(strangersTo('client-1'))('is denied to %s', (_, asking) =>
    expectPermissionDenied(getDoc(doc(project.as(asking), 'client_profiles/client-1'))),
  );

  it('is denied to an anonymous user, a confirmed address or not', () =>
    expectPermissionDenied(
      getDoc(
        doc(
          project.as(anonymous('client-1', 'client-1@doorstep.test')),
          'client_profiles/client-1',
        ),
      ),
    ));

  it('is denied as a list, to its owner too', () =>
    expectPermissionDenied(getDocs(query(collection(mine(), 'client_profiles'), limit(1)))));
});

const WRONG: [string, object][] = [
  ["somebody else's uid", { user_id: 'client-2' }],
  ['a name that is no text', { full_name: 7 }],
  ['a name of 121 characters', { full_name: 'n'.repeat(121) }],
  ['a phone number of 41 characters', { phone: '5'.repeat(41) }],
  ['a phone number that is no text', { phone: ['5'] }],
  ['an unknown way of contact', { preferred_contact: 'pigeon' }],
  ['no way of contact at all', { preferred_contact: null }],
  ['an unknown field', { role: 'admin' }],
];

describe('creating a client profile', () => {
  it('is allowed to its owner', () =>
    expectAllowed(
      setDoc(doc(project.as(session('fresh')), 'client_profiles/fresh'), newClientProfile('fresh')),
    ));

  it('is allowed with the default of the first visit, all texts null', () =>
    expectAllowed(
      setDoc(
        doc(project.as(session('first')), 'client_profiles/first'),
        newClientProfile('first', { full_name: null, phone: null }),
      ),
    ));

  it.each(strangersTo('somebody'))('is denied to %s', (_, asking) =>
    expectPermissionDenied(
      setDoc(doc(project.as(asking), 'client_profiles/somebody'), newClientProfile('somebody')),
    ),
  );

  it.each(WRONG)('is denied with %s', (_, changes) =>
    expectPermissionDenied(
      setDoc(
        doc(project.as(session('wrong')), 'client_profiles/wrong'),
        newClientProfile('wrong', { ...changes }),
      ),
    ),
  );

  it.each(Object.keys(newClientProfile('wrong')))('is denied without %s', (field) =>
    expectPermissionDenied(
      setDoc(
        doc(project.as(session('wrong')), 'client_profiles/wrong'),
        without(newClientProfile('wrong'), field),
      ),
    ),
  );
});

describe('changing a client profile', () => {
  it('is allowed to its owner', () =>
    expectAllowed(updateDoc(doc(mine(), 'client_profiles/client-1'), { full_name: 'Nora' })));

  it.each(strangersTo('client-1'))('is denied to %s', (_, asking) =>
    expectPermissionDenied(
      updateDoc(doc(project.as(asking), 'client_profiles/client-1'), { full_name: 'Mallory' }),
    ),
  );

  it.each(WRONG)('is denied with %s', (_, changes) =>
    expectPermissionDenied(updateDoc(doc(mine(), 'client_profiles/client-1'), { ...changes })),
  );

  it('is denied when it drops a field', () =>
    expectPermissionDenied(
      setDoc(
        doc(mine(), 'client_profiles/client-1'),
        without(newClientProfile('client-1'), 'phone'),
      ),
    ));
});

describe('deleting a client profile', () => {
  it('is denied to its owner', () =>
    expectPermissionDenied(deleteDoc(doc(mine(), 'client_profiles/client-1'))));
});
