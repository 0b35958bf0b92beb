import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/server/people.ts';
import { bucket, photo } from '../support/server/pictures.ts';
import { until } from '../support/server/until.ts';
import { Access, SESSIONS } from './support/access.ts';
import type { Actor } from './support/actor.ts';
import type { People } from './support/people.ts';

// The bucket with real tokens. Names, types and sizes of files are tested in tests/rules.

const access = new Access();
const DENIED = 'storage/unauthorized';
const JPEG = { contentType: 'image/jpeg' };
const bytes = await photo(64, 48);

const put = (actor: Actor, path: string) => uploadBytes(ref(actor.storage, path), bytes, JPEG);
const pathOf = ({ uid }: { uid: string }) => `provider-work-photos/${uid}/${unique('p')}.jpg`;

let storedPath: Promise<string> | undefined;
/** Uploads a picture of the professional's once, and returns its path. */
function storedPicture({ provider }: People): Promise<string> {
  storedPath ??= (async () => (await put(provider, pathOf(provider))).ref.fullPath)();
  return storedPath;
}
const picture = async (actor: Actor, people: People) =>
  ref(actor.storage, await storedPicture(people));

// The functions delete what a closed account uploads.
const UPLOADERS = [...SESSIONS, 'deleted', 'suspended'] as const;
access.only(
  "uploading to one's own folder",
  UPLOADERS,
  (actor) => put(actor, pathOf(actor)),
  DENIED,
);
access.only(
  "uploading to the professional's folder",
  ['provider'],
  (actor, { provider }) => put(actor, pathOf(provider)),
  DENIED,
);
const CLOSED_TO_ALL: Record<string, Parameters<typeof access.only>[2]> = {
  'listing the bucket': (actor) => listAll(ref(actor.storage)),
  'listing a folder': (actor) => listAll(ref(actor.storage, `provider-avatars/${actor.uid}`)),
  'deleting a picture': async (actor, people) => deleteObject(await picture(actor, people)),
  'replacing a picture': async (actor, people) => put(actor, await storedPicture(people)),
  'turning a picture into a page': async (actor, people) =>
    updateMetadata(await picture(actor, people), { contentType: 'text/html' }),
};
for (const [title, action] of Object.entries(CLOSED_TO_ALL)) {
  access.only(title, [], action, DENIED);
}

describe('the bucket', () => {
  it('serves a picture to everybody, as a picture', async () => {
    const target = await picture(access.people.visitor, access.people);
    expect((await getMetadata(target)).contentType).toBe('image/jpeg');
    const answer = await fetch(await getDownloadURL(target));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each(['deleted', 'suspended'] as const)(
    'loses what a %s account uploads with its valid token',
    async (role) => {
      const path = pathOf(access.people[role]);
      await put(access.people[role], path);
      const isDeleted = async () => !(await bucket().file(path).exists())[0];
      // The first upload starts several processes of the emulator.
      await until(`${path} is deleted`, isDeleted);
    },
  );
});
