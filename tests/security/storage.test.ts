import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { unique } from '../support/server/people.ts';
import { bucket, photo } from '../support/server/pictures.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import type { Actor } from './support/actor.ts';
import type { Cast } from './support/cast.ts';
import { SESSIONS, Stage } from './support/stage.ts';

/** The bucket with real tokens. Names, types and sizes are checked in tests/rules. */

const stage = new Stage();
const DENIED = 'storage/unauthorized';
const JPEG = { contentType: 'image/jpeg' };
const bytes = await photo(64, 48);

const put = (who: Actor, path: string) => uploadBytes(ref(who.storage, path), bytes, JPEG);
const inFolderOf = ({ uid }: { uid: string }) => `provider-work-photos/${uid}/${unique('p')}.jpg`;

let shownPath: string | undefined;
/** A picture of the professional's, uploaded once. */
async function shown({ provider }: Cast): Promise<string> {
  if (shownPath === undefined) {
    const path = inFolderOf(provider);
    await put(provider, path);
    shownPath = path;
  }
  return shownPath;
}

// The functions delete what a closed account uploads.
const UPLOADERS = [...SESSIONS, 'deleted', 'suspended'] as const;
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
stage.onlyFor('listing all', [], (who) => listAll(ref(who.storage)), DENIED);
stage.onlyFor(
  'listing a folder',
  [],
  (who) => listAll(ref(who.storage, `provider-avatars/${who.uid}`)),
  DENIED,
);
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

describe('what is served', () => {
  it('is a picture for everybody, and never a page', async () => {
    const target = ref(stage.cast.visitor.storage, await shown(stage.cast));
    expect(await codeOf(getBytes(target))).toBe('allowed');
    expect((await getMetadata(target)).contentType).toBe('image/jpeg');
    const answer = await fetch(await getDownloadURL(target));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each(['deleted', 'suspended'] as const)(
    'is nothing of an account that is %s, whose token still uploads',
    async (who) => {
      const path = inFolderOf(stage.cast[who]);
      expect(await codeOf(put(stage.cast[who], path))).toBe('allowed');
      const isGone = async () => !(await bucket().file(path).exists())[0];
      // The first upload starts several processes of the emulator.
      await until(`${path} goes`, isGone, 45_000);
    },
  );
});

it('another bucket is as closed as ours', async () => {
  const { provider } = stage.cast;
  const elsewhere = getStorage(provider.auth.app, 'gs://another-bucket');
  const { host, port } = emulatorAt(readStack().storage);
  connectStorageEmulator(elsewhere, host, port);
  const path = `provider-work-photos/${provider.uid}/a.html`;
  const upload = uploadBytes(ref(elsewhere, path), bytes, JPEG);
  expect(await codeOf(upload)).toBe(DENIED);
  expect(await codeOf(listAll(ref(elsewhere)))).toBe(DENIED);
});
