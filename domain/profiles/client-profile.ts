import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { preferredContactSchema, type PreferredContact } from '../requests/preferred-contact.ts';
import { lineSchema } from '../text-schemas.ts';

/** `client_profiles/{uid}`. Empty texts are null. */
export const clientProfileSchema = z.object({
  user_id: z.string(),
  full_name: z.nullable(lineSchema(LIMITS.name)),
  phone: z.nullable(lineSchema(LIMITS.phone)),
  preferred_contact: preferredContactSchema,
});
export type ClientProfile = z.infer<typeof clientProfileSchema>;

/** Labels of the preferred contact on the client profile. */
export const CLIENT_CONTACT_LABELS: Record<PreferredContact, string> = {
  email: 'Email',
  phone: 'Phone',
  either: 'Either email or phone',
};

/** Returns the profile that is created when a client opens their profile for the first time. */
export function defaultClientProfile(userId: string): ClientProfile {
  return { user_id: userId, full_name: null, phone: null, preferred_contact: 'email' };
}
