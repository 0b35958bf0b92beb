import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '../lib/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Auth without the popup resolver, which would cost a third more. Loaded after the first paint. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (env.VITE_EMULATORS) {
  connectAuthEmulator(auth, env.VITE_EMULATORS.auth, { disableWarnings: true });
}
