import { z } from 'zod';
import { VISIT } from './visit.ts';

const stateSchema = z.object({
  form: z.enum(['sign-in', 'sign-up', 'reset']),
  visit: z.literal(VISIT),
});

/** Which form stands at /auth. */
export type AuthMode = z.infer<typeof stateSchema>['form'];

/** The state of a navigation to /auth that opens a certain form. */
export const openForm = (form: AuthMode) => ({ form, visit: VISIT });

/** The form that a navigation asked for, or null. */
export function askedForm(state: unknown): AuthMode | null {
  const result = stateSchema.safeParse(state);
  return result.success ? result.data.form : null;
}
