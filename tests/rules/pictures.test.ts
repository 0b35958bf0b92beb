import { randomUUID } from 'node:crypto';
import {
  IMAGE_FOLDERS,
  IMAGE_TYPES,
  imagePath,
  PROFILE_FOLDERS,
  REVIEW_FOLDER,
} from '@doorstep/domain/pictures/image';
import { LIMITS } from '@doorstep/domain/limits';
import { RENDITIONS, renditionPath } from '@doorstep/domain/pictures/picture';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { allowed, denied, each, eachOf } from '../support/rules/cases.ts';
import {
  emulatorAt,
  session,
  strangersTo,
  tokenOf,
  type Requester,
} from '../support/rules/project.ts';
import { readStack } from '../support/stack.ts';

/** A separate project, whose bucket no other test uses. */
const PROJECT = 'demo-doorstep-rules-storage';
const owner = session('provider-1');
const bytes = (size: number) => new Uint8Array(size).fill(7);
const png = { contentType: 'image/png' };
const webp = { contentType: 'image/webp' };

const open = new Map<string, { app: FirebaseApp; storage: FirebaseStorage }>();

/** Returns the bucket for a person. 'owner' bypasses the rules. */
function as(requester: Requester | 'owner'): FirebaseStorage {
  const name = JSON.stringify(requester);
  const known = open.get(name);
  if (known) return known.storage;
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }, name);
  const storage = getStorage(app);
  const { host, port } = emulatorAt(readStack().storage);
  const mockUserToken =
    requester === 'owner' || requester === null ? requester : tokenOf(requester);
  connectStorageEmulator(storage, host, port, mockUserToken ? { mockUserToken } : {});
  open.set(name, { app, storage });
  return storage;
}

const put = (
  requester: Requester | 'owner',
  path: string,
  content = bytes(10),
  metadata: object = png,
) => uploadBytes(ref(as(requester), path), content, metadata);
const remove = (requester: Requester | 'owner', path: string) =>
  deleteObject(ref(as(requester), path));
const read = (requester: Requester, path: string) => getBytes(ref(as(requester), path));
const fresh = (folder = 'provider-avatars', ending = 'png') =>
  `${folder}/provider-1/${randomUUID()}.${ending}`;

beforeAll(async () => {
  for (const folder of [...IMAGE_FOLDERS, REVIEW_FOLDER])
    await put('owner', `${folder}/provider-1/there.png`);
});
afterAll(() => Promise.all([...open.values()].map(({ app }) => deleteApp(app))));

describe.each(PROFILE_FOLDERS)('the folder %s', (folder) => {
  const there = `${folder}/provider-1/there.png`;
  allowed('reading', {
    ...each(strangersTo('provider-1'), (who) => read(who, there)),
  });
  allowed('uploading', {
    'under the name that the app gives a picture': () =>
      put(owner, imagePath(folder, 'provider-1', randomUUID(), 'Cover.PNG')),
  });
  denied('uploading, replacing and deleting', {
    ...each(strangersTo('provider-1'), (who) => [
      put(who, fresh(folder)),
      put(who, there),
      remove(who, there),
    ]),
    'over what is there, and deleting, to its owner': () => [
      put(owner, there),
      remove(owner, there),
    ],
  });
  denied('listing', {
    'to anybody': () => [
      list(ref(as(owner), `${folder}/provider-1`)),
      list(ref(as(owner), folder)),
      list(ref(as(null), `${folder}/provider-1`)),
    ],
  });

  it('accepts renditions from functions only, and shows them to everybody', async () => {
    for (const size of RENDITIONS) {
      const path = renditionPath({ path: fresh(folder) }, size);
      await expectPermissionDenied(put(owner, path, bytes(10), webp));
      await put('owner', path, bytes(10), webp);
      await expectAllowed(read(null, path));
    }
  });

  it('does not replace a picture, and lets functions only delete it', async () => {
    const path = fresh(folder);
    await expectAllowed(put(owner, path));
    await expectPermissionDenied(put(owner, path, bytes(20)));
    await expectPermissionDenied(remove(owner, path));
    await expectAllowed(remove('owner', path));
  });
});

