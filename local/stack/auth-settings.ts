import { PROJECT, type Addresses } from './addresses.ts';
import { untilAnswers } from './wait.ts';

/**
 * Has the Auth emulator tell nobody whether an address is known, as projects in the cloud do from the
 * beginning (email enumeration protection); the emulator begins without.
 */
export async function protectAddresses(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const config = `/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  await untilAnswers(`${addresses.auth}${config}?updateMask=emailPrivacyConfig`, signal, {
    method: 'PATCH',
    // The emulators' word for the project's owner.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}
