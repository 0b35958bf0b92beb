import { groupOf } from '@doorstep/domain/callables/callable-groups';
import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import type { CallableInput, CallableName, CallableOutput } from '@doorstep/domain/callables';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { z } from 'zod';
import { without } from '../documents.ts';
import { readStack } from '../stack.ts';
import { adminAuth } from './admin.ts';
import { functionsHere } from './in-process/functions-here.ts';

export const PASSWORD = 'doorstep-tests';

/** A person with the app's SDK, signed in as a real user of the emulator. */
export interface Person {
  uid: string;
  email: string;
  auth: Auth;
  idToken(): Promise<string>;
  call<N extends CallableName>(name: N, input: CallableInput<N>): Promise<CallableOutput<N>>;
  /** Calls with any payload. */
  callRaw(name: string, input: unknown, correlation_id?: unknown): Promise<unknown>;
}

let count = 0;

/** Returns an id that no other test uses. */
export function unique(prefix: string): string {
  count += 1;
  return `${prefix}${Date.now().toString(36)}${process.pid.toString(36)}${count}`;
}

/** Returns an instance of Firebase Auth in which nobody is signed in. */
export function openAuth(): Auth {
  const { project, auth: address } = readStack();
  const app = initializeApp({ projectId: project, apiKey: 'local' }, unique('browser'));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
  return auth;
}

async function openBrowser(signIn: (auth: Auth) => Promise<void>) {
  const auth = openAuth();
  await signIn(auth);
  const functions = getFunctions(auth.app);
  const { hostname, port } = new URL(readStack().functions);
  connectFunctionsEmulator(functions, hostname, Number(port));
  return { auth, functions, user: auth.currentUser };
}

async function personFrom(signIn: (auth: Auth) => Promise<void>): Promise<Person> {
  const { auth, functions, user } = await openBrowser(signIn);
  const callRaw: Person['callRaw'] = async (name, input, correlation_id) => {
    const call = { name, input, correlation_id };
    const here = functionsHere();
    if (here) return here.answer(call, (await user?.getIdToken()) ?? null);
    return (await httpsCallable(functions, groupOf(name))(call)).data;
  };
  return {
    uid: user?.uid ?? '',
    email: user?.email ?? '',
    auth,
    idToken: async () => {
      if (!user) throw new Error('nobody is signed in');
      return user.getIdToken();
    },
    callRaw,
    call: async (name, input) => z.parse(ALL_CALLABLES[name].output, await callRaw(name, input)),
  };
}

async function account(name: string, emailVerified: boolean): Promise<Person> {
  const uid = unique(name);
  const email = `${uid}@doorstep.test`;
  await adminAuth().createUser({ uid, email, emailVerified, password: PASSWORD });
  return personFrom(async (auth) => {
    await signInWithEmailAndPassword(auth, email, PASSWORD);
  });
}

/** Signs in an account with a verified address. */
export const session = (name = 'person') => account(name, true);
/** Signs in an account with an unverified address. */
export const unverified = () => account('unverified', false);
export const anonymous = () =>
  personFrom(async (auth) => {
    await signInAnonymously(auth);
  });
export const signedOut = () => personFrom(() => Promise.resolve());

/** Returns the details of a refusal, or undefined if they hold nothing but the correlation id. */
function withoutCorrelationId(details: unknown): unknown {
  const fields = z.record(z.string(), z.unknown()).safeParse(details).data;
  if (!fields) return details;
  const others = without(fields, 'correlation_id');
  return Object.keys(others).length > 0 ? others : undefined;
}

/** The common fields of the SDK's FirebaseError and of the HttpsError of a call in this process. */
const refusalSchema = z.object({
  code: z.string().transform((code) => code.replace('functions/', '')),
  // The SDK adds the HTTP status to the message of the function.
  message: z.string().transform((message) => message.replace(/ \[\d+\]$/, '')),
  // Each call has its own correlation id.
  details: z.preprocess(withoutCorrelationId, z.unknown()),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** Returns how a call was refused. Throws if it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    return refusalSchema.parse(error);
  }
  throw new Error('the call was not refused');
}

/** Returns the code of a refused call. */
export async function refusalCode(call: Promise<unknown>): Promise<string> {
  return (await refusalOf(call)).code;
}
