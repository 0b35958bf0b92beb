import type { PlanTier } from '@doorstep/domain/plan-tier';
import type { Picture } from '../pictures/catalogue.ts';
import type { Face } from '../pictures/parts/portrait.ts';

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
  face: Face | null;
  cover: Picture | null;
  photos: readonly Picture[];
}
