import { randomUUID } from 'node:crypto';
import { IMAGE_FOLDERS, IMAGE_TYPES, imagePath } from '@doorstep/domain/image';
import { LIMITS } from '@doorstep/domain/limits';
import { RENDITIONS, renditionPath } from '@doorstep/domain/picture';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getMetadata,
  getStorage,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  anonymous,
  emulatorAt,
  session,
  strangersTo,
  tokenOf,
  type Asking,
} from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';

const PROJECT = 'demo-doorstep-rules-storage';
const owner = session('provider-1');
const bytes = (size: number) => new Uint8Array(size).fill(7);
const png = { contentType: 'image/png' };

const open = new Map<string, { app: FirebaseApp; storage: FirebaseStorage }>();

/** The bucket of a project of its own as somebody sees it; 'owner' passes by the rules. */
function as(asking: Asking | 'owner'): FirebaseStorage {
  const name = JSON.stringify(asking);
  const known = open.get(name);
  if (known) return known.storage;
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }, name);
  const storage = getStorage(app);
  const { host, port } = emulatorAt(readStack().storage);
  const mockUserToken = asking === 'owner' || asking === null ? asking : tokenOf(asking);
  connectStorageEmulator(storage, host, port, mockUserToken ? { mockUserToken } : {});
  open.set(name, { app, storage });
  return storage;
}

const put = (asking: Asking | 'owner', path: string, content = bytes(10), metadata: object = png) =>
  uploadBytes(ref(as(asking), path), content, metadata);

const fresh = (folder = 'provider-avatars', ending = 'png', uid = 'provider-1') =>
  `${folder}/${uid}/${randomUUID()}.${ending}`;

beforeAll(async () => {
  for (const folder of IMAGE_FOLDERS) await put('owner', `${folder}/provider-1/there.png`);
});
afterAll(() => Promise.all([...open.values()].map(({ app }) => deleteApp(app))));

describe.each(IMAGE_FOLDERS)('the folder %s', (folder) => {
  const there = `${folder}/provider-1/there.png`;

  it.each(strangersTo('provider-1'))('shows a picture to %s', (_, asking) =>
    expectAllowed(getBytes(ref(as(asking), there))),
  );

  it('takes a picture under the name that the app gives it', () =>
    expectAllowed(put(owner, imagePath(folder, 'provider-1', randomUUID(), 'Cover.PNG'))));

  it('takes no other picture in its place', async () => {
    const path = fresh(folder);
    await expectAllowed(put(owner, path));
    await expectPermissionDenied(put(owner, path, bytes(20)));
  });

  it('leaves it to the functions to take a picture away', async () => {
    const path = fresh(folder);
    await expectAllowed(put(owner, path));
    await expectPermissionDenied(deleteObject(ref(as(owner), path)));
    await expectAllowed(deleteObject(ref(as('owner'), path)));
  });

  it.each(RENDITIONS)(
    'takes no rendition of %i pixels, and shows it to everybody',
    async (size) => {
      const path = renditionPath({ path: fresh(folder) }, size);
      await expectPermissionDenied(put(owner, path, bytes(10), { contentType: 'image/webp' }));
      await put('owner', path, bytes(10), { contentType: 'image/webp' });
      await expectAllowed(getBytes(ref(as(null), path)));
    },
  );

  it.each(strangersTo('provider-1'))('takes no picture from %s', (_, asking) =>
    expectPermissionDenied(put(asking, fresh(folder))),
  );

  it.each(strangersTo('provider-1'))('lets %s replace nothing', (_, asking) =>
    expectPermissionDenied(put(asking, there)),
  );

  it.each(strangersTo('provider-1'))('lets %s take nothing away', (_, asking) =>
    expectPermissionDenied(deleteObject(ref(as(asking), there))),
  );

  it('is not listed, not by its owner either', async () => {
    await expectPermissionDenied(list(ref(as(owner), `${folder}/provider-1`)));
    await expectPermissionDenied(list(ref(as(owner), folder)));
    await expectPermissionDenied(list(ref(as(null), `${folder}/provider-1`)));
  });
});

it('takes no picture from an anonymous user, a confirmed address or not', () =>
  expectPermissionDenied(put(anonymous('provider-1', 'provider-1@doorstep.test'), fresh())));

describe('a picture', () => {
  it.each(IMAGE_TYPES)('may be of type %s', (contentType) =>
    expectAllowed(put(owner, fresh('provider-covers', 'jpg'), bytes(10), { contentType })),
  );

  it.each(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'])('may end with .%s', (ending) =>
    expectAllowed(put(owner, fresh('provider-covers', ending))),
  );

  it('may have five megabytes', () => expectAllowed(put(owner, fresh(), bytes(LIMITS.imageBytes))));

  it('may not have a byte more', () =>
    expectPermissionDenied(put(owner, fresh(), bytes(LIMITS.imageBytes + 1))));

  it('may not be empty', () => expectPermissionDenied(put(owner, fresh(), bytes(0))));

  it.each([
    'text/html',
    'image/svg+xml',
    'image/tiff',
    'application/octet-stream',
    'image/png; charset=html',
    'IMAGE/PNG',
  ])('may not be of type %s', (contentType) =>
    expectPermissionDenied(put(owner, fresh(), bytes(10), { contentType })),
  );

  it.each([
    'there.html',
    'there.svg',
    'there',
    'there.png.html',
    'th ere.png',
    '.png',
    'THERE.PNG',
  ])('may not be called %s', (name) =>
    expectPermissionDenied(put(owner, `provider-avatars/provider-1/${name}`)),
  );

  it('may not be called by more than 64 characters', () =>
    expectPermissionDenied(put(owner, `provider-avatars/provider-1/${'n'.repeat(65)}.png`)));

  it.each([
    { contentType: 'text/html' },
    { contentDisposition: 'attachment' },
    { customMetadata: { kind: 'page' } },
  ])('does not become something else later: %o', (metadata) =>
    expectPermissionDenied(
      updateMetadata(ref(as(owner), 'provider-avatars/provider-1/there.png'), metadata),
    ),
  );

  it.each(['image/gif', 'text/html'])('is not uploaded again as %s', (contentType) =>
    expectPermissionDenied(
      put(owner, 'provider-avatars/provider-1/there.png', bytes(10), { contentType }),
    ),
  );

  it('keeps its type and size for anybody to see', () =>
    expectAllowed(getMetadata(ref(as(null), 'provider-avatars/provider-1/there.png'))));
});

describe('every other place', () => {
  it.each([
    'there.png',
    'provider-avatars/there.png',
    'provider-avatars/provider-1/deeper/there.png',
    'provider-invoices/provider-1/there.png',
    'provider-1/there.png',
  ])('is closed: %s', async (path) => {
    await put('owner', path);
    await expectPermissionDenied(put(owner, path));
    await expectPermissionDenied(getBytes(ref(as(owner), path)));
    await expectPermissionDenied(deleteObject(ref(as(owner), path)));
  });
});
