import { useState } from 'react';
import { loadAnalytics } from '../../data/analytics/analytics.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { AnalyticsReport } from './analytics-report.tsx';
import { firstMonth } from './periods.ts';

/** Loads two years of numbers, at most 25 documents, and shows them. */
export function AnalyticsMonths({ uid }: { uid: string }) {
  const [today] = useState(() => new Date());
  const months = useLoad(`analytics:${uid}`, () => loadAnalytics(uid, firstMonth(today)));
  if (months.status === 'loading') return <CardSkeletons label="Loading your numbers…" />;
  if (months.status === 'error')
    return <ErrorState onRetry={months.reload}>Your numbers could not be loaded.</ErrorState>;
  return <AnalyticsReport months={months.data} today={today} />;
}
