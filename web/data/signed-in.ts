import { BRAND } from '@doorstep/domain/brand';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { env } from '../lib/env.ts';
import { firebaseApp } from './firebase-app.ts';

// Auth, the header and the calls of a signed-in person load this module, because one script file is
// faster than six (web/chunks.mjs).
export { CALLABLES, groupOf } from '@doorstep/domain/callables';
export { httpsCallable } from 'firebase/functions';
export * as authSdk from './auth/auth-sdk.ts';
export { isAdmin } from './admin/user-roles.ts';
export { findSavedProviders } from './profiles/stored-saved-providers.ts';
export { findMembership } from './team/stored-membership.ts';

export const functions = getFunctions(firebaseApp, BRAND.region);

const emulator = env.VITE_EMULATORS?.functions;
if (emulator) connectFunctionsEmulator(functions, emulator.host, emulator.port);
