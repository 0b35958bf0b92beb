import { DELETED_NAME, DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import { guestGrantSchema } from '@doorstep/domain/documents/server-records';
import { isMap } from '@doorstep/domain/documents/stored-document';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { addressSchema } from '@doorstep/domain/requests/address';
import { historyEntrySchema } from '@doorstep/domain/requests/history';
import { noteSchema } from '@doorstep/domain/requests/note';
import { quoteSchema, quoteStatus } from '@doorstep/domain/requests/quote';
import { requestStatusSchema } from '@doorstep/domain/requests/service-request';
import { DAY_MS, defineCheck, MINUTE_MS, problemUnless } from '../check.ts';
import type { StoredDocument } from '../documents.ts';
import { checkQuote, HOURLY_JOB_MS } from './requests.ts';

// The checks of what is below a request.

/** The lifetime of grants, and the tolerance for the sweep, which runs each minute. */
const GRANTED_MS = RETENTION_DAYS.guests * DAY_MS;
const SWEPT_AFTER_MS = 10 * MINUTE_MS;

const requestPath = (path: string) => path.split('/').slice(0, 2).join('/');

export const guests = defineCheck({
  collection: 'guests',
  isGroup: true,
  schema: guestGrantSchema,
  lookups: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  validate: ({ stored, value }, results, { now }) => {
    const request = results.document(requestPath(stored.path));
    const left = value.expires_at.getTime() - now.getTime();
    return [
      ...problemUnless(
        /^service_requests\/[^/]+\/guests\/[^/]+$/.test(stored.path),
        'stored in the wrong place',
      ),
      ...problemUnless(request !== null, 'the request does not exist'),
      ...problemUnless(
        request?.fields['provider_id'] !== stored.id,
        'the guest is the professional',
      ),
      ...problemUnless(left > -SWEPT_AFTER_MS, 'expires_at: the sweep is overdue'),
      ...problemUnless(left < GRANTED_MS + MINUTE_MS, 'expires_at: later than a grant can last'),
    ];
  },
});

export const history = defineCheck({
  collection: 'history',
  isGroup: true,
  schema: historyEntrySchema,
  lookups: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  validate: ({ stored, value }, results) => [
    ...problemUnless(
      /^service_requests\/[^/]+\/history\/[^/]+$/.test(stored.path),
      'stored in the wrong place',
    ),
    ...problemUnless(
      results.document(requestPath(stored.path)) !== null,
      'the request does not exist',
    ),
    ...problemUnless(requestStatusSchema.safeParse(value.status).success, 'status: unknown value'),
  ],
});

export const quotes = defineCheck({
  collection: 'quotes',
  isGroup: true,
  schema: quoteSchema,
  lookups: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  validate: ({ stored, value }, results, { now }) => {
    const request = results.document(requestPath(stored.path));
    const newest = request?.fields['quote'];
    return [
      ...problemUnless(
        /^service_requests\/[^/]+\/quotes\/[^/]+$/.test(stored.path),
        'stored in the wrong place',
      ),
      ...problemUnless(request !== null, 'the request does not exist'),
      ...problemUnless(
        quoteStatus(value, now) !== 'open',
        'state: open, but a newer quote replaced it',
      ),
      ...problemUnless(
        request === null || (isMap(newest) && 'id' in newest && newest.id !== stored.id),
        'the request has no newer quote',
      ),
      ...checkQuote(value),
    ];
  },
});

/** Checks whether an account of a request was deleted. */
function hasDeletedSide(request: StoredDocument | null): boolean {
  const { closed, client_name, provider_name } = request?.fields ?? {};
  return (
    closed === true &&
    (client_name === DELETED_NAME || provider_name === DELETED_PROVIDER.display_name)
  );
}

export const notes = defineCheck({
  collection: 'notes',
  isGroup: true,
  schema: noteSchema,
  lookups: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  validate: ({ stored }, results) => {
    const request = results.document(requestPath(stored.path));
    return [
      ...problemUnless(
        /^service_requests\/[^/]+\/notes\/[^/]+$/.test(stored.path),
        'stored in the wrong place',
      ),
      ...problemUnless(request !== null, 'the request does not exist'),
      ...problemUnless(!hasDeletedSide(request), 'not removed with a deleted account'),
    ];
  },
});

export const addresses = defineCheck({
  collection: 'private',
  isGroup: true,
  schema: addressSchema,
  lookups: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  validate: ({ stored, value }, results, { now }) => {
    const request = results.document(requestPath(stored.path));
    const overdue = now.getTime() - value.check_at.getTime();
    return [
      ...problemUnless(
        /^service_requests\/[^/]+\/private\/address$/.test(stored.path),
        'stored in the wrong place',
      ),
      ...problemUnless(request !== null, 'the request does not exist'),
      ...problemUnless(!hasDeletedSide(request), 'not removed with a deleted account'),
      ...problemUnless(overdue < HOURLY_JOB_MS, 'check_at: the hourly job is overdue'),
    ];
  },
});
