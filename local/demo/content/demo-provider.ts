import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { KnownTradeId } from '@doorstep/domain/search/trades/known-trades';

/** A professional of the demo market. */
export interface DemoProvider {
  /** Also the uid and the name in the login, `{handle}@doorstep.test`. */
  handle: string;
  name: string;
  bio: string | null;
  services: readonly string[];
  /** Chosen in the editor; search derives them from the texts by default. */
  trades?: readonly KnownTradeId[];
  city: string | null;
  locations: readonly string[];
  phone: string | null;
  website: string | null;
  /** The email on the page: the login's by default, none if null. */
  email?: string | null;
  social?: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string };
  plan: PlanTier;
  /** `ending`: canceled at the period's end; `lapsed`: ended. It renews by default. */
  subscription?: 'ending' | 'lapsed';
  joinedDaysAgo: number;
  /** True by default: the avatar is `pictures/faces/{handle}.webp`. */
  hasAvatar?: boolean;
  /** A file name in `pictures/covers`, without its extension. */
  cover: string | null;
  /** File names in `pictures/photos`, without their extension. */
  photos: readonly string[];
}
