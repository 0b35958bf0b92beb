import { badgeDetailsSchema, EXPIRED_MESSAGE } from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import * as z from 'zod/mini';

/** Validates the form with which a professional asks for a badge. */
export const badgeFormSchema = z.object({
  number: badgeDetailsSchema.shape.number,
  expires_on: badgeDetailsSchema.shape.expires_on.check(
    z.refine((day) => day >= dayOf(new Date()), EXPIRED_MESSAGE),
  ),
  file: z.pipe(
    z.nullable(z.instanceof(File)),
    z.instanceof(File, { error: 'Please choose a picture or a PDF.' }),
  ),
});
export type BadgeForm = z.input<typeof badgeFormSchema>;
export type BadgeFormOutput = z.output<typeof badgeFormSchema>;
