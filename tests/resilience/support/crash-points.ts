import { AsyncLocalStorage } from 'node:async_hooks';
import { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { createTransport } from 'nodemailer';
import Stripe from 'stripe';
import { adminAuth } from '../../support/server/admin.ts';
import { bucket } from '../../support/server/uploaded-pictures.ts';

/** One run of a function: its writes so far, and the number of the write that crashes it. */
interface Run {
  writes: string[];
  crashBefore: number | null;
  hasCrashed: boolean;
  crash: () => void;
}

const currentRun = new AsyncLocalStorage<Run>();
const neverResolve = () => new Promise<never>(() => undefined);

/** Makes a write for the current run. Does nothing after the run has crashed. */
function write<T>(name: string, proceed: () => Promise<T>): Promise<T> {
  const run = currentRun.getStore();
  if (!run) return proceed();
  if (run.hasCrashed) return neverResolve();
  run.writes.push(name);
  if (run.writes.length !== run.crashBefore) return proceed();
  run.hasCrashed = true;
  run.crash();
  return neverResolve();
}

/**
 * Runs an action like a process that crashes before the write with the given number, from 1. Null
 * means no crash. Returns the names of the attempted writes. Throws the action's error.
 */
export function runWithCrash(
  action: () => Promise<unknown>,
  crashBefore: number | null,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const writes: string[] = [];
    const run: Run = { writes, crashBefore, hasCrashed: false, crash: () => resolve(writes) };
    currentRun.run(run, () => {
      action().then(() => resolve(writes), reject);
    });
  });
}

type Method = (this: object, ...args: unknown[]) => unknown;

/** Wraps a method of an object. */
function wrap(owner: object, name: string, wrapper: (original: Method) => Method): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`There is no method ${name}.`);
  const value = wrapper(function (this: object, ...args: unknown[]): unknown {
    return Reflect.apply(original, this, args);
  });
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function countMethod(owner: object, name: string, nameOf: (target: object) => string): void {
  wrap(
    owner,
    name,
    (original) =>
      function (this: object, ...args: unknown[]) {
        return write(nameOf(this), () => Promise.resolve(original.apply(this, args)));
      },
  );
}

/** Returns the prototype that is `steps` levels above an object. */
function prototypeOf(object: object, steps: number): object {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (typeof prototype !== 'object' || prototype === null) throw new Error('no prototype');
  return steps === 1 ? prototype : prototypeOf(prototype, steps - 1);
}

/** Names each batch after its operations, such as `set mail/x, delete blocks/y`. */
function nameBatches(): void {
  const names = new WeakMap<object, string>();
  for (const operation of ['create', 'set', 'update', 'delete']) {
    wrap(
      WriteBatch.prototype,
      operation,
      (original) =>
        function (this: object, ...args: unknown[]) {
          const [target] = args;
          const path = target instanceof DocumentReference ? target.path : '';
          names.set(this, [names.get(this), `${operation} ${path}`].filter(Boolean).join(', '));
          return original.apply(this, args);
        },
    );
  }
  // The write methods of a document also commit a batch.
  countMethod(WriteBatch.prototype, 'commit', (batch) => names.get(batch) ?? 'commit');
}

/**
 * Starts counting the writes of this process: Firestore batches and transactions, files in the
 * bucket, accounts, changes at Stripe, and mails.
 */
export function countWrites(): void {
  nameBatches();
  countMethod(Firestore.prototype, 'runTransaction', () => 'transaction');
  const file = prototypeOf(bucket().file('any'), 1);
  for (const name of ['save', 'delete', 'setMetadata']) {
    countMethod(file, name, (object) => `${name} ${String(Reflect.get(object, 'name'))}`);
  }
  const auth = prototypeOf(adminAuth(), 2);
  for (const name of ['deleteUser', 'updateUser', 'revokeRefreshTokens']) {
    countMethod(auth, name, () => name);
  }
  const { customers, subscriptions, checkout } = new Stripe('sk_test_nobody');
  const stripeMethods: [string, object, string[]][] = [
    ['customer', customers, ['create', 'update']],
    ['subscription', subscriptions, ['update', 'cancel']],
    ['checkout', checkout.sessions, ['create', 'expire']],
  ];
  for (const [what, resource, names] of stripeMethods) {
    for (const name of names) {
      countMethod(prototypeOf(resource, 1), name, () => `${name} ${what} at Stripe`);
    }
  }
  countMethod(prototypeOf(createTransport({}), 1), 'sendMail', () => 'mail');
}