describe('the folder of private photos', () => {
  const folder = 'private-photos';
  const there = `${folder}/provider-1/there.png`;
  const strangers = strangersTo('provider-1');

  allowed('a photo', {
    'for its owner to upload and read': async () => {
      const path = fresh(folder);
      await put(owner, path);
      return read(owner, path);
    },
  });
  denied('a photo', {
    ...each(strangers, (who) => [
      read(who, there),
      getMetadata(ref(as(who), there)),
      getDownloadURL(ref(as(who), there)),
      put(who, fresh(folder)),
      remove(who, there),
    ]),
    'that is no picture': () => put(owner, fresh(folder), bytes(10), { contentType: 'text/html' }),
    'replaced or deleted by its owner': () => [put(owner, there), remove(owner, there)],
    'whose header changes': () =>
      updateMetadata(ref(as(owner), there), { cacheControl: 'public, max-age=3600' }),
    'in a list': () => [
      list(ref(as(owner), `${folder}/provider-1`)),
      list(ref(as(null), `${folder}/provider-1`)),
    ],
  });

  it('is read by anybody who has its address', async () => {
    const url = await getDownloadURL(ref(as(owner), there));
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/token=.*/, 'token=guessed'))).status).toBe(403);
  });
});

// @2.58.2
describe('the folder of photos in reviews', () => {
  const there = `${REVIEW_FOLDER}/provider-1/there.png`;
  const people = [owner, ...Object.values(strangersTo('provider-1'))];
  const writes = (who: Requester) => [put(who, fresh(REVIEW_FOLDER)), put(who, there)];
  allowed('reading', { 'to anybody': () => people.map((who) => read(who, there)) });
  denied('writing', { 'to anybody': () => people.flatMap(writes) });
  denied('deleting', { 'to anybody': () => people.map((who) => remove(who, there)) });
});
const THERE = 'provider-avatars/provider-1/there.png';
const named = (name: string) => put(owner, `provider-avatars/provider-1/${name}`);

describe('a picture', () => {
  allowed('a picture', {
    ...eachOf(IMAGE_TYPES, (contentType) => put(owner, fresh(), bytes(10), { contentType })),
    ...eachOf(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'], (ending) =>
      put(owner, fresh('provider-covers', ending)),
    ),
    'of five megabytes': () => put(owner, fresh(), bytes(LIMITS.imageBytes)),
    'whose type and size anybody reads': () => getMetadata(ref(as(null), THERE)),
  });
  denied('a picture', {
    'of a byte more': () => put(owner, fresh(), bytes(LIMITS.imageBytes + 1)),
    'of nothing': () => put(owner, fresh(), bytes(0)),
    ...eachOf(
      [
        'text/html',
        'image/svg+xml',
        'image/tiff',
        'application/octet-stream',
        'application/javascript',
        '',
        'image/png; charset=html',
        'image/jpeg, text/html',
        'IMAGE/PNG',
      ],
      (contentType) => put(owner, fresh(), bytes(10), { contentType }),
    ),
  });
  denied(
    'the name',
    eachOf(
      [
        'there.html',
        'there.svg',
        'there',
        'there.png.html',
        'there.php.png',
        'th ere.png',
        'there\u0000.png',
        'there\n.png',
        '.png',
        'THERE.PNG',
        `${'n'.repeat(65)}.png`,
        'deeper/there.png',
        '../there.png',
        '..%2Fthere.png',
        '%2F..%2Fprovider-2/there.png',
      ],
      named,
    ),
  );
  denied('changing', {
    ...each<object>(
      {
        'its type': { contentType: 'text/html' },
        'how it is shown': { contentDisposition: 'attachment' },
        'what it is called': { customMetadata: { kind: 'page' } },
      },
      (metadata) => updateMetadata(ref(as(owner), THERE), metadata),
    ),
    ...eachOf(['image/gif', 'text/html'], (contentType) =>
      put(owner, THERE, bytes(10), { contentType }),
    ),
  });
});

it.each([
  'there.png',
  'provider-avatars/there.png',
  'provider-avatars/provider-1/deeper/there.png',
  'provider-invoices/provider-1/there.png',
  'provider-1/there.png',
])('every other path is closed: %s', async (path) => {
  await put('owner', path);
  await expectPermissionDenied(put(owner, path));
  await expectPermissionDenied(read(owner, path));
  await expectPermissionDenied(remove(owner, path));
});
