import * as z from 'zod/mini';

export const preferredContactSchema = z.enum(['email', 'phone', 'either']);
export type PreferredContact = z.infer<typeof preferredContactSchema>;

/** Short labels, on request cards and the request form. */
export const PREFERRED_CONTACT_LABELS: Record<PreferredContact, string> = {
  email: 'Email',
  phone: 'Phone',
  either: 'Either',
};
