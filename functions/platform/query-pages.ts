import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Yields the documents of an ordered query in pages of `size`. Each page is a new read. */
export async function* queryPages(
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

/** Checks whether writing `fields` would change the document. */
export function differs(document: QueryDocumentSnapshot, fields: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([field, value]) => document.get(field) !== value);
}
