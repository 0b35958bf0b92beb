import * as z from 'zod/mini';
import { ENTITLEMENTS } from '../billing/entitlements.ts';
import { LIMITS } from '../limits.ts';
import { lineSchema, nameSchema, timeZoneSchema } from '../text-schemas.ts';
import { foldText } from '../text.ts';
import { WEEKDAYS } from './opening-hours.ts';

/** The most branches that any plan includes. */
export const MAX_BRANCHES = Math.max(...Object.values(ENTITLEMENTS).map((plan) => plan.branches));

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time.'));

/** Equal times mean 24 hours, which are stored as midnight to midnight. */
const openingTimes = z.pipe(
  z.object({ opens: time, closes: time }),
  z.transform((times) =>
    times.opens === times.closes ? { opens: '00:00', closes: '00:00' } : times,
  ),
);

/** A branch as its professional edits it. */
export const branchFormSchema = z.object({
  name: nameSchema(LIMITS.branchName, 'Please enter a name.'),
  /** Street, city and state in one text. */
  address: nameSchema(LIMITS.branchAddress, 'Please enter the address.'),
  phone: z.nullable(lineSchema(LIMITS.phone)),
  hours: z.record(z.enum(WEEKDAYS), z.nullable(openingTimes)),
  /** The IANA time zone of the opening hours. */
  time_zone: timeZoneSchema,
  areas: z.array(nameSchema(LIMITS.locationLength)).check(z.maxLength(LIMITS.branchAreas)),
});

/** A branch of a professional (docs/plans.md). The id stays the same when it is edited. */
export const branchSchema = z.extend(branchFormSchema, {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
});
export type Branch = z.infer<typeof branchSchema>;

/** Returns what must differ between branches that are saved: clients choose one by its name. */
export const nameKey = ({ name }: Pick<Branch, 'name'>): string => foldText(name);

/** `branches/{uid}`: a professional's branches in order. Written by `save-branches`. */
export const branchesSchema = z.object({
  branches: z.array(branchSchema).check(
    z.maxLength(MAX_BRANCHES),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Ids are unique.'),
  ),
});

/** Branches to save. Refuses names that look the same to clients, which stored branches may have. */
export const newBranchesSchema = branchesSchema.check(
  z.refine(
    ({ branches }) => new Set(branches.map(nameKey)).size === branches.length,
    'Names are unique.',
  ),
);
