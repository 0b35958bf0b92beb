import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables, functionsEnvironment } from '@doorstep/local/stack/environment.ts';

async function deleteAll(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Deletes all documents. */
export const clearDocuments = ({ firestore, project }: Pick<Addresses, 'firestore' | 'project'>) =>
  deleteAll(`${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`);

/** Deletes the data of earlier tests, because the emulators read all data for each query. */
export async function clearStack(addresses: Addresses): Promise<void> {
  const { auth, mail, project } = addresses;
  await clearDocuments(addresses);
  await deleteAll(`${auth}/emulator/v1/projects/${project}/accounts`);
  await deleteAll(`${mail}/api/email/all`);
}

/** Returns the environment variables of the tests (tests/support/stack.ts). */
export function testEnvironment(addresses: Addresses): NodeJS.ProcessEnv {
  const { settings, secrets } = functionsEnvironment(addresses, {});
  return {
    ...settings,
    ...secrets,
    ...emulatorVariables(addresses),
    DOORSTEP_STACK: JSON.stringify(addresses),
    METADATA_SERVER_DETECTION: 'none',
  };
}
