import type { Firestore, Query } from 'firebase-admin/firestore';

/** Counts documents with Firestore's aggregation queries, which read no documents. */
export interface MarketCounts {
  publishedProviders(): Promise<number>;
  activeSubscriptions(): Promise<number>;
  requestsSince(time: Date): Promise<number>;
  deadMails(): Promise<number>;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

export function createMarketCounts(db: Firestore): MarketCounts {
  return {
    publishedProviders: () =>
      countOf(db.collection('provider_profiles').where('published', '==', true)),
    activeSubscriptions: () =>
      countOf(db.collection('subscribers').where('subscribed', '==', true)),
    requestsSince: (time) =>
      countOf(db.collection('service_requests').where('created_at', '>=', time)),
    deadMails: () => countOf(db.collection('mail').where('state', '==', 'dead')),
  };
}
