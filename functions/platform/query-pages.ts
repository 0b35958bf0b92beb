import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of an ordered query, `size` at a time; as it is now, so that a second walk sees what is left. */
export async function* pages(
  query: Query,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[], void, undefined> {
  let after: QueryDocumentSnapshot | undefined;
  do {
    const page = await (after ? query.startAfter(after) : query).limit(size).get();
    if (page.docs.length > 0) yield page.docs;
    after = page.docs.length === size ? page.docs.at(-1) : undefined;
  } while (after);
}

/** Whether a write of `fields` would change anything. */
export function differs(document: QueryDocumentSnapshot, fields: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([field, value]) => document.get(field) !== value);
}
