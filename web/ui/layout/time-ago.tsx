import { BRAND } from '@doorstep/domain/brand';
import { timeAgo } from '../../lib/text/format.ts';

/** The age of something in words; the tooltip has the exact time. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={at.toLocaleString(BRAND.locale)}>
      {timeAgo(at, now)}
    </time>
  );
}
