import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '../lib/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** The full Firestore, with listeners. Only signed-in screens with something live may import it. */
export const firestore = getFirestore(firebaseApp);

const emulator = env.VITE_EMULATORS?.firestore;
if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
