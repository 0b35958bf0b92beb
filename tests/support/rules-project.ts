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
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type EmulatorMockTokenOptions,
  type Firestore,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { readStack } from './stack.ts';

/** The text of one of the files at the root of the repository. */
export function readRootFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
}

export interface Person {
  uid: string;
  email: string;
  kind: 'session' | 'unverified' | 'anonymous';
  /** The Firebase project that gave the token, where it is not the one under test. */
  aud?: string;
}
/** Whoever asks: null is a signed-out visitor. */
export type Asking = Person | null;

const account =
  (kind: 'session' | 'unverified') =>
  (uid: string, email = `${uid}@doorstep.test`): Person => ({ uid, email, kind });

/** An account with a confirmed address. */
export const session = account('session');
/** An account whose address is not confirmed. */
export const unverified = account('unverified');
/** What signing in anonymously gives: a uid, and no address unless a test makes one up. */
export const anonymous = (uid: string, email = ''): Person => ({ uid, email, kind: 'anonymous' });

/** Documents by path. */
export type Seed = Record<string, object>;

/**
 * A project of its own in the running emulators, under the repository's firestore.rules: the app's
 * data is never touched, and files may run at the same time. Emptied and seeded once for a file;
 * each person's connection is shared by its tests.
 */
export class RulesProject {
  readonly id: string;
  readonly #apps: FirebaseApp[] = [];
  readonly #connections = new Map<string, Firestore>();
  #env: RulesTestEnvironment | undefined;

  /** Registers the setting up and taking down of the project `demo-doorstep-rules-{name}`. */
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
      await this.#keepCoverage();
      await this.#env?.cleanup();
    });
  }

  /** The database as that person sees it, through the app's own SDK. */
  as(asking: Asking): Firestore {
    return this.#connect(JSON.stringify(asking), asking ? tokenOf(asking) : undefined);
  }

  /** Reads one document. */
  readonly get = (asking: Asking, path: string) => getDoc(doc(this.as(asking), path));

  /** Asks for the documents of a collection. */
  readonly list = (asking: Asking, name: string, ...parts: QueryConstraint[]) =>
    getDocs(query(collection(this.as(asking), name), ...parts));

  /** Asks by a filter of several fields. */
  readonly listBy = (
    asking: Asking,
    name: string,
    filter: QueryCompositeFilterConstraint,
    ...parts: QueryNonFilterConstraint[]
  ) => getDocs(query(collection(this.as(asking), name), filter, ...parts));

  readonly set = (asking: Asking, path: string, fields: object) =>
    setDoc(doc(this.as(asking), path), { ...fields });

  readonly update = (asking: Asking, path: string, fields: object) =>
    updateDoc(doc(this.as(asking), path), { ...fields });

  readonly delete = (asking: Asking, path: string) => deleteDoc(doc(this.as(asking), path));

  /** The database as the functions see it: past the rules. */
  functions(): Firestore {
    return this.#connect('functions', 'owner');
  }

  readonly updateAsFunctions = (path: string, fields: object) =>
    updateDoc(doc(this.functions(), path), { ...fields });

  readonly deleteAsFunctions = (path: string) => deleteDoc(doc(this.functions(), path));

  /** Writes documents past the rules, as the functions do. */
  async seed(documents: Seed): Promise<void> {
    const db = this.functions();
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    await batch.commit();
  }

  /** Stores the emulator's report for `npm run rules:coverage`, if tests/run.ts has named a folder. */
  async #keepCoverage(): Promise<void> {
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

/** The token that Firebase Auth gives to such a person. */
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

/** Where an emulator of the running stack listens. */
export function emulatorAt(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
}

/**
 * Everybody who is not `uid`'s session, in words for a test's name. The first four are no session,
 * three of them in spite of the right uid; the others are sessions of other people.
 */
export const strangersTo = (uid: string): Record<string, Asking> => ({
  'a signed-out visitor': null,
  [`an anonymous ${uid}`]: anonymous(uid),
  [`an anonymous ${uid} with a confirmed address`]: anonymous(uid, `${uid}@doorstep.test`),
  [`${uid} with an unconfirmed address`]: unverified(uid),
  'another client': session('client-2'),
  'another professional': session('provider-2'),
});

/** Everybody who is neither `client-1` nor `provider-1`. */
export const STRANGERS = { ...strangersTo('client-1'), ...strangersTo('provider-1') };
