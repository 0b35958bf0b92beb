import { evidencePath } from '@doorstep/domain/badges/badge';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/server/sdk-people.ts';
import { bucket, evidenceName, photo, saveEvidence } from '../support/server/uploaded-pictures.ts';
import { until } from '../support/server/until.ts';
import { Access, SIGNED_IN_ROLES } from './support/access.ts';
import type { Actor } from './support/actor.ts';
import type { People } from './support/people.ts';

// Tests access to the bucket with real tokens. tests/rules tests names, types and sizes of files.

const access = new Access();
const DENIED = 'storage/unauthorized';
const JPEG = { contentType: 'image/jpeg' };
const bytes = await photo(64, 48);

const uploadPicture = (actor: Actor, path: string) =>
  uploadBytes(ref(actor.storage, path), bytes, JPEG);
const pathOf = ({ uid }: { uid: string }) => `provider-work-photos/${uid}/${unique('p')}.jpg`;

let storedPath: Promise<string> | undefined;
/** Uploads a picture of the professional on the first call. Returns its path. */
function uploadedPath({ provider }: People): Promise<string> {
  storedPath ??= (async () => (await uploadPicture(provider, pathOf(provider))).ref.fullPath)();
  return storedPath;
}
const uploadedPicture = async (actor: Actor, people: People) =>
  ref(actor.storage, await uploadedPath(people));

// Closed accounts can upload with a valid token, and the functions delete these files.
const UPLOADERS = [...SIGNED_IN_ROLES, 'deleted', 'suspended'] as const;
access.allowsOnly(
  "uploading to one's own folder",
  UPLOADERS,
  (actor) => uploadPicture(actor, pathOf(actor)),
  DENIED,
);
access.allowsOnly(
  "uploading to the professional's folder",
  ['provider'],
  (actor, { provider }) => uploadPicture(actor, pathOf(provider)),
  DENIED,
);
const DENIED_TO_ALL: Record<string, Parameters<typeof access.allowsOnly>[2]> = {
  'listing the bucket': (actor) => listAll(ref(actor.storage)),
  'listing a folder': (actor) => listAll(ref(actor.storage, `provider-avatars/${actor.uid}`)),
  'deleting a picture': async (actor, people) => deleteObject(await uploadedPicture(actor, people)),
  'replacing a picture': async (actor, people) => uploadPicture(actor, await uploadedPath(people)),
  'changing the type of a picture to HTML': async (actor, people) =>
    updateMetadata(await uploadedPicture(actor, people), { contentType: 'text/html' }),
};
for (const [title, action] of Object.entries(DENIED_TO_ALL)) {
  access.allowsOnly(title, [], action, DENIED);
}

const privatePath = ({ uid }: { uid: string }) => `private-photos/${uid}/${unique('p')}.jpg`;
let privatePhoto: Promise<string> | undefined;
/** Uploads a photo of the client on the first call. Returns its path. */
function photoPath({ client }: People): Promise<string> {
  privatePhoto ??= (async () => (await uploadPicture(client, privatePath(client))).ref.fullPath)();
  return privatePhoto;
}
access.allowsOnly(
  "uploading a photo to one's own private folder",
  UPLOADERS,
  (actor) => uploadPicture(actor, privatePath(actor)),
  DENIED,
);
access.allowsOnly(
  "uploading a photo to the client's private folder",
  ['client'],
  (actor, { client }) => uploadPicture(actor, privatePath(client)),
  DENIED,
);
access.allowsOnly(
  "getting the address of the client's photo",
  ['client'],
  async (actor, people) => getDownloadURL(ref(actor.storage, await photoPath(people))),
  DENIED,
);

const newEvidence = ({ uid }: { uid: string }) => evidencePath(uid, evidenceName());
let storedEvidence: Promise<string> | undefined;
/** Writes evidence of the professional on the first call. Returns the file. */
async function evidence(actor: Actor, { provider: { uid } }: People) {
  storedEvidence ??= saveEvidence(uid, bytes);
  return ref(actor.storage, evidencePath(uid, await storedEvidence));
}
access.allowsOnly(
  "uploading evidence to one's own folder",
  UPLOADERS,
  (actor) => uploadPicture(actor, newEvidence(actor)),
  DENIED,
);
access.allowsOnly(
  "uploading evidence to the professional's folder",
  ['provider'],
  (actor, { provider }) => uploadPicture(actor, newEvidence(provider)),
  DENIED,
);
const EVIDENCE_DENIED_TO_ALL: typeof DENIED_TO_ALL = {
  "reading one's own evidence": async (actor) => {
    const name = await saveEvidence(actor.uid, bytes);
    return getBytes(ref(actor.storage, evidencePath(actor.uid, name)));
  },
  "reading the professional's evidence": async (actor, people) =>
    getBytes(await evidence(actor, people)),
  "getting the address of the professional's evidence": async (actor, people) =>
    getDownloadURL(await evidence(actor, people)),
  "listing one's own evidence": (actor) =>
    listAll(ref(actor.storage, `badge-evidence/${actor.uid}`)),
  "replacing the professional's evidence": async (actor, people) =>
    uploadBytes(await evidence(actor, people), bytes, JPEG),
  "deleting the professional's evidence": async (actor, people) =>
    deleteObject(await evidence(actor, people)),
  "changing the type of the professional's evidence": async (actor, people) =>
    updateMetadata(await evidence(actor, people), { contentType: 'image/png' }),
};
for (const [title, action] of Object.entries(EVIDENCE_DENIED_TO_ALL)) {
  access.allowsOnly(title, [], action, DENIED);
}

describe('the bucket', () => {
  it('serves a picture to everybody with its type', async () => {
    const target = await uploadedPicture(access.people.visitor, access.people);
    expect((await getMetadata(target)).contentType).toBe('image/jpeg');
    const answer = await fetch(await getDownloadURL(target));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['picture', 'deleted', pathOf],
    ['picture', 'suspended', pathOf],
    ['evidence', 'deleted', newEvidence],
    ['evidence', 'suspended', newEvidence],
  ] as const)(
    'does not keep %s that a %s account uploads with its valid token',
    async (_, role, newPath) => {
      const path = newPath(access.people[role]);
      await uploadPicture(access.people[role], path);
      const isDeleted = async () => !(await bucket().file(path).exists())[0];
      await until(`${path} is deleted`, isDeleted);
    },
  );
});
