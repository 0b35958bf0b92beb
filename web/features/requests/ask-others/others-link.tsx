import type { RequestGroup } from '@doorstep/domain/requests/request-group';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { askOthersHref, compareQuotesHref } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';

/** 'Compare 3 quotes', or the number of the asked professionals until two of them have quoted. */
function groupText({ request_ids }: RequestGroup, loaded: readonly ServiceRequest[]): string {
  const quoted = request_ids.filter((id) =>
    loaded.some((request) => request.id === id && request.quote !== null),
  );
  return quoted.length > 1
    ? `Compare ${quoted.length} quotes`
    : `Asked ${request_ids.length} professionals`;
}

interface OthersLinkProps {
  uid: string;
  request: ServiceRequest;
  /** The client's newest groups. */
  groups: readonly RequestGroup[];
  /** All loaded requests of the client. */
  loaded: readonly ServiceRequest[];
}

/**
 * The link on a request's card to the other requests for the same job, else to asking others, which
 * only the account that sent the request can do.
 */
export function OthersLink({ uid, request, groups, loaded }: OthersLinkProps) {
  const group = groups.find(({ request_ids }) => request_ids.includes(request.id));
  if (group) {
    return (
      <ButtonLink to={compareQuotesHref(group.id)} variant="outline">
        <span>{groupText(group, loaded)}</span>
      </ButtonLink>
    );
  }
  if (request.client_uid !== uid || !isOngoing(request)) return null;
  return (
    <ButtonLink to={askOthersHref(request.id)} variant="ghost">
      Ask another professional too
    </ButtonLink>
  );
}
