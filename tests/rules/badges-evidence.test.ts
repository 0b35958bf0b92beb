import { randomBytes } from 'node:crypto';
import { evidencePath, evidenceTypeSchema } from '@doorstep/domain/badges/badge';
import { LIMITS } from '@doorstep/domain/limits';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll } from 'vitest';
import { allowed, denied, eachOf } from '../support/rules/cases.ts';
import { emulatorAt, session, tokenOf } from '../support/rules/project.ts';
import { readStack } from '../support/stack.ts';

// Names, types and sizes of evidence. tests/security/storage.test.ts tests who can do what.

/** A separate project, whose bucket no other test uses. */
const PROJECT = 'demo-doorstep-rules-evidence';
const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }, PROJECT);
const storage = getStorage(app);
const { host, port } = emulatorAt(readStack().storage);
connectStorageEmulator(storage, host, port, { mockUserToken: tokenOf(session('provider-1')) });
afterAll(() => deleteApp(app));

/** Uploads a small PDF as the owner of the folder. */
const put = ({
  name = randomBytes(9).toString('base64url'),
  size = 10,
  contentType = 'application/pdf',
}) =>
  uploadBytes(ref(storage, evidencePath('provider-1', name)), new Uint8Array(size).fill(7), {
    contentType,
  });

allowed('evidence', {
  ...eachOf(evidenceTypeSchema.options, (contentType) => put({ contentType })),
  'of five megabytes': () => put({ size: LIMITS.evidenceBytes }),
});

denied('evidence', {
  'of a byte more': () => put({ size: LIMITS.evidenceBytes + 1 }),
  'of nothing': () => put({ size: 0 }),
  ...eachOf(
    ['image/gif', 'text/html', 'image/jpegx', 'x-application/pdf', 'application/pdf; a=b', ''],
    (contentType) => put({ contentType }),
  ),
});

denied(
  'the name',
  eachOf(
    ['license', 'license.pdf', 'a'.repeat(11), 'a'.repeat(13), 'abcdef/ghijk', 'with space12'],
    (name) => put({ name }),
  ),
);
