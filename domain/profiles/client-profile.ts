import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { preferredContactSchema, type PreferredContact } from '../requests/preferred-contact.ts';
import { atMost } from '../text.ts';

/** `client_profiles/{uid}` (spec §3). Empty texts are null (spec §5). */
export const clientProfileSchema = z.object({
  user_id: z.string(),
  full_name: z.nullable(z.string().check(z.maxLength(LIMITS.name, atMost(LIMITS.name)))),
  phone: z.nullable(z.string().check(z.maxLength(LIMITS.phone, atMost(LIMITS.phone)))),
  preferred_contact: preferredContactSchema,
});
export type ClientProfile = z.infer<typeof clientProfileSchema>;

/** Labels of the client profile's choice (spec §2). */
export const CLIENT_CONTACT_LABELS: Record<PreferredContact, string> = {
  email: 'Email',
  phone: 'Phone',
  either: 'Either email or phone',
};

/** Created on first load when there is none (spec §4). */
export function defaultClientProfile(userId: string): ClientProfile {
  return { user_id: userId, full_name: null, phone: null, preferred_contact: 'email' };
}
