import type { CallableOutput } from '@doorstep/domain/callables';
import { createContext } from 'react';
import type { AdminTab } from './use-admin-view.ts';

type Overview = CallableOutput<'admin-overview'>;

/** The number of what waits for an administrator on each tab, by its field. */
const FIELDS: Partial<Record<AdminTab, keyof Overview>> = {
  reports: 'open_reports',
  badges: 'pending_badges',
  support: 'open_support',
  emails: 'dead_mails',
};

/**
 * Returns how much waits on a tab; 0 for a tab without a count, and before the counts are loaded.
 */
export function waitingOn(tab: AdminTab, overview: Overview | null): number {
  const field = FIELDS[tab];
  return field === undefined ? 0 : (overview?.[field] ?? 0);
}

/** Loads the counts on the tabs again, after an action has changed one. */
export const ReloadCounts = createContext<() => void>(() => {});
