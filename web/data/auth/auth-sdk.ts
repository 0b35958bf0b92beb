import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';

// What is asked of Auth, name by name: whoever imports the package itself when it is needed gets all of it.
export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';

/** Auth without the popup resolver, which would cost a third more. Loaded after the first paint. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.VITE_EMULATORS) {
  connectAuthEmulator(auth, env.VITE_EMULATORS.auth, { disableWarnings: true });
}
