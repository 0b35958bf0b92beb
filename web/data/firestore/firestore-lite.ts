import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';

/** Firestore's lite SDK, a third of the full SDK's size, for screens without live data. */
export const lite = getFirestore(firebaseApp);

const emulator = env.VITE_EMULATORS?.firestore;
if (emulator) connectFirestoreEmulator(lite, emulator.host, emulator.port);

/** Reads one document by its path. */
export const readWithLiteSdk = (path: string) => getDoc(doc(lite, path));
