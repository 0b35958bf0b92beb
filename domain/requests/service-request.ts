import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { preferredContactSchema } from './preferred-contact.ts';
import { atMost, VISIBLE } from '../text.ts';

export const urgencySchema = z.enum(['low', 'medium', 'high']);
export type Urgency = z.infer<typeof urgencySchema>;

export const requestStatusSchema = z.enum(['pending', 'in_progress', 'completed', 'cancelled']);
export type RequestStatus = z.infer<typeof requestStatusSchema>;

/** Badge colours are names of palettes; anything unknown is gray (spec §4). */
export type BadgeColor = 'blue' | 'orange' | 'green' | 'red' | 'yellow' | 'gray';

/** Form labels of urgency (spec §9). */
export const URGENCY_LABELS: Record<Urgency, string> = {
  low: 'Within a week',
  medium: 'Within a few days',
  high: 'ASAP',
};

const URGENCY_COLORS: Record<string, BadgeColor> = { high: 'red', medium: 'yellow', low: 'green' };
const STATUS_COLORS: Record<string, BadgeColor> = {
  pending: 'blue',
  in_progress: 'orange',
  completed: 'green',
  cancelled: 'red',
};

/** Spec §4: high red, medium yellow, low green, other gray. */
export function urgencyColor(urgency: string): BadgeColor {
  return URGENCY_COLORS[urgency] ?? 'gray';
}

/** Spec §4: pending blue, in_progress orange, completed green, cancelled red, other gray. */
export function statusColor(status: string): BadgeColor {
  return STATUS_COLORS[status] ?? 'gray';
}

/** A status as a person reads it: underscore shown as space (spec §2, §4). */
export function statusLabel(status: string): string {
  return status.replaceAll('_', ' ');
}

/** The request form (spec §5): name, email and description required, phone optional. */
export const serviceRequestFormSchema = z.object({
  client_name: z
    .string()
    .check(
      z.trim(),
      z.regex(VISIBLE, 'Please enter your name.'),
      z.maxLength(LIMITS.name, atMost(LIMITS.name)),
    ),
  client_email: emailSchema,
  client_phone: z.nullable(
    z.string().check(z.trim(), z.maxLength(LIMITS.phone, atMost(LIMITS.phone))),
  ),
  service_description: z
    .string()
    .check(
      z.trim(),
      z.regex(VISIBLE, 'Please describe what you need.'),
      z.maxLength(LIMITS.description, atMost(LIMITS.description)),
    ),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
});
export type ServiceRequestForm = z.infer<typeof serviceRequestFormSchema>;

/** Defaults of the form's choices (spec §5). */
export const REQUEST_DEFAULTS = { urgency: 'medium', preferred_contact: 'either' } as const;

/**
 * `service_requests/{id}`. Status and urgency are read as any text (one that the app does not know
 * is shown in gray, spec §4) and written as one of their enums. The provider's name and handle are snapshots for the client's list
 * (Firestore has no join), kept fresh by a trigger. The `last_message…` and `unread_…` fields are
 * the chat's thread: written in one batch with each message, so that lists never read messages.
 * Once an account of the two is deleted its name reads `DELETED_NAME`, a client's address and phone
 * are null, and `closed` (written by the server alone) ends the writing; what was said stays.
 */
export const serviceRequestSchema = z.extend(serviceRequestFormSchema, {
  id: z.string(),
  // Those from before texts had to be visible are read as well.
  client_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.name)),
  service_description: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.description)),
  provider_id: z.string(),
  provider_name: z.string(),
  provider_handle: z.string(),
  client_uid: z.string(),
  client_email: z.nullable(emailSchema),
  urgency: z.string(),
  status: z.string(),
  created_at: z.date(),
  last_message: z.nullable(z.string()),
  last_message_id: z.nullable(z.string()),
  last_message_at: z.nullable(z.date()),
  unread_provider: z.int().check(z.minimum(0)),
  unread_client: z.int().check(z.minimum(0)),
  closed: z.optional(z.literal(true)),
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;
