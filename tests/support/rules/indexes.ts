import type { Query } from 'firebase/firestore';
import { z } from 'zod';
import { readRootFile } from './project.ts';
import { readStack } from '../stack.ts';

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

/** Formats an index as one line, e.g. `mail: state ASCENDING, next_attempt_at ASCENDING`. */
function describeIndex(collectionGroup: string, scope: string, fields: readonly Field[]): string {
  // Firestore adds the document name to every index.
  const withoutName = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const fieldList = withoutName
    .map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`)
    .join(', ');
  return `${collectionGroup}${scope === 'COLLECTION_GROUP' ? ' (all at once)' : ''}: ${fieldList}`;
}

const readIndexes = () => indexFileSchema.parse(JSON.parse(readRootFile('firestore.indexes.json')));

/** Reads the indexes and the exempted fields of firestore.indexes.json. */
export function readIndexFile() {
  const { indexes, fieldOverrides } = readIndexes();
  const single = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map(({ order, queryScope }) =>
      describeIndex(collectionGroup, queryScope, [{ fieldPath, order }]),
    ),
  );
  const name = (override: (typeof fieldOverrides)[number]) =>
    `${override.collectionGroup}.${override.fieldPath}`;
  return {
    indexes: [
      ...indexes.map((index) =>
        describeIndex(index.collectionGroup, index.queryScope, index.fields),
      ),
      ...single,
    ],
    exemptions: fieldOverrides.map(name),
    ttlFields: fieldOverrides.filter(({ ttl }) => ttl).map(name),
    exemptWithoutIndex: fieldOverrides
      .filter((override) => override.indexes.length === 0)
      .map(name),
  };
}

/** Returns the composite indexes that the project's queries have used so far. */
export async function usedIndexes(project: string): Promise<string[]> {
  const database = `projects/${project}/databases/(default)`;
  const address = `${readStack().firestore}/emulator/v1/projects/${project}:indexUsage`;
  const response = await fetch(`${address}?database=${database}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { reports } = usageSchema.parse(await response.json());
  return reports.map(({ index: { name, queryScope, fields } }) => {
    const group = /collectionGroups\/([^/]+)\//.exec(name)?.[1];
    if (group === undefined) throw new Error(`Unexpected index name: ${name}`);
    return describeIndex(group, queryScope, fields);
  });
}

const pathSchema = z.object({ segments: z.array(z.string()) });
type Path = z.infer<typeof pathSchema>;
/** A filter as the fields that it compares; `and` and `or` hold further filters. */
const filterSchema: z.ZodType<Path[]> = z.union([
  z.object({ field: pathSchema }).transform(({ field }) => [field]),
  z
    .object({ filters: z.lazy(() => z.array(filterSchema)) })
    .transform(({ filters }) => filters.flat()),
]);
/** The SDK's internal form of a query. */
const querySchema = z.object({
  _query: z.object({
    path: pathSchema,
    collectionGroup: z.string().nullable(),
    filters: z.array(filterSchema),
  }),
});

/**
 * Returns the compared fields of a query that have no index. An exemption for a map also applies to
 * its fields, unless a field has its own index (Firestore docs, map fields). The emulator accepts
 * such a query, and the cloud rejects it.
 */
export function unindexedFields(query: Query): string[] {
  const { path, collectionGroup, filters } = querySchema.parse(query)._query;
  const group = collectionGroup ?? path.segments.at(-1) ?? '';
  const { indexes, fieldOverrides } = readIndexes();
  const overrides = fieldOverrides.filter((one) => one.collectionGroup === group);
  const composite = indexes.filter((one) => one.collectionGroup === group);
  const isExempt = (name: string) => {
    const enclosing = overrides.filter(({ fieldPath }) => `${name}.`.startsWith(`${fieldPath}.`));
    const nearest = enclosing.toSorted((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
    return nearest?.indexes.length === 0;
  };
  const isInCompositeIndex = (name: string) =>
    composite.some(({ fields }) => fields.some(({ fieldPath }) => fieldPath === name));
  const names = filters.flat().map(({ segments }) => segments.join('.'));
  return names.filter((name) => isExempt(name) && !isInCompositeIndex(name));
}

/** Firestore merges indexes with the same order for equality filters (its docs, index merging). */
const MERGED = [
  'provider_profiles: handle ASCENDING, published ASCENDING',
  'chat_messages: request_id ASCENDING, sender_type ASCENDING',
  'service_requests: client_uid ASCENDING, provider_id ASCENDING, created_at DESCENDING',
];

/** Replaces the keys of a map by the map, whose index serves them all. */
function toMapIndexes(index: string): string[] {
  const [collectionId, fields = ''] = index.split(': ');
  if (collectionId !== 'provider_search') return [index];
  return fields.split(', ').map((key) => `${collectionId}: ${key.replace(/\.(`[^`]+`|\w+)/, '')}`);
}

const INBOX_FILTERS = ['assignee_uid', 'distance.is_inside', 'status', 'urgency', 'waiting'].map(
  (name) => `${name} ASCENDING`,
);

/**
 * Replaces an index of the inbox by those that Firestore merges: one with each of its filters, the
 * professional and the order. Without an order it merges indexes of single fields.
 */
function toInboxIndexes(index: string): string[] {
  const [collectionId, list = ''] = index.split(': ');
  const fields = list.split(', ');
  const filters = fields.filter((field) => INBOX_FILTERS.includes(field));
  const professional = 'provider_id ASCENDING';
  if (!fields.includes(professional) || filters.length === 0) return [index];
  const order = fields.find((field) => field.endsWith(' DESCENDING'));
  if (order === undefined) return [];
  return filters.map((filter) => `${collectionId}: ${professional}, ${filter}, ${order}`);
}

/** Returns the indexes of firestore.indexes.json that serve the composite indexes of queries. */
export function neededIndexes(used: readonly string[]): string[] {
  return used
    .filter((index) => !MERGED.includes(index))
    .flatMap(toMapIndexes)
    .flatMap(toInboxIndexes);
}
