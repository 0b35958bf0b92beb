import { ACCOUNT_CALLS } from './account-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import type { CallRows } from './call-row.ts';
import { PAGE_CALLS } from './page-calls.ts';
import { REQUEST_CALLS } from './request-calls.ts';

/** A row for each callable, in the order of the tests: the checkout creates customers. */
export const CALLS: CallRows = {
  ...REQUEST_CALLS,
  ...PAGE_CALLS,
  ...ACCOUNT_CALLS,
  ...ADMIN_CALLS,
};
