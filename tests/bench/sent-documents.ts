/** How many documents of each collection Firestore has sent, and how many of those it had sent before. */
export type Sent = Record<string, { documents: number; again: number }>;

/** What stands in Firestore's answers, over its stream and to single questions. */
const DOCUMENT =
  /"(?:document|found)":\s*\{\s*"name":\s*"[^"]*?\/documents\/([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"/g;

/**
 * Counts the documents in what a page was answered. `known` holds those it was sent before, by path and
 * version, and learns these: a document that has changed is not sent again, but new.
 */
export function countSent(answers: string, known: Set<string>): Sent {
  const sent: Sent = {};
  for (const [, path = '', version = ''] of answers.matchAll(DOCUMENT)) {
    const [collection = ''] = path.split('/');
    const of = (sent[collection] ??= { documents: 0, again: 0 });
    const key = `${path} ${version}`;
    of.documents += 1;
    if (known.has(key)) of.again += 1;
    known.add(key);
  }
  return sent;
}

/** How many listeners Firestore has begun to answer. */
export const countBegun = (answers: string) =>
  answers.match(/"targetChangeType":\s*"ADD"/g)?.length ?? 0;

/** Documents of these collections, all together. */
export const documentsOf = (sent: Sent, collections: readonly string[]) =>
  collections.reduce((all, collection) => all + (sent[collection]?.documents ?? 0), 0);

/** Those of a collection that were not there yet, or have changed: what the real service charges. */
export const newOf = (sent: Sent, collection: string) => {
  const { documents, again } = sent[collection] ?? { documents: 0, again: 0 };
  return documents - again;
};

/** E.g. 'chat_messages 50, 49 of them again; service_requests 1'. */
export function describeSent(sent: Sent, without: readonly string[] = []): string {
  return Object.entries(sent)
    .filter(([collection]) => !without.includes(collection))
    .map(([collection, { documents, again }]) => {
      const repeated = again > 0 ? `, ${again} of them again` : '';
      return `${collection} ${documents}${repeated}`;
    })
    .join('; ');
}
