import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { emulatorAt } from '../../support/rules/project.ts';
import type { Person } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';

/** A person with the SDK's Firestore and Storage, which send the person's real token. */
export interface Actor extends Person {
  db: Firestore;
  storage: FirebaseStorage;
}

/** Connects a person to Firestore and Storage. */
export function connectActor(person: Person): Actor {
  const stack = readStack();
  const db = getFirestore(person.auth.app);
  const firestore = emulatorAt(stack.firestore);
  connectFirestoreEmulator(db, firestore.host, firestore.port);
  const storage = getStorage(person.auth.app, `gs://${stack.bucket}`);
  const files = emulatorAt(stack.storage);
  connectStorageEmulator(storage, files.host, files.port);
  return { ...person, db, storage };
}
