import {
  limit,
  onSnapshot,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { PAGE_SIZE } from '@doorstep/domain/limits';

/** One chat: somebody sends, and the other side listens. */
export interface Line {
  send(text: string): Promise<void>;
  /** Tells of the texts that come, in the order in which the listener sees them. */
  listen(arrived: (text: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** What has come with a snapshot, oldest first: it is asked for newest first. */
function newTexts(snapshot: QuerySnapshot): string[] {
  return snapshot
    .docChanges()
    .filter(({ type, doc }) => type === 'added' && !doc.metadata.hasPendingWrites)
    .toSorted((a, b) => b.newIndex - a.newIndex)
    .map(({ doc }) => String(doc.get('message')));
}

/** Listens as the app does, to the newest 50; over when the server has answered first. */
export function listenTo(messages: Query, arrived: (text: string) => void): Promise<() => void> {
  const newest = query(messages, orderBy('created_at', 'desc'), limit(PAGE_SIZE.messages));
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      newest,
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const text of newTexts(snapshot)) arrived(text);
        if (!snapshot.metadata.fromCache) resolve(() => stop());
      },
      reject,
    );
  });
}
