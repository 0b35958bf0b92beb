import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';

/** Returns the group of a first request, and its second one, to a deleted professional. */
export const groupDocuments = (group: {
  firstId: string;
  client: string;
  provider: string;
  at: Date;
}) => {
  const { firstId, client, provider, at } = group;
  const second = serviceRequest({
    ...{ id: 'request-2', provider_id: 'gone1', client_uid: client, created_at: at },
    ...{ provider_name: DELETED_PROVIDER.display_name, provider_handle: DELETED_PROVIDER.handle },
    ...{ provider_avatar_url: DELETED_PROVIDER.avatar_url, closed: true, waiting: 'none' },
  });
  return {
    'service_requests/request-2': stored(second),
    [`request_groups/${firstId}`]: {
      ...{ client_uid: client, request_ids: [firstId, second.id] },
      ...{ provider_ids: [provider, second.provider_id], changed_at: at },
    },
  };
};
