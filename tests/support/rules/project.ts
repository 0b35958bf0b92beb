import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  query,
  setLogLevel,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type EmulatorMockTokenOptions,
  type Firestore,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
  type WriteBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { readStack } from '../stack.ts';
import { commitCounted, countDocument } from '../write-batches.ts';

/** Reads a file at the root of the repository. */
export function readRootFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
}

export interface Person {
  uid: string;
  email: string;
  kind: 'session' | 'unverified' | 'anonymous';
  /** The Firebase project that issued the token, if it is not the one under test. */
  aud?: string;
}
/** The person who sends a request. Null is a signed-out visitor. */
export type Requester = Person | null;

const account =
  (kind: 'session' | 'unverified') =>
  (uid: string, email = `${uid}@doorstep.test`): Person => ({ uid, email, kind });

/** Returns an account with a verified email. */
export const session = account('session');
/** Returns an account whose email is not verified. */
export const unverified = account('unverified');
/** Returns an anonymous account. It has no email unless a test adds one. */
export const anonymous = (uid: string, email = ''): Person => ({ uid, email, kind: 'anonymous' });

/** Documents by path. */
export type Seed = Record<string, object>;

/**
 * A separate project in the running emulators with the repository's firestore.rules, so that test
 * files can run in parallel. It is cleared and seeded once for each file. The tests of a file share
 * one connection for each person.
 */
export class RulesProject {
  readonly id: string;
  readonly #apps: FirebaseApp[] = [];
  readonly #connections = new Map<string, Firestore>();
  #env: RulesTestEnvironment | undefined;

  /** Registers set-up and teardown of the project `demo-doorstep-rules-{name}`. */
  constructor(name: string, seed: () => Seed = () => ({})) {
    this.id = `demo-doorstep-rules-${name}`;
    beforeAll(async () => {
      setLogLevel('silent');
      this.#env = await initializeTestEnvironment({
        projectId: this.id,
        firestore: {
          ...emulatorAt(readStack().firestore),
          rules: readRootFile('firestore.rules'),
        },
      });
      await this.#env.clearFirestore();
      await this.seed(seed());
    });
    afterAll(async () => {
      await Promise.all(this.#apps.map(deleteApp));
      await this.#storeCoverage();
      await this.#env?.cleanup();
    });
  }

  /** Returns the database with this person's access, through the app's SDK. */
  as(requester: Requester): Firestore {
    return this.#connect(JSON.stringify(requester), requester ? tokenOf(requester) : undefined);
  }

  /** Reads one document. */
  readonly get = (requester: Requester, path: string) => getDoc(doc(this.as(requester), path));

  /** Queries a collection. */
  readonly list = (requester: Requester, name: string, ...parts: QueryConstraint[]) =>
    getDocs(query(collection(this.as(requester), name), ...parts));

  /** Queries a collection by a filter of several fields. */
  readonly listBy = (
    requester: Requester,
    name: string,
    filter: QueryCompositeFilterConstraint,
    ...parts: QueryNonFilterConstraint[]
  ) => getDocs(query(collection(this.as(requester), name), filter, ...parts));

  /** Writes a document, counted as an edit where the rules need that. */
  readonly set = (requester: Requester, path: string, fields: object) =>
    this.#write(requester, path, (batch, document) => batch.set(document, { ...fields }));

  /** Updates a document, counted as an edit where the rules need that. */
  readonly update = (requester: Requester, path: string, fields: object) =>
    this.#write(requester, path, (batch, document) => batch.update(document, { ...fields }));

  readonly delete = (requester: Requester, path: string) =>
    deleteDoc(doc(this.as(requester), path));

  /** Returns the database with the access of the functions, which bypass the rules. */
  functions(): Firestore {
    return this.#connect('functions', 'owner');
  }

  readonly updateAsFunctions = (path: string, fields: object) =>
    updateDoc(doc(this.functions(), path), { ...fields });

  readonly deleteAsFunctions = (path: string) => deleteDoc(doc(this.functions(), path));

  /** Writes documents and bypasses the rules, as the functions do. */
  async seed(documents: Seed): Promise<void> {
    const db = this.functions();
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    await batch.commit();
  }

  #write(
    requester: Requester,
    path: string,
    write: (batch: WriteBatch, document: DocumentReference) => void,
  ): Promise<void> {
    const db = this.as(requester);
    const isCounted =
      requester && /^(service_requests|conversations|client_profiles)\/[^/]+$/.test(path);
    if (!isCounted) {
      const batch = writeBatch(db);
      write(batch, doc(db, path));
      return batch.commit();
    }
    return commitCounted(db, (batch, begins) => {
      write(batch, doc(db, path));
      countDocument(batch, doc(db, 'edit_counts', requester.uid), path, begins);
    });
  }

  /** Stores the emulator's report for `npm run rules:coverage` if tests/run.ts has set a folder. */
  async #storeCoverage(): Promise<void> {
    const folder = process.env['RULES_COVERAGE'];
    if (folder === undefined) return;
    const { firestore } = readStack();
    const response = await fetch(`${firestore}/emulator/v1/projects/${this.id}:ruleCoverage`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${this.id}.json`), await response.text());
  }

  #connect(name: string, mockUserToken: EmulatorMockTokenOptions | string | undefined): Firestore {
    const open = this.#connections.get(name);
    if (open) return open;
    const app = initializeApp({ projectId: this.id }, `${this.id} ${name}`);
    const db = initializeFirestore(app, {});
    const { host, port } = emulatorAt(readStack().firestore);
    connectFirestoreEmulator(db, host, port, mockUserToken ? { mockUserToken } : {});
    this.#apps.push(app);
    this.#connections.set(name, db);
    return db;
  }
}

/** Returns the token that Firebase Auth issues to this person. */
export function tokenOf({ uid, email, kind, aud }: Person): EmulatorMockTokenOptions {
  if (kind === 'anonymous') {
    const address = email === '' ? {} : { email, email_verified: true };
    return { sub: uid, ...address, firebase: { sign_in_provider: 'anonymous', identities: {} } };
  }
  return {
    sub: uid,
    ...(aud && { aud }),
    email,
    email_verified: kind === 'session',
    firebase: { sign_in_provider: 'password', identities: {} },
  };
}

/** Splits the URL of an emulator into host and port. */
export function emulatorAt(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
}

/**
 * Returns every kind of requester except the session of `uid`, by test name. The first four have no
 * session, although three of them have the right uid. The others are sessions of other people.
 */
export const strangersTo = (uid: string): Record<string, Requester> => ({
  'a signed-out visitor': null,
  [`an anonymous ${uid}`]: anonymous(uid),
  [`an anonymous ${uid} with a confirmed address`]: anonymous(uid, `${uid}@doorstep.test`),
  [`${uid} with an unconfirmed address`]: unverified(uid),
  'another client': session('client-2'),
  'another professional': session('provider-2'),
});

/** Every kind of requester except the sessions of `client-1` and `provider-1`. */
export const STRANGERS = { ...strangersTo('client-1'), ...strangersTo('provider-1') };
