import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';

/** Firestore by plain requests: for pages on which nothing is live (a quarter of the full SDK). */
export const lite = getFirestore(firebaseApp);

const emulator = env.VITE_EMULATORS?.firestore;
if (emulator) connectFirestoreEmulator(lite, emulator.host, emulator.port);

/** One document, by its path (data/read-document.ts). */
export const readPlainly = (path: string) => getDoc(doc(lite, path));
