import * as z from 'zod/mini';
import { jobDistanceSchema } from '../requests/job-distance.ts';
import { preferredContactSchema } from '../requests/preferred-contact.ts';
import { quoteSchema } from '../requests/quote.ts';
import { requestStatusSchema, urgencySchema } from '../requests/service-request.ts';
import { mailName } from './account-mail-data.ts';

/** The data of mails about requests, by template in `mail.ts`. */

/** Where the job is; null if the client did not say. The street address is in no mail. */
const place = z.nullable(mailName);

/** The number of photos. */
const photos = z.int();

export const newRequestData = z.object({
  request_id: z.string(),
  provider_name: mailName,
  client_name: mailName,
  /** Null once the client's account is deleted. */
  client_email: z.nullable(z.string()),
  client_email_confirmed: z.nullable(z.boolean()),
  client_phone: z.nullable(mailName),
  service_description: z.string(),
  photos,
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
  /** The branch that the client chose; null without one. */
  branch_name: z.nullable(mailName),
  place,
  /** How far the place is from the professional; null if unknown. */
  distance: z.nullable(jobDistanceSchema),
});

/** What the shorter mails about a request say. */
export const requestSummary = z.object({
  request_id: z.string(),
  provider_name: mailName,
  client_name: mailName,
  service_description: z.string(),
  photos,
});

export const requestConfirmationData = z.extend(requestSummary, { place });

export const requestStatusData = z.extend(requestSummary, {
  status: requestStatusSchema,
  /** The request's `status_changed_at`. */
  changed_at: z.date(),
  /** Whether the server completed the request without an answer. */
  automatic: z.boolean(),
});

export const reviewReceivedData = z.extend(requestSummary, {
  author: mailName,
  stars: z.int(),
  /** The review; may be empty. */
  text: z.string(),
});

export const quoteData = z.extend(
  z.omit(requestSummary, { service_description: true, photos: true }),
  {
    quote: quoteSchema,
    place,
  },
);
