import { Link, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { MapPin } from 'lucide-react';
import {
  isSubscribed,
  refreshSubscription,
  useSubscription,
} from '../../../data/billing/subscription.ts';
import { sessionUid } from '../../../data/auth/session.ts';
import { useAddress } from '../../../data/requests/address.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { Fact } from '../request-facts.tsx';
import { mapHref } from './map-href.ts';

/** The text without an address. It does not tell whether a block hides one. */
export const NO_ADDRESS = 'Not shared';
const LOADING_ADDRESS = 'Loading the address...';
const ADDRESS_ERROR = "We couldn't load the address.";

/** Says why no street is shown. Does not tell a lapsed professional whether one is stored. */
function NoStreet({ isOwner }: { isOwner: boolean }) {
  const view = useSubscription();
  const subscribed = isSubscribed(view);
  // A member of the team has no access at all without the owner's plan.
  if (!isOwner || subscribed === true) return <Text color="fg.muted">{NO_ADDRESS}</Text>;
  if (view.status === 'loading') return <LineSkeletons label={LOADING_ADDRESS} />;
  if (subscribed === null) {
    return <ErrorState onRetry={() => void refreshSubscription()}>{ADDRESS_ERROR}</ErrorState>;
  }
  return <AppLink to={paths.pricing}>Renew to see the address, if the client shares one</AppLink>;
}

function Address({ request }: { request: ServiceRequest }) {
  const { id, place, provider_id } = request;
  const address = useAddress(id);
  if (address.status === 'loading') return <LineSkeletons label={LOADING_ADDRESS} />;
  if (address.status === 'error' && address.error.code !== 'permission-denied') {
    return <ErrorState onRetry={address.retry}>{ADDRESS_ERROR}</ErrorState>;
  }
  const street = address.status === 'ready' ? address.data?.street : undefined;
  if (street === undefined) return <NoStreet isOwner={provider_id === sessionUid()} />;
  const whole = [street, place].filter((part) => part !== null).join(', ');
  return (
    <>
      <span>{street}</span>
      <Link
        href={mapHref(whole, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        whiteSpace="nowrap"
      >
        <MapPin size={16} aria-hidden="true" />
        Open in maps
      </Link>
    </>
  );
}

/** The street address of a request, for the professional's side. It is read when this is shown. */
export function AddressFact({ request }: { request: ServiceRequest }) {
  return (
    <Fact label="Street address">
      <Address request={request} />
    </Fact>
  );
}
