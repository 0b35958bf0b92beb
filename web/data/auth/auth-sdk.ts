import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';

// Named exports let the bundler tree-shake the rest of the package.
export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';

/** Firebase Auth without the popup resolver, a third of its size. Visitors do not load it. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.VITE_EMULATORS) {
  connectAuthEmulator(auth, env.VITE_EMULATORS.auth, { disableWarnings: true });
}
