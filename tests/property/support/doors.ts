import { AppError } from '@doorstep/domain/app-error';
import { DocumentReference, Query, WriteBatch } from 'firebase-admin/firestore';
import type { StripeGateway } from '../../../functions/billing/gateways/stripe.ts';
import { throughDoor, type Call, type Fault } from './scheduler.ts';

function methodOf(owner: object, name: string | symbol) {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${String(name)}.`);
  return async (self: object, args: unknown[]): Promise<unknown> => {
    const result: unknown = await Reflect.apply(method, self, args);
    return result;
  };
}

/** What the SDK throws when its own tries are over: gRPC's codes 14 and 4. */
function firestoreFailure(isDone: boolean): Error {
  return isDone
    ? Object.assign(new Error('4 DEADLINE_EXCEEDED: made by the test'), { code: 4 })
    : Object.assign(new Error('14 UNAVAILABLE: made by the test'), { code: 14 });
}

function describe(target: object): string {
  return target instanceof DocumentReference ? ` ${target.path}` : '';
}

function addDoor(prototype: object, name: string, what: string): void {
  const method = methodOf(prototype, name);
  const value = function (this: object, ...args: unknown[]): Promise<unknown> {
    return throughDoor({
      what: `${what}${describe(this)}`,
      proceed: () => method(this, args),
      failure: firestoreFailure,
    });
  };
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

/** From now on each read and each commit of Firestore's SDK is a door, in this process. */
export function addFirestoreDoors(): void {
  addDoor(DocumentReference.prototype, 'get', 'read');
  addDoor(Query.prototype, 'get', 'query');
  addDoor(WriteBatch.prototype, 'commit', 'commit');
}

/** What the gateway throws when Stripe does not answer in time. */
function timeout(isDone: boolean): AppError {
  return new AppError('unavailable', `Stripe: time-out, ${isDone ? 'done' : 'not done'}`);
}

/** The real gateway, each of its calls a door. */
export function withDoors(gateway: StripeGateway, refuse: NonNullable<Call['refuse']>) {
  return new Proxy(gateway, {
    get: (target, name) => {
      const method = methodOf(target, name);
      if (name === 'readEvent') return (...args: unknown[]) => method(target, args);
      return (...args: unknown[]) =>
        throughDoor({
          what: `Stripe ${String(name)}`,
          proceed: () => method(target, args),
          failure: timeout,
          refuse: (fault: Fault) => refuse(fault),
        });
    },
  });
}
