import * as z from 'zod/mini';
import { ENTITLEMENTS } from '../billing/entitlements.ts';
import { LIMITS } from '../limits.ts';
import { lineSchema, nameSchema } from '../text-schemas.ts';
import { foldText } from '../text.ts';
import { openingHoursSchema } from './opening-hours-schema.ts';

/** The most branches that any plan includes. */
export const MAX_BRANCHES = Math.max(...Object.values(ENTITLEMENTS).map((plan) => plan.branches));

/** A branch as its professional edits it. */
export const branchFormSchema = z.object({
  name: nameSchema(LIMITS.branchName, 'Please enter a name.'),
  /** Street, city and state in one text. */
  address: nameSchema(LIMITS.branchAddress, 'Please enter the address.'),
  phone: z.nullable(lineSchema(LIMITS.phone)),
  ...openingHoursSchema.shape,
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

/**
 * Branches to save. Refuses names that look the same to clients, which stored branches may have.
 */
export const newBranchesSchema = branchesSchema.check(
  z.refine(
    ({ branches }) => new Set(branches.map(nameKey)).size === branches.length,
    'Names are unique.',
  ),
);
