import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { readRunning } from '@doorstep/local/stack/read-running.ts';
import { accessToken } from '../configuration/google/credentials.ts';
import type { VerifyOptions } from './options.ts';

const NAME = 'verify-data';

function connectTo(app: App) {
  return {
    app,
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}

/** Connects to the emulators of a stack on this machine. */
export function connectToStack(addresses: Addresses) {
  // Google's libraries find the emulators only by environment variables.
  Object.assign(process.env, emulatorVariables(addresses), { METADATA_SERVER_DETECTION: 'none' });
  const { project, bucket } = addresses;
  const app = initializeApp({ projectId: project, storageBucket: bucket }, NAME);
  return { ...connectTo(app), hasTtl: false };
}

/**
 * Connects to the project or stack that the options name. Throws a Problem if the stack is not
 * running, or if the operator is not signed in to Google.
 */
export async function connect({ target }: VerifyOptions) {
  if (target.kind === 'stack') return connectToStack(target.addresses);
  if (target.kind === 'instance') return connectToStack(readRunning(target.instance));
  const { project, bucket } = target;
  await accessToken();
  const credential = applicationDefault();
  const app = initializeApp({ credential, projectId: project, storageBucket: bucket }, NAME);
  return { ...connectTo(app), hasTtl: true };
}
