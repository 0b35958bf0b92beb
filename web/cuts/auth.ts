import { only, withoutMethod, type Cut } from './cut.ts';

const FILE = /@firebase\/auth\/dist\/.*index-\w+\.js$/;

/** Other ways to sign in: what is set on a class from outside keeps the class, and all that it uses. */
const others: Cut = {
  file: FILE,
  replace: [
    [/^(?:Facebook|Google|Github|Twitter|Phone)AuthProvider\.\w+ = .*;$/gm, '', 10],
    [/^(?:Phone|Totp)MultiFactorGenerator\.\w+ = .*;$/gm, '', 2],
    [/^PopupOperation\.\w+ = .*;$/m, ''],
    [/^(?:Cookie|BrowserSession)Persistence\.\w+ = .*;$/gm, '', 2],
  ],
};

/** What tells a service worker that somebody has signed in: there is none. */
const workers: Cut = {
  file: FILE,
  replace: [
    [/^( {4}async initializeServiceWorkerMessaging\(\) \{)[^]*?^ {4}\}$/m, '$1 }'],
    [/^( {4}async notifyServiceWorker\(key\) \{)[^]*?^ {4}\}$/m, '$1 }'],
    withoutMethod('initializeReceiver'),
    withoutMethod('initializeSender'),
    [/^Receiver\.receivers = \[\];$/m, ''],
  ],
};

/** A password is judged by the server alone; the emulator says nothing. */
const rest: Cut = {
  file: FILE,
  replace: [
    withoutMethod('validatePassword', 2),
    withoutMethod('_updatePasswordPolicy'),
    only('emitEmulatorWarning', ''),
  ],
};

export const auth = {
  'sign-in by others': others,
  'service workers': workers,
  'the rest of sign-in': rest,
};
