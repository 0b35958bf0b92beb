import { LIMITS } from '@doorstep/domain/limits';
import { deleteDoc, doc, limit, setDoc } from 'firebase/firestore';
import { newClientProfile, type Changes } from '../support/documents.ts';
import { list, listen, look, MEBIBYTE, tooLong } from './support/acts.ts';
import type { Cast } from './support/cast.ts';
import { each, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const path = ({ client }: Cast) => `client_profiles/${client.uid}`;

stage.onlyFor("saving one's own profile", SESSIONS, (who) =>
  setDoc(doc(who.db, 'client_profiles', who.uid), newClientProfile(who.uid)),
);
stage.onlyFor("saving the client's profile", ['client'], (who, cast) =>
  setDoc(doc(who.db, path(cast)), newClientProfile(cast.client.uid)),
);
stage.onlyFor("reading the client's profile", ['client'], (who, cast) => look(who, path(cast)));
stage.onlyFor("listening to the client's profile", ['client'], (who, cast) =>
  listen(who, path(cast)),
);
stage.onlyFor('listing profiles', [], (who) => list(who, 'client_profiles', limit(1)));

const save = ({ client }: Cast, changes: Changes) =>
  setDoc(doc(client.db, 'client_profiles', client.uid), newClientProfile(client.uid, changes));

stage.refused("one's own profile", (cast) => save(cast, {}), {
  ...each<Changes>(
    {
      'of another': { user_id: 'somebody' },
      'with a role': { role: 'admin' },
      'with a membership': { subscribed: true },
      'with too long a name': { full_name: tooLong(LIMITS.name) },
      'with too long a number': { phone: tooLong(LIMITS.phone) },
      'with a list as the name': { full_name: ['a'] },
      'with a number as the number': { phone: 555 },
      'with an unknown contact': { preferred_contact: 'visit' },
    },
    save,
  ),
  deleted: (cast) => deleteDoc(doc(cast.client.db, path(cast))),
  'in pieces below it': (cast) =>
    setDoc(doc(cast.client.db, `${path(cast)}/notes/1`), { text: 'mine' }),
});

stage.refused(
  'a profile of a mebibyte',
  (cast) => save(cast, { full_name: 'x'.repeat(LIMITS.name) }),
  { 'by its name': (cast) => save(cast, { full_name: MEBIBYTE }) },
  'invalid-argument',
);
