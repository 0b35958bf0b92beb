import * as z from 'zod/mini';
import { waitingSchema } from '../chat/message.ts';
import { emailSchema, normalizeEmail } from '../contact/email.ts';
import { LIMITS } from '../limits.ts';
import { photosSchema } from '../pictures/photos.ts';
import { doneSchema } from './done.ts';
import { jobDistanceSchema } from './job-distance.ts';
import { preferredContactSchema } from './preferred-contact.ts';
import { quoteSchema } from './quote.ts';
import { reviewCopySchema } from '../reviews/review.ts';
import { lineSchema, nameSchema } from '../text-schemas.ts';
import { tooLong, VISIBLE } from '../text.ts';

export const urgencySchema = z.enum(['low', 'medium', 'high']);
export type Urgency = z.infer<typeof urgencySchema>;

export const requestStatusSchema = z.enum(['pending', 'in_progress', 'completed', 'cancelled']);
export type RequestStatus = z.infer<typeof requestStatusSchema>;

/** The two parts of a client's list, and the statuses of the requests in each. */
export const LIST_STATUSES = {
  open: ['pending', 'in_progress'],
  past: ['completed', 'cancelled'],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type ListPart = keyof typeof LIST_STATUSES;

/** The color palettes of badges. */
export type BadgeColor = 'blue' | 'orange' | 'green' | 'red' | 'yellow' | 'gray';

/** Labels of urgency. */
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

/** Returns the badge color of an urgency; gray if it is unknown. */
export function urgencyColor(urgency: string): BadgeColor {
  return URGENCY_COLORS[urgency] ?? 'gray';
}

/** Returns the badge color of a status; gray if it is unknown. */
export function statusColor(status: string): BadgeColor {
  return STATUS_COLORS[status] ?? 'gray';
}

/** Returns an urgency as people read it; an unknown one as it is stored. */
export function urgencyLabel(urgency: string): string {
  const known = urgencySchema.safeParse(urgency);
  return known.success ? URGENCY_LABELS[known.data] : urgency;
}

/** Returns a status as people read it, for example 'In progress'. Unknown ones too. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The request form: name, email and description are required, the phone is optional. */
export const serviceRequestFormSchema = z.object({
  client_name: nameSchema(LIMITS.name, 'Please enter your name.'),
  client_email: emailSchema,
  client_phone: z.nullable(lineSchema(LIMITS.phone)),
  service_description: z
    .string()
    .check(
      z.trim(),
      z.regex(VISIBLE, 'Please describe what you need.'),
      z.maxLength(LIMITS.description, tooLong(LIMITS.description)),
    ),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
  /** The name of the branch that the client chose; null for any. */
  branch_name: z.nullable(lineSchema(LIMITS.branchName)),
  /** Where the job is: a postal code, a city or another text; null if the client did not say. */
  place: z.nullable(lineSchema(LIMITS.place)),
});
export type ServiceRequestForm = z.infer<typeof serviceRequestFormSchema>;

/** Default choices of the request form. */
export const REQUEST_DEFAULTS = { urgency: 'medium', preferred_contact: 'either' } as const;

/**
 * `service_requests/{id}`. Any status and urgency can be read (unknown ones are shown in gray), but
 * only the enums are written. The professional's name, handle and picture are copies for the
 * client's list, which a trigger keeps up to date. The `last_message…` and `unread_…` fields are
 * updated in the same batch as each message, so lists never read messages. When one of the accounts
 * is deleted, its name becomes `DELETED_NAME`, a client's email and phone become null, and the
 * server sets `closed`: nobody can write, and the messages stay.
 */
export const serviceRequestSchema = z.extend(serviceRequestFormSchema, {
  id: z.string(),
  // A stored request is read even if these have no visible characters.
  client_name: lineSchema(LIMITS.name).check(z.minLength(1)),
  service_description: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.description)),
  provider_id: z.string(),
  provider_name: z.string(),
  provider_handle: z.string(),
  provider_avatar_url: z._default(z.nullable(z.string()), null),
  client_uid: z.string(),
  client_email: z.nullable(emailSchema),
  /** Whether the address was the sender's confirmed one; null if unknown. */
  client_email_confirmed: z._default(z.nullable(z.boolean()), null),
  urgency: z.string(),
  branch_name: z._default(z.nullable(z.string()), null),
  place: z._default(z.nullable(z.string()), null),
  /** How far the place is from the professional; null while unknown. Written by the server. */
  distance: z._default(z.nullable(jobDistanceSchema), null),
  photos: photosSchema,
  status: z.string(),
  /** Who changed the status last, and when. Null before the first change. */
  status_changed_by: z._default(z.nullable(z.string()), null),
  status_changed_at: z._default(z.nullable(z.date()), null),
  /** The professional's first message, quote or change of the status. Written by the server. */
  first_answered_at: z._default(z.nullable(z.date()), null),
  /** The owner or the member of the professional's team who takes care of it; null for nobody. */
  assignee_uid: z._default(z.nullable(z.string()), null),
  /** The newest quote. */
  quote: z._default(z.nullable(quoteSchema), null),
  /** The last time that the client said the job is done. Written by the server. */
  done: z._default(z.nullable(doneSchema), null),
  /** The client's review of the professional. Written by the server. */
  review: z._default(z.nullable(reviewCopySchema), null),
  created_at: z.date(),
  last_message: z.nullable(z.string()),
  last_message_id: z.nullable(z.string()),
  /** When the request was created, or its last message, quote or `done` was written. */
  last_at: z.date(),
  waiting: waitingSchema,
  unread_provider: z.int().check(z.minimum(0)),
  unread_client: z.int().check(z.minimum(0)),
  closed: z.optional(z.literal(true)),
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/** Checks whether an account with a confirmed email is the request's client, as the rules do. */
export function isClientOf(
  {
    provider_id,
    client_uid,
    client_email,
  }: Pick<ServiceRequest, 'provider_id' | 'client_uid' | 'client_email'>,
  { uid, email }: { uid: string; email: string },
): boolean {
  return provider_id !== uid && (client_uid === uid || client_email === normalizeEmail(email));
}

/** Checks whether the work on a request has ended. */
export const isFinal = (status: string) => status === 'completed' || status === 'cancelled';

/** Checks whether a request with this status is in the part of its client's list. */
export const isInPart = ({ status }: Pick<ServiceRequest, 'status'>, part: ListPart) =>
  LIST_STATUSES[part].some((one) => one === status);

/** Checks whether the client may cancel the request, and whether its quotes can be decided. */
export function isOngoing(request: Pick<ServiceRequest, 'status' | 'closed'>) {
  return request.closed !== true && isInPart(request, 'open');
}
