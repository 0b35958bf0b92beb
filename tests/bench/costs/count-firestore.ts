import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';

// Counts the documents that the Admin SDK reads and writes in this process, and appends each
// operation to a file. Importing this file wraps the methods of the Admin SDK.

/** Beside the folder of the functions, so that the emulator does not reload them. */
const FILE = fileURLToPath(new URL('../firestore-counts.jsonl', import.meta.url));

type Kind = 'reads' | 'writes' | 'deletes';

function note(kind: Kind, count: number): void {
  const name = process.env['K_SERVICE'] ?? 'unknown';
  appendFileSync(FILE, `${JSON.stringify({ name, kind, count })}\n`);
}

/** Firestore charges a query without a result for one document. */
const charged = (size: number) => Math.max(1, size);

/** Replaces a method by one that notes what each of its calls costs. */
function wrap<T extends object>(
  prototype: T,
  name: keyof T,
  cost: (given: unknown[], result: unknown) => [Kind, number],
): void {
  const original = prototype[name] as (...given: unknown[]) => unknown;
  const counted = function (this: T, ...given: unknown[]) {
    const result = original.apply(this, given);
    if (result instanceof Promise) {
      return result.then((value: unknown) => {
        note(...cost(given, value));
        return value;
      });
    }
    note(...cost(given, result));
    return result;
  };
  Object.assign(prototype, { [name]: counted });
}

const sizeOf = (result: unknown) => charged((result as { size?: number }).size ?? 1);
const lengthOf = (result: unknown) => (result as unknown[]).length;

// `DocumentReference.get` calls `getAll`.
wrap(Firestore.prototype, 'getAll', (_, result) => ['reads', lengthOf(result)]);
wrap(Query.prototype, 'get', (_, result) => ['reads', sizeOf(result)]);
// A count reads one document for 1,000 index entries. The Admin SDK does not export its class.
const count = new Firestore({ projectId: 'demo-count' }).collection('any').count();
wrap(Object.getPrototypeOf(count) as typeof count, 'get', () => ['reads', 1]);
wrap(Transaction.prototype, 'get', (_, result) => ['reads', sizeOf(result)]);
wrap(Transaction.prototype, 'getAll', (_, result) => ['reads', lengthOf(result)]);
// Documents, transactions and bulk writers write with a batch.
wrap(WriteBatch.prototype, 'create', () => ['writes', 1]);
wrap(WriteBatch.prototype, 'set', () => ['writes', 1]);
wrap(WriteBatch.prototype, 'update', () => ['writes', 1]);
wrap(WriteBatch.prototype, 'delete', () => ['deletes', 1]);
