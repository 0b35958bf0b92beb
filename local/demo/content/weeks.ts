import type { OpeningTimes, WeekHours } from '@doorstep/domain/profiles/opening-hours';

export const from = (opens: string, closes: string): OpeningTimes => ({ opens, closes });

/** Returns the hours of a week: Monday to Friday, Saturday and Sunday. */
export const week = (
  workdays: OpeningTimes | null,
  saturday: OpeningTimes | null = null,
  sunday: OpeningTimes | null = null,
): WeekHours => ({
  ...{ monday: workdays, tuesday: workdays, wednesday: workdays, thursday: workdays },
  ...{ friday: workdays, saturday, sunday },
});

export const PACIFIC = 'America/Los_Angeles';
export const MOUNTAIN = 'America/Denver';
export const CENTRAL = 'America/Chicago';
export const EASTERN = 'America/New_York';
