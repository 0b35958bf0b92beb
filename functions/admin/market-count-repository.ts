import type { Firestore, Query } from 'firebase-admin/firestore';

/** Counts documents with Firestore's aggregation queries, which read no documents. */
export type MarketCounts = ReturnType<typeof createMarketCounts>;

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

export function createMarketCounts(db: Firestore) {
  return {
    publishedProviders: (): Promise<number> =>
      countOf(db.collection('provider_profiles').where('published', '==', true)),
    activeSubscriptions: (): Promise<number> =>
      countOf(db.collection('subscribers').where('subscribed', '==', true)),
    requestsSince: (time: Date): Promise<number> =>
      countOf(db.collection('service_requests').where('created_at', '>=', time)),
    openReports: (): Promise<number> =>
      countOf(db.collection('reports').where('state', '==', 'open')),
    pendingBadges: (): Promise<number> =>
      countOf(db.collection('badge_applications').where('state', '==', 'pending')),
    openSupport: (): Promise<number> =>
      countOf(db.collection('support_requests').where('state', '==', 'open')),
    deadMails: (): Promise<number> => countOf(db.collection('mail').where('state', '==', 'dead')),
  };
}
