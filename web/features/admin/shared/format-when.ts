import { formatDate, formatTime } from '../../../lib/text/format.ts';

/** Returns a stored time as a text such as 'Nov 24, 2026 at 2:10 PM'. */
export function formatWhen(time: string): string {
  const date = new Date(time);
  return `${formatDate(date)} at ${formatTime(date)}`;
}
