import { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { createTransport } from 'nodemailer';
import Stripe from 'stripe';
import { z } from 'zod';
import { adminAuth } from '../../support/server/admin.ts';
import { bucket } from '../../support/server/pictures.ts';
import { asWrite } from './lives.ts';

type Method = (this: object, ...args: unknown[]) => Promise<unknown>;

function methodOf(owner: object, name: string): Method {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}.`);
  return function (this: object, ...args: unknown[]) {
    return Promise.resolve<unknown>(Reflect.apply(method, this, args));
  };
}

function count(prototype: object, name: string, what: (target: object) => string): void {
  const method = methodOf(prototype, name);
  const value: Method = function (this: object, ...args: unknown[]) {
    return asWrite(what(this), () => method.apply(this, args));
  };
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

/** An object of the bucket by its path; nothing else that is counted has a name. */
const namedSchema = z.object({ name: z.string() });

const named = (what: string) => (target: object) => {
  const { data } = namedSchema.safeParse(target);
  return data ? `${what} ${data.name}` : what;
};

/** The prototype so many steps up from an object. */
function above(object: object, steps: number): object {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (typeof prototype !== 'object' || prototype === null) throw new Error('no prototype');
  return steps === 1 ? prototype : above(prototype, steps - 1);
}

/**
 * From now on, in this process, whatever changes something outside of it is a write of `lives.ts`:
 * documents, batches, transactions, objects of the bucket, accounts, what stands at Stripe, mails.
 */
export function countWrites(): void {
  // A document's own methods make a batch of one.
  for (const name of ['create', 'set', 'update', 'delete']) nameBatches(name);
  count(WriteBatch.prototype, 'commit', (batch) => names.get(batch) ?? 'commit');
  count(Firestore.prototype, 'runTransaction', named('transaction'));
  const file = above(bucket().file('any'), 1);
  for (const name of ['save', 'delete', 'setMetadata']) count(file, name, named(name));
  const auth = above(adminAuth(), 2);
  for (const name of ['deleteUser', 'updateUser', 'revokeRefreshTokens']) {
    count(auth, name, named(name));
  }
  const { customers, subscriptions, checkout } = new Stripe('sk_test_nobody');
  countAtStripe('customer', customers, ['create', 'update']);
  countAtStripe('subscription', subscriptions, ['update', 'cancel']);
  countAtStripe('checkout', checkout.sessions, ['create', 'expire']);
  count(above(createTransport({}), 1), 'sendMail', named('mail'));
}

function countAtStripe(what: string, resource: object, methods: readonly string[]): void {
  const prototype = above(resource, 1);
  for (const name of methods) count(prototype, name, () => `${name} ${what} at Stripe`);
}

const names = new WeakMap<object, string>();

function nameBatches(name: string): void {
  const method: unknown = Reflect.get(WriteBatch.prototype, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}.`);
  const value = function (this: object, ...args: unknown[]): unknown {
    const [target] = args;
    const path = target instanceof DocumentReference ? target.path : '';
    names.set(this, [names.get(this), `${name} ${path}`].filter(Boolean).join(', '));
    return Reflect.apply(method, this, args);
  };
  Object.defineProperty(WriteBatch.prototype, name, { value, configurable: true, writable: true });
}
