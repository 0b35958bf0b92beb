import {
  analyticsMonthId,
  analyticsMonthSchema,
  VIEW_LIMITS,
  type AnalyticsDay,
  type Counts,
} from '@doorstep/domain/analytics/analytics-month';
import { countedOnceSchema } from '@doorstep/domain/documents/server-records';
import { checkTtl, defineCheck, problemUnless } from '../check.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

const sum = (counts: Counts) => Object.values(counts).reduce((total, one) => total + one, 0);

const isConsistent = ({ views, visitors, sources, trades, cities, ...day }: AnalyticsDay) =>
  visitors <= views &&
  views <= VIEW_LIMITS.perDay &&
  sum(sources) === views &&
  sum(trades) <= views &&
  sum(cities) <= views &&
  sum(day.request_cities) <= day.requests;

export const analytics = defineCheck({
  collection: 'analytics',
  schema: analyticsMonthSchema,
  lookups: ({ value }) => ownerLookup(value.provider_id),
  validate: ({ stored, value: { provider_id, month, days } }, results) => [
    ...problemUnless(
      stored.id === analyticsMonthId(provider_id, month),
      'provider_id, month: do not match the document id',
    ),
    ...problemUnless(Object.values(days).every(isConsistent), "days: the counts don't add up"),
    ...hasOwner(results, provider_id, stored.updated_at),
  ],
});

export const countedOnce = defineCheck({
  collection: 'counted_once',
  schema: countedOnceSchema,
  validate: ({ value }, _, context) => checkTtl(value.expires_at, context),
});
