import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
} from 'firebase/firestore';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';
import { registerFullSdk } from './read-document.ts';

/** The full Firestore SDK, with listeners. Only screens with live data may import it. */
export const firestore = getFirestore(firebaseApp);

const emulator = env.VITE_EMULATORS?.firestore;
if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);

registerFullSdk((path) => getDocFromServer(doc(firestore, path)));

/** Returns a new document id. */
export const newId = () => doc(collection(firestore, 'ids')).id;
