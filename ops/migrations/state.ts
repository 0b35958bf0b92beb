import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { toStored } from '../data-check/documents.ts';
import type { Migration } from './migration.ts';

/** `migrations/{id}`: how far a migration is. Written by `npm run migrate` only. */
export const migrationStateSchema = z.object({
  state: z.enum(['running', 'done']),
  /** The id of the last document of the last finished page; null before the first page. */
  after: z.nullable(z.string()),
  checked: z.number(),
  changed: z.number(),
  started_at: z.date(),
  /** The run that works on it, and until when other runs are refused. */
  run: z.nullable(z.string()),
  lease_until: z.nullable(z.date()),
  finished_at: z.nullable(z.date()),
});
export type MigrationState = z.infer<typeof migrationStateSchema>;

export const stateReference = (db: Firestore, { id }: Pick<Migration, 'id'>): DocumentReference =>
  db.collection('migrations').doc(id);

export type MigrationStates = { migration: Migration; state: MigrationState | null }[];

/** Returns the stored state of each migration, or null if it has not started. */
export async function readStates(
  db: Firestore,
  migrations: readonly Migration[],
): Promise<MigrationStates> {
  if (migrations.length === 0) return [];
  const found = await db.getAll(...migrations.map((migration) => stateReference(db, migration)));
  return migrations.map((migration, index) => {
    const document = found[index];
    const fields = document && toStored(document)?.fields;
    return { migration, state: fields ? migrationStateSchema.parse(fields) : null };
  });
}
