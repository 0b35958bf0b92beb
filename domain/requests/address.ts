import * as z from 'zod/mini';
import { normalizeEmail } from '../contact/email.ts';
import { LIMITS, RETENTION_DAYS } from '../limits.ts';
import { lineSchema, nameSchema } from '../text-schemas.ts';
import { isFinal, serviceRequestFormSchema, type ServiceRequest } from './service-request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of the document: `service_requests/{id}/private/address`. */
export const ADDRESS_ID = 'address';

/** A typed street address: trimmed, with at least one visible character. */
export const streetSchema = nameSchema(LIMITS.street, 'Please enter the street address.');

/** What a client types to send a request. The street address is a document of its own. */
export const requestFormSchema = z.extend(serviceRequestFormSchema, {
  street: z.nullable(lineSchema(LIMITS.street)),
});
export type RequestForm = z.infer<typeof requestFormSchema>;

/**
 * `service_requests/{id}/private/address`: the street address of a job. Rules cannot hide a field
 * of the request, and fewer people read the address (docs/decisions/0072).
 */
export const addressSchema = z.object({
  id: z.literal(ADDRESS_ID),
  street: z.string().check(z.minLength(1), z.maxLength(LIMITS.street)),
  /** When the server checks next whether to delete it. The client's write sets its own time. */
  check_at: z.date(),
});
export type Address = z.infer<typeof addressSchema>;

/** Returns when a request's address is deleted, as things are. Reopening a request postpones it. */
export function addressDueAt({
  status,
  status_changed_at,
  last_at,
}: Pick<ServiceRequest, 'status' | 'status_changed_at' | 'last_at'>): Date {
  const silent = last_at.getTime() + RETENTION_DAYS.silent_addresses * DAY_MS;
  if (!isFinal(status)) return new Date(silent);
  const ended = (status_changed_at ?? last_at).getTime() + RETENTION_DAYS.ended_addresses * DAY_MS;
  return new Date(Math.min(silent, ended));
}

/** Checks whether a request can have an address, as the rules do when it is written. */
export const mayHaveAddress = (
  request: Parameters<typeof addressDueAt>[0] & Pick<ServiceRequest, 'closed'>,
  now: Date,
) => request.closed !== true && addressDueAt(request) > now;

/**
 * Checks whether an account reads and writes the address of a request, as the rules do: the account
 * that sent it, or the one of its address if that was the sender's confirmed address.
 */
export const ownsAddress = (
  {
    provider_id,
    client_uid,
    client_email,
    client_email_confirmed,
  }: Pick<ServiceRequest, 'provider_id' | 'client_uid' | 'client_email' | 'client_email_confirmed'>,
  { uid, email }: { uid: string; email: string },
) =>
  provider_id !== uid &&
  (client_uid === uid ||
    (client_email_confirmed === true && client_email === normalizeEmail(email)));
