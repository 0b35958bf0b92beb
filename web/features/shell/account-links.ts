import { paths, supportHref } from '../../lib/paths.ts';

/**
 * What a signed-in person is here: a client, a professional with a page and no plan, one with a
 * plan, or a member of a professional's team.
 */
export type Role = 'client' | 'professional' | 'subscriber' | 'member';

/** The signed-in person of the header; `role` is null while it is unknown. */
export interface HeaderPerson {
  uid: string;
  email: string;
  role: Role | null;
}

interface AccountLink {
  label: string;
  to: string;
  /** The roles that see it; all if missing. */
  roles?: readonly Role[];
}

/** The links of the account menu in their order. */
const ACCOUNT_LINKS: readonly AccountLink[] = [
  { label: 'Dashboard', to: paths.dashboard, roles: ['subscriber', 'member'] },
  { label: 'Edit Public Profile', to: paths.profileEditor, roles: ['professional', 'subscriber'] },
  { label: 'Analytics', to: paths.analytics, roles: ['subscriber'] },
  { label: 'Team', to: paths.team, roles: ['subscriber'] },
  { label: 'My Profile', to: paths.clientProfile, roles: ['client'] },
  { label: 'Account', to: paths.account },
  { label: 'Contact support', to: supportHref },
];

/** Returns the links that a person sees. */
export const accountLinks = (role: HeaderPerson['role']): AccountLink[] =>
  ACCOUNT_LINKS.filter(({ roles }) => !roles || (role !== null && roles.includes(role)));
