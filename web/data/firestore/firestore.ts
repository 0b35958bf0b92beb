import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
} from 'firebase/firestore';
import { env } from '../../lib/env.ts';
import { firebaseApp } from '../firebase-app.ts';
import { readThrough } from './read-document.ts';

/** The full Firestore, with listeners. Only signed-in screens with something live may import it. */
export const firestore = getFirestore(firebaseApp);

const emulator = env.VITE_EMULATORS?.firestore;
if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);

readThrough((path) => getDocFromServer(doc(firestore, path)));

/** An id for a document that is to be made. */
export const newId = () => doc(collection(firestore, 'ids')).id;
