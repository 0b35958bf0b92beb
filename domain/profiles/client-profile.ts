import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { preferredContactSchema, type PreferredContact } from '../requests/preferred-contact.ts';
import { lineSchema } from '../text-schemas.ts';

/** `client_profiles/{uid}` (spec §3). Empty texts are null (spec §5). */
export const clientProfileSchema = z.object({
  user_id: z.string(),
  full_name: z.nullable(lineSchema(LIMITS.name)),
  phone: z.nullable(lineSchema(LIMITS.phone)),
  preferred_contact: preferredContactSchema,
});
export type ClientProfile = z.infer<typeof clientProfileSchema>;

/** Labels of the preferred contact on the client profile (spec §2). */
export const CLIENT_CONTACT_LABELS: Record<PreferredContact, string> = {
  email: 'Email',
  phone: 'Phone',
  either: 'Either email or phone',
};

/**
 * Returns the profile that is created when a client opens their profile for the first time (spec
 * §4).
 */
export function defaultClientProfile(userId: string): ClientProfile {
  return { user_id: userId, full_name: null, phone: null, preferred_contact: 'email' };
}
