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

/** A password is judged by the server alone; nothing of ours runs in a worker; the emulator says nothing. */
const rest: Cut = {
  file: FILE,
  replace: [
    withoutMethod('validatePassword', 2),
    withoutMethod('_updatePasswordPolicy'),
    withoutMethod('initializeReceiver'),
    only('emitEmulatorWarning', ''),
  ],
};

export const auth = { 'sign-in by others': others, 'the rest of sign-in': rest };
