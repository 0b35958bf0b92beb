import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables, functionsEnvironment } from '@doorstep/local/stack/environment.ts';

/** Deletes the data of earlier tests, because the emulators read all data for each query. */
export async function clearStack({ firestore, auth, mail, project }: Addresses): Promise<void> {
  for (const url of [
    `${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
    `${auth}/emulator/v1/projects/${project}/accounts`,
    `${mail}/api/email/all`,
  ]) {
    const response = await fetch(url, { method: 'DELETE' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }
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
