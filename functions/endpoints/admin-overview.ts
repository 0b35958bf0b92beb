import { adminOverview } from '../services/admin-overview.ts';
import { defineCallable, marketCounts } from './wiring.ts';

export const adminOverviewEndpoint = defineCallable(
  'admin-overview',
  { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
  () => adminOverview(marketCounts()),
);
