import { Query } from 'firebase-admin/firestore';

type Get = (this: Query) => ReturnType<Query['get']>;

/** How many documents Firestore answers queries of the Admin SDK with, while `work` is done. */
export async function countDocuments(work: () => Promise<unknown>): Promise<number> {
  // Called with the query that it is asked of.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const plain: Get = Query.prototype.get;
  let count = 0;
  Query.prototype.get = async function counted() {
    const answer = await plain.call(this);
    count += answer.size;
    return answer;
  };
  try {
    await work();
  } finally {
    Query.prototype.get = plain;
  }
  return count;
}
