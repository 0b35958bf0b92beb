import { mySavedHref, paths, supportHref } from '../../lib/paths.ts';

/**
 * What a signed-in person is here: a client, a professional with a page and no plan, one with a
 * plan, or a member of a professional's team.
 */
type Role = 'client' | 'professional' | 'subscriber' | 'member';

/** The signed-in person of the header; `role` is null while it is unknown. */
export interface HeaderPerson {
  uid: string;
  email: string;
  role: Role | null;
}

/** What is known about a person; null while it is unknown, and if it could not be loaded. */
interface KnownAbout {
  isMember: boolean | null;
  subscribed: boolean | null;
  hasProfile: boolean | null;
  /** Whether any of them is loading. */
  isUndecided: boolean;
}

/** Returns what a signed-in person is here; null while it is unknown. */
export function roleOf({ isMember, subscribed, hasProfile, isUndecided }: KnownAbout): Role | null {
  if (isMember) return 'member';
  if (subscribed) return 'subscriber';
  if (isUndecided) return null;
  if (hasProfile) return 'professional';
  return [isMember, subscribed, hasProfile].includes(null) ? null : 'client';
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
  { label: 'Saved Professionals', to: mySavedHref },
  { label: 'Account', to: paths.account },
  { label: 'Contact support', to: supportHref },
];

const ADMIN_LINK: AccountLink = { label: 'Admin', to: paths.admin };

/** Returns the links that a person sees. */
export const accountLinks = (role: HeaderPerson['role'], isAdmin: boolean): AccountLink[] => [
  ...ACCOUNT_LINKS.filter(({ roles }) => !roles || (role !== null && roles.includes(role))),
  ...(isAdmin ? [ADMIN_LINK] : []),
];
