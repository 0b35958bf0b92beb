import { orderBy, type QueryConstraint } from 'firebase/firestore';
import { equals, NEWEST } from './function-queries.ts';

/** Returns the filters with and without one more. */
const withAndWithout = (filters: QueryConstraint[][], one: QueryConstraint) =>
  filters.flatMap((all) => [all, [...all, one]]);

const WAITING = equals('waiting', 'provider');

/** The inbox's requests, for each combination of filters and orders, without their professional. */
export const INBOX = [
  WAITING,
  equals('status', 'pending'),
  equals('urgency', 'high'),
  equals('assignee_uid', 'member-1'),
  equals('distance.is_inside', false),
]
  .reduce(withAndWithout, [[]])
  .flatMap((filters): [string, QueryConstraint[]][] => [
    [`inbox by ${filters.length} filters, newest first`, [...filters, NEWEST]],
    [`inbox by ${filters.length} filters, latest first`, [...filters, orderBy('last_at', 'desc')]],
  ]);
