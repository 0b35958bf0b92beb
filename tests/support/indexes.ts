import { z } from 'zod';
import { readRootFile } from './rules-project.ts';
import { readStack } from './stack.ts';

const fieldSchema = z.object({ fieldPath: z.string(), order: z.string().optional() });
const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

const indexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(fieldSchema),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.object({ order: z.string(), queryScope: scopeSchema })),
    }),
  ),
});

const usageSchema = z.object({
  reports: z
    .array(
      z.object({
        index: z.object({
          name: z.string(),
          queryScope: scopeSchema,
          fields: z.array(fieldSchema),
        }),
      }),
    )
    .default([]),
});

type Field = z.infer<typeof fieldSchema>;

/** An index as one line, e.g. `mail: state ASCENDING, next_attempt_at ASCENDING`. */
function line(collectionGroup: string, scope: string, fields: readonly Field[]): string {
  // Firestore adds the document's name to every index by itself.
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const all = named.map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`).join(', ');
  return `${collectionGroup}${scope === 'COLLECTION_GROUP' ? ' (all at once)' : ''}: ${all}`;
}

/** firestore.indexes.json: the indexes made, and the fields with other than the usual ones. */
export function readIndexFile() {
  const { indexes, fieldOverrides } = indexFileSchema.parse(
    JSON.parse(readRootFile('firestore.indexes.json')),
  );
  const single = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map(({ order, queryScope }) => line(collectionGroup, queryScope, [{ fieldPath, order }])),
  );
  const name = (override: (typeof fieldOverrides)[number]) =>
    `${override.collectionGroup}.${override.fieldPath}`;
  return {
    made: [
      ...indexes.map((index) => line(index.collectionGroup, index.queryScope, index.fields)),
      ...single,
    ],
    overridden: fieldOverrides.map(name),
    expiring: fieldOverrides.filter(({ ttl }) => ttl).map(name),
    switchedOff: fieldOverrides.filter((override) => override.indexes.length === 0).map(name),
  };
}

/** The indexes that a project's queries so far would need beside those that every field has. */
export async function usedIndexes(project: string): Promise<string[]> {
  const database = `projects/${project}/databases/(default)`;
  const address = `${readStack().firestore}/emulator/v1/projects/${project}:indexUsage`;
  const response = await fetch(`${address}?database=${database}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { reports } = usageSchema.parse(await response.json());
  return reports.map(({ index: { name, queryScope, fields } }) => {
    const group = /collectionGroups\/([^/]+)\//.exec(name)?.[1];
    if (group === undefined) throw new Error(`The emulator names an index ${name}.`);
    return line(group, queryScope, fields);
  });
}
