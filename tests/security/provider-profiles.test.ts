import { LIMITS } from '@doorstep/domain/limits';
import { deleteDoc, deleteField, doc, limit, setDoc, updateDoc, where } from 'firebase/firestore';
import { adminDb } from '../support/server/admin.ts';
import { newProfile, without, type Changes } from '../support/documents.ts';
import { saveProfile } from '../support/protocols.ts';
import { readStack } from '../support/stack.ts';
import { list, listen, look, MEBIBYTE, PAST, tooLong } from './support/acts.ts';
import type { Actor } from './support/actor.ts';
import { lapse, professional, type Cast } from './support/cast.ts';
import { each, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();

/** A further save of a page that is there. */
const save = (who: Actor, uid: string, changes: Changes = {}) =>
  saveProfile(who.db, {
    uid,
    update: true,
    profile: { ...without(newProfile(uid, { published: true }), 'created_at'), ...changes },
  });
const mine = ({ provider }: Cast, changes: Changes) => save(provider, provider.uid, changes);
const EVERYBODY = [...SESSIONS, 'visitor', 'anonymous', 'guest', 'unconfirmed', 'deleted'] as const;

stage.onlyFor('reading a public page', EVERYBODY, (who, { provider }) =>
  look(who, `provider_profiles/${provider.uid}`),
);
stage.onlyFor('reading a draft', ['lapsed'], (who, { lapsed }) =>
  look(who, `provider_profiles/${lapsed.uid}`),
);
stage.onlyFor('listening to a draft', ['lapsed'], (who, { lapsed }) =>
  listen(who, `provider_profiles/${lapsed.uid}`),
);
stage.onlyFor('listing what is public', [], (who) =>
  list(who, 'provider_profiles', where('published', '==', true), limit(100)),
);
stage.onlyFor('listing drafts', [], (who) =>
  list(who, 'provider_profiles', where('published', '==', false), limit(10)),
);
stage.onlyFor("changing the professional's page", ['provider'], (who, { provider }) =>
  save(who, provider.uid),
);
stage.onlyFor("publishing a lapsed professional's page", [], (who, { lapsed }) =>
  save(who, lapsed.uid),
);
stage.onlyFor('reading all handles', [], (who) => list(who, 'handles', limit(10)));
stage.onlyFor("freeing the professional's handle", [], (who, { provider }) =>
  deleteDoc(doc(who.db, 'handles', provider.uid)),
);

const STORAGE = () => `${readStack().storage}/v0/b/${readStack().bucket}/o`;
const picture = (uid: string, name = 'a.jpg', folder = 'provider-avatars') =>
  `${STORAGE()}/${folder}%2F${uid}%2F${name}?alt=media`;

stage.refused(
  'a page',
  (cast) => mine(cast, { avatar_url: picture(cast.provider.uid), bio: 'x'.repeat(LIMITS.bio) }),
  {
    ...each<Changes>(
      {
        'of somebody else': { user_id: 'somebody' },
        'with a field of its own': { verified: true },
        'with a membership': { subscribed: true },
        'that comes back by itself': { publish_on_renewal: true },
        'made on another day': { created_at: PAST },
        'changed on another day': { updated_at: PAST },
        'without a field': { bio: deleteField() },
        'with a script as its address': { website_url: 'javascript:alert(1)' },
        'with data as its address': { facebook_url: 'data:text/html,<script>' },
        "with another site's page as its address": { instagram_url: '//evil.example' },
        'with a list as its address': { twitter_url: ['https://a.example'] },
        'with an address that is no email': { email: 'mailto:a' },
        'with a picture from elsewhere': { avatar_url: 'https://evil.example/a.png' },
        'with a drawing as its picture': { cover_url: 'data:image/svg+xml,<svg/>' },
        'with a number as its name': { display_name: 7 },
        'with a list as its text': { bio: ['a'] },
        'with a text as its services': { services: 'a' },
        'with numbers as its services': { services: [1, 2] },
        'with maps as its services': { services: [{ a: 'b' }] },
        'with a text that says published': { published: 'true' },
        'with too long a name': { display_name: tooLong(LIMITS.name) },
        'with too long a text': { bio: tooLong(LIMITS.bio) },
        'with too long a city': { city: tooLong(LIMITS.name) },
        'with too long a number': { phone: tooLong(LIMITS.phone) },
        'with too long an address': { website_url: `https://a.example/${tooLong(LIMITS.url)}` },
        'with too long a service': { services: [tooLong(LIMITS.serviceLength)] },
        'with too long a location': { locations: [tooLong(LIMITS.locationLength)] },
        'with too many services': { services: Array(LIMITS.services + 1).fill('a') },
        'with too many locations': { locations: Array(LIMITS.locations + 1).fill('a') },
        'with a handle that is not its own': { handle: 'never-claimed' },
        'with a path as its handle': { handle: 'a/b' },
      },
      mine,
    ),
    "with another's picture": (cast) => mine(cast, { avatar_url: picture(cast.otherProvider.uid) }),
    'with a page as its picture': (cast) =>
      mine(cast, { avatar_url: picture(cast.provider.uid, 'a.html') }),
    'with a picture of another folder': (cast) =>
      mine(cast, { avatar_url: picture(cast.provider.uid, 'a.jpg', 'provider-covers') }),
    'with a picture of a folder above': (cast) =>
      mine(cast, { avatar_url: picture(`${cast.provider.uid}%2F..%2F${cast.lapsed.uid}`) }),
    "with another's handle": (cast) => mine(cast, { handle: cast.otherProvider.uid }),
    'that is deleted': ({ provider }) =>
      deleteDoc(doc(provider.db, 'provider_profiles', provider.uid)),
  },
);

stage.refused(
  'a page of a mebibyte',
  (cast) => mine(cast, {}),
  { 'by its text': (cast) => mine(cast, { bio: MEBIBYTE }) },
  'invalid-argument',
);

/** A first page of a client, with what comes with it. */
const first = ({ otherClient: { db, uid } }: Cast, handle: string, changes: Changes = {}) =>
  saveProfile(db, { uid, profile: newProfile(uid, { handle, ...changes }), claim: handle });

stage.refused('a first page', (cast) => first(cast, cast.otherClient.uid), {
  ...each(
    { reserved: 'admin', 'of the product': 'doorstep', 'in capitals': 'Ann', 'with a dot': 'a.b' },
    (cast, handle) => first(cast, handle),
  ),
  'under a handle that is too long': (cast) => first(cast, tooLong(LIMITS.handle)),
  "under another's handle": (cast) => first(cast, cast.provider.uid),
  'in public, without a membership': (cast) =>
    first(cast, cast.otherClient.uid, { published: true }),
  'that comes back by itself': (cast) =>
    first(cast, cast.otherClient.uid, { publish_on_renewal: true }),
  'without its handle': ({ otherClient: { db, uid } }) =>
    saveProfile(db, { uid, profile: newProfile(uid) }),
  "in another's place": ({ otherClient, formerAdmin: { uid } }) =>
    saveProfile(otherClient.db, { uid, profile: newProfile(uid), claim: uid }),
  'as a handle alone': ({ otherClient: { db, uid } }) =>
    setDoc(doc(db, 'handles/squatter'), { owner: uid }),
  'with a handle for somebody else': ({ otherClient: { db, uid }, client }) =>
    saveProfile(db, {
      uid,
      profile: newProfile(uid),
      claim: uid,
      claimFields: { owner: client.uid },
    }),
});

stage.refused(
  'a membership that ends while its owner is at it',
  async () => {
    const person = await professional('busy');
    await save(person, person.uid);
    await lapse(person);
    await save(person, person.uid, { published: false });
    await adminDb().doc(`subscribers/${person.uid}`).update({ subscribed: true });
    await save(person, person.uid);
  },
  {
    'the next write, with the same token': async () => {
      const person = await professional('ending');
      await lapse(person);
      await save(person, person.uid);
    },
    'a write that only leaves the page public': async () => {
      const person = await professional('stays');
      await adminDb().doc(`subscribers/${person.uid}`).update({ subscribed: false });
      await updateDoc(doc(person.db, 'provider_profiles', person.uid), { city: 'Salem' });
    },
  },
);
