import { useSearchParams } from 'react-router-dom';
import { isDocumentId } from '../../../lib/navigation/document-id.ts';
import { paths } from '../../../lib/paths.ts';

/** The tabs of the admin screen by the value in the address, in their order. */
export const ADMIN_TABS = {
  overview: 'Overview',
  people: 'People',
  reports: 'Reports',
  reviews: 'Reviews',
  badges: 'Badges',
  support: 'Support',
  emails: 'Emails',
  log: 'Audit log',
} as const;
export type AdminTab = keyof typeof ADMIN_TABS;

export const isAdminTab = (value: string | null): value is AdminTab =>
  value !== null && Object.keys(ADMIN_TABS).includes(value);

/** Returns the address of a person's sheet. `q` is the search that found the person. */
export const personHref = (uid: string, q = '') =>
  `${paths.admin}?${new URLSearchParams({ tab: 'people', ...(q !== '' && { q }), person: uid })}`;

/**
 * Stores the tab, the search for people and the open person in the address, so that Back, a reload
 * and a shared link show the same.
 */
export function useAdminView() {
  const [query, setQuery] = useSearchParams();
  const stored = query.get('tab');
  const person = query.get('person');
  const q = query.get('q') ?? '';
  return {
    tab: isAdminTab(stored) ? stored : 'overview',
    search: q,
    person: isDocumentId(person) ? person : null,
    /** The list of people with the search that led to the person. */
    peopleHref: `${paths.admin}?${new URLSearchParams({ tab: 'people', ...(q !== '' && { q }) })}`,
    setTab: (tab: AdminTab) => setQuery({ tab }, { preventScrollReset: true }),
    setSearch: (q: string) =>
      setQuery(q === '' ? { tab: 'people' } : { tab: 'people', q }, { preventScrollReset: true }),
  };
}
