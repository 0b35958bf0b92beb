import { pictureAt, RENDITIONS } from '@doorstep/domain/picture';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  connectStorageEmulator,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/server/people.ts';
import { bucket, isReady, photo } from '../support/server/pictures.ts';
import { until } from '../support/server/until.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';
import { codeOf } from '../support/expectations.ts';
import type { Actor } from './support/actor.ts';
import type { Cast } from './support/cast.ts';
import { each, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const DENIED = 'storage/unauthorized';
/** The first upload starts several processes of the emulator. */
const PATIENCE_MS = 45_000;
const JPEG = { contentType: 'image/jpeg' };
const honest = await photo(64, 48);

const put = (who: Actor, path: string, bytes: Buffer = honest, metadata: object = JPEG) =>
  uploadBytes(ref(who.storage, path), bytes, metadata);
const inFolderOf = ({ uid }: { uid: string }, name = `${unique('p')}.jpg`) =>
  `provider-work-photos/${uid}/${name}`;

/** A picture of the professional's that is there; its upload is not what a test sees refused. */
async function shown({ provider }: Cast): Promise<string> {
  const path = inFolderOf(provider);
  const code = await codeOf(put(provider, path));
  if (code !== 'allowed') throw new Error(`There is nothing to attack: ${code}`);
  return path;
}

// Deleted accounts: see below.
const UPLOADERS = [...SESSIONS, 'deleted'] as const;
stage.onlyFor(
  "uploading to one's own folder",
  UPLOADERS,
  (who) => put(who, inFolderOf(who)),
  DENIED,
);
stage.onlyFor(
  "uploading to the professional's folder",
  ['provider'],
  (who, { provider }) => put(who, inFolderOf(provider)),
  DENIED,
);
stage.onlyFor(
  'listing',
  [],
  (who) => listAll(ref(who.storage, `provider-avatars/${who.uid}`)),
  DENIED,
);
stage.onlyFor('listing all', [], (who) => listAll(ref(who.storage)), DENIED);
stage.onlyFor(
  'deleting a picture',
  [],
  async (who, cast) => deleteObject(ref(who.storage, await shown(cast))),
  DENIED,
);
stage.onlyFor(
  'making a page of a picture',
  [],
  async (who, cast) =>
    updateMetadata(ref(who.storage, await shown(cast)), { contentType: 'text/html' }),
  DENIED,
);
stage.onlyFor(
  'writing over a picture',
  [],
  async (who, cast) => put(who, await shown(cast)),
  DENIED,
);

const named = ({ provider }: Cast, name: string) => put(provider, inFolderOf(provider, name));

stage.refused(
  'an upload',
  (cast) => put(cast.provider, inFolderOf(cast.provider), Buffer.alloc(5 * 1024 * 1024, honest)),
  {
    ...each(
      {
        'of a page': 'a.html',
        'of a page that ends like one': 'a.jpg.html',
        'of a drawing': 'a.svg',
        'without an ending': 'a',
        'with an ending alone': '.jpg',
        'with two endings': 'a.php.jpg',
        'with a space': 'a b.jpg',
        'with a null byte': 'a\u0000.jpg',
        'with a line break': 'a\n.jpg',
        'in a folder below': 'a/b.jpg',
        'of a long name': `${'a'.repeat(65)}.jpg`,
        'in capitals': 'a.JPG',
        'in the folder above': '../a.jpg',
        'in the folder above, encoded': '..%2Fa.jpg',
      },
      named,
    ),
    ...each(
      Object.fromEntries(RENDITIONS.map((size) => [`in place of a rendition of ${size}`, size])),
      (cast, size) => named(cast, `a.${size}.webp`),
    ),
    ...each(
      {
        'called a page': 'text/html',
        'called a drawing': 'image/svg+xml',
        'called a script': 'application/javascript',
        'called nothing': '',
        'called two things': 'image/jpeg, text/html',
        'called a picture and a page': 'image/jpeg; text/html',
      },
      ({ provider }, contentType) => put(provider, inFolderOf(provider), honest, { contentType }),
    ),
    'of more than 5 MB': ({ provider }) =>
      put(provider, inFolderOf(provider), Buffer.alloc(5 * 1024 * 1024 + 1, honest)),
    'of nothing': ({ provider }) => put(provider, inFolderOf(provider), Buffer.alloc(0)),
    'of a text as data': ({ provider }) =>
      uploadString(ref(provider.storage, inFolderOf(provider)), '<script>', 'raw', {
        contentType: 'text/html',
      }),
    'to the root': ({ provider }) => put(provider, 'a.jpg'),
    'to a folder of its own': ({ provider }) => put(provider, `mine/${provider.uid}/a.jpg`),
    'to a folder of nobody': ({ provider }) => put(provider, 'provider-avatars/a.jpg'),
    "to another folder by another's name": ({ provider, otherProvider }) =>
      put(provider, `provider-avatars/${provider.uid}%2F..%2F${otherProvider.uid}/a.jpg`),
  },
  DENIED,
);

describe('what is served', () => {
  const isGone = (path: string) =>
    until(`${path} goes`, async () => !(await bucket().file(path).exists())[0], PATIENCE_MS);

  it('is a picture for everybody, and never a page', async () => {
    const path = await shown(stage.cast);
    const target = ref(stage.cast.visitor.storage, path);
    expect(await codeOf(getBytes(target))).toBe('allowed');
    expect((await getMetadata(target)).contentType).toBe('image/jpeg');
    const answer = await fetch(await getDownloadURL(target));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'image/gif',
    ],
    ['a script that begins like a picture', 'GIF89a/*<svg/>*/=1;alert(1)', 'image/gif'],
  ])(
    '%s that is called a picture is removed, an honest one stays',
    async (_, text, contentType) => {
      const { provider } = stage.cast;
      const [bad, good] = [inFolderOf(provider), inFolderOf(provider)];
      await put(provider, bad, Buffer.from(text), { contentType });
      await put(provider, good);
      await isGone(bad);
      const picture = pictureAt(good);
      await until(
        'the honest one is kept',
        async () => picture !== null && isReady(picture),
        PATIENCE_MS,
      );
    },
  );

  it('is nothing of a deleted account, whose token still uploads', async () => {
    const { deleted } = stage.cast;
    const path = inFolderOf(deleted);
    expect(await codeOf(put(deleted, path))).toBe('allowed');
    await isGone(path);
  });
});

describe('another bucket', () => {
  it('is closed, even to what is right in ours', async () => {
    const { provider } = stage.cast;
    const elsewhere = getStorage(provider.auth.app, 'gs://another-bucket');
    const { host, port } = emulatorAt(readStack().storage);
    connectStorageEmulator(elsewhere, host, port);
    const upload = uploadBytes(ref(elsewhere, inFolderOf(provider, 'a.html')), honest, JPEG);
    expect(await codeOf(upload)).toBe(DENIED);
    expect(await codeOf(listAll(ref(elsewhere)))).toBe(DENIED);
  });
});
