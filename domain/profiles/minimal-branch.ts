import { branchSchema, type Branch } from './branch.ts';
import type { OpeningHours, WeekHours } from './opening-hours.ts';

const day = { opens: '08:00', closes: '17:00' };

/** Returns a branch in Austin, open on weekdays, with `changes` applied. For tests. */
export function minimalBranch(changes: Partial<Branch> = {}): Branch {
  return branchSchema.parse({
    id: 'branch-1',
    name: 'Main office',
    address: '120 Congress Ave, Austin, TX 78701',
    phone: null,
    hours: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: null,
      sunday: null,
    },
    time_zone: 'America/Chicago',
    areas: [],
    ...changes,
  });
}

/** Returns opening hours on the given days only, in UTC by default. For tests. */
export const minimalHours = (days: Partial<WeekHours>, time_zone = 'UTC'): OpeningHours => ({
  hours: {
    ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
    ...{ friday: null, saturday: null, sunday: null },
    ...days,
  },
  time_zone,
});
