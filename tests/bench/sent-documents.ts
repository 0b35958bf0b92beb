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

/** Documents of these collections, all together. */
export const documentsOf = (sent: Sent, collections: readonly string[]) =>
  collections.reduce((all, collection) => all + (sent[collection]?.documents ?? 0), 0);

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
