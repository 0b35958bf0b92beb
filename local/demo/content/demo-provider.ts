import type { PlanTier } from '@doorstep/domain/billing/plan-tier';

/** A professional of the demo market, as a person would describe one. */
export interface DemoProvider {
  /** Also the uid, and the name of the account: `{handle}@doorstep.test`. */
  handle: string;
  name: string;
  bio: string | null;
  services: readonly string[];
  city: string | null;
  locations: readonly string[];
  phone: string | null;
  website: string | null;
  /** On the page; left out: the account's. Null: none. */
  email?: string | null;
  social?: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string };
  plan: PlanTier;
  /** Left out: it goes on. Ending: cancelled, until the period is over. Lapsed: it is over. */
  subscription?: 'ending' | 'lapsed';
  joinedDaysAgo: number;
  /** Left out: true, and the avatar is `pictures/faces/{handle}.webp`. */
  hasAvatar?: boolean;
  /** A file name in `pictures/covers`, without its extension. */
  cover: string | null;
  /** File names in `pictures/photos`, without their extension. */
  photos: readonly string[];
}
