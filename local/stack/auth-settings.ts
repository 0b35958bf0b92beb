import { PROJECT, type Addresses } from './addresses.ts';
import { untilAnswers } from './wait.ts';

/**
 * Turns on email enumeration protection, which new projects in the cloud have by default: Auth does
 * not reveal whether an address has an account.
 */
export async function protectAddresses(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const config = `/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  await untilAnswers(`${addresses.auth}${config}?updateMask=emailPrivacyConfig`, signal, {
    method: 'PATCH',
    // The emulators' token for the project's owner.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}
