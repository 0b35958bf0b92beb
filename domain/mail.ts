import { z } from 'zod';
import { preferredContactSchema } from './preferred-contact.ts';
import { urgencySchema } from './service-request.ts';

const newRequestData = z.object({
  request_id: z.string(),
  provider_name: z.string(),
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string().nullable(),
  service_description: z.string(),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
});

const requestConfirmationData = z.object({
  request_id: z.string(),
  provider_name: z.string(),
  client_name: z.string(),
  service_description: z.string(),
});

/** What each kind of mail says, by template. */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('new_request'), data: newRequestData }),
  z.object({ template: z.literal('request_confirmation'), data: requestConfirmationData }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type MailTemplate = MailContent['template'];

export const mailStateSchema = z.enum(['pending', 'sending', 'sent', 'dead']);

/**
 * `mail/{id}`, the outbox. The id is made of what the mail is about, so that two doors to the same
 * mail meet in one document. `lease_until` marks a delivery under way; `next_attempt_at` when the
 * sweep takes it up; after the last try it is kept as `dead`.
 */
export const mailSchema = z.intersection(
  mailContentSchema,
  z.object({
    id: z.string(),
    to: z.string(),
    state: mailStateSchema,
    attempts: z.number().int().min(0),
    lease_until: z.date().nullable(),
    next_attempt_at: z.date(),
    error: z.string().nullable(),
    created_at: z.date(),
    sent_at: z.date().nullable(),
  }),
);
export type Mail = z.infer<typeof mailSchema>;

/** The id of a request's mail: one of each kind for a request, ever. */
export function requestMailId(requestId: string, template: MailTemplate): string {
  return `${requestId}_${template}`;
}

/** Minutes until the next try, by number of tries made; after the last one the mail is dead. */
export const MAIL_BACKOFF_MINUTES = [1, 2, 5, 15, 60, 180, 720] as const;
