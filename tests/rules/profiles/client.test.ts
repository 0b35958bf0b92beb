import { limit } from 'firebase/firestore';
import { newClientProfile, without, type Changes } from '../../support/documents.ts';
import { allowed, denied, each, eachMissing, notOneLine } from '../../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../../support/rules/project.ts';

const project = new RulesProject('profiles-client', () => ({
  'client_profiles/client-1': newClientProfile('client-1'),
}));
const owner = session('client-1');
const PATH = 'client_profiles/client-1';
const create = (uid: string, changes: Changes = {}, requester: Requester = session(uid)) =>
  project.set(requester, `client_profiles/${uid}`, newClientProfile(uid, changes));

const WRONG: Record<string, Changes> = {
  "another's uid": { user_id: 'client-2' },
  'a name that is a number': { full_name: 7 },
  'a name that is a list': { full_name: ['a'] },
  'a name of 121 characters': { full_name: 'n'.repeat(121) },
  'a phone number of 41 characters': { phone: '5'.repeat(41) },
  'a phone number that is a list': { phone: ['5'] },
  'a phone number that is a number': { phone: 555 },
  ...notOneLine<Changes>({
    'a name': (full_name) => ({ full_name }),
    'a phone': (phone) => ({ phone }),
  }),
  'an unknown way of contact': { preferred_contact: 'pigeon' },
  'no way of contact at all': { preferred_contact: null },
  'a role': { role: 'admin' },
  'a membership': { subscribed: true },
};

allowed('reading', {
  'to its owner': () => project.get(owner, PATH),
  'to an owner who has none yet': () => project.get(session('new'), 'client_profiles/new'),
});
denied('reading', {
  ...each(strangersTo('client-1'), (who) => project.get(who, PATH)),
  'as a list': () => project.list(owner, 'client_profiles', limit(1)),
});

allowed('creating', {
  'to its owner': () => create('fresh'),
  'with the default of the first visit': () => create('first', { full_name: null, phone: null }),
});
denied('creating', {
  ...each(strangersTo('somebody'), (who) => create('somebody', {}, who)),
  ...each(WRONG, (changes) => create('wrong', changes)),
  ...eachMissing(newClientProfile('wrong'), (field) =>
    project.set(
      session('wrong'),
      'client_profiles/wrong',
      without(newClientProfile('wrong'), field),
    ),
  ),
});

allowed('changing', { 'to its owner': () => project.update(owner, PATH, { full_name: 'Nora' }) });
denied('changing', {
  ...each(strangersTo('client-1'), (who) => project.update(who, PATH, { full_name: 'Mallory' })),
  ...each(WRONG, (changes) => project.update(owner, PATH, changes)),
  'when it drops a field': () =>
    project.set(owner, PATH, without(newClientProfile('client-1'), 'phone')),
  'when it deletes the profile': () => project.delete(owner, PATH),
});
