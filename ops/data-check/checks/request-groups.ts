import { requestGroupSchema } from '@doorstep/domain/requests/request-group';
import { defineCheck, problemUnless } from '../check.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

const requestPath = (id: string) => `service_requests/${id}`;

export const requestGroups = defineCheck({
  collection: 'request_groups',
  schema: requestGroupSchema,
  lookups: ({ value: { client_uid, request_ids } }) => ({
    ...ownerLookup(client_uid),
    documents: [...ownerLookup(client_uid).documents, ...request_ids.map(requestPath)],
  }),
  validate: ({ stored, value: { client_uid, request_ids, provider_ids } }, results) => [
    ...problemUnless(
      request_ids[0] === stored.id,
      'request_ids: the first does not match the document id',
    ),
    ...problemUnless(
      request_ids.every((id, i) => {
        const request = results.document(requestPath(id))?.fields;
        return request?.['client_uid'] === client_uid && request['provider_id'] === provider_ids[i];
      }),
      'request_ids: one is missing or belongs to other people',
    ),
    ...hasOwner(results, client_uid, stored.updated_at),
  ],
});
