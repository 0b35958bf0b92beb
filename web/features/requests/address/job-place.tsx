import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { whereText } from '@doorstep/domain/requests/job-distance';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ChevronDown, ChevronUp, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useLoad } from '../../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { FOLD_LINE } from '../request-facts.tsx';
import type { ClientAddressProps } from './client-address.tsx';

/** Loads the code, which most visits do not need. */
function LazyAddress(props: ClientAddressProps) {
  const code = useLoad('client-address', () => import('./client-address.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load the address.</ErrorState>;
  }
  if (code.status === 'loading') return <LineSkeletons label="Loading the address..." />;
  return <code.data.ClientAddress {...props} />;
}

interface JobPlaceProps {
  request: ServiceRequest;
  /** Who looks: the client's account, a guest by a mail's link, or somebody who sees no address. */
  viewer: 'owner' | 'guest' | null;
}

/** Where the job is, above the client's chat. The street address is read when it is opened. */
export function JobPlace({ request, viewer }: JobPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const { closed } = request;
  const where = whereText(request, 'client');
  const label = (
    <>
      <MapPin size={16} aria-hidden="true" />
      <Text as="span" {...FOLD_LINE}>
        {[where, viewer !== null && !closed && 'Street address'].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
  if (viewer === null || closed) {
    return where === null ? null : (
      <Flex gap="2" align="center" color="fg.muted" minH="8">
        {label}
      </Flex>
    );
  }
  return (
    <Box _print={{ display: 'none' }}>
      <Button
        variant="ghost"
        w="full"
        px="0"
        justifyContent="flex-start"
        fontWeight="400"
        color="fg.muted"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Box as="span" ms="auto">
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </Box>
      </Button>
      {isOpen && <LazyAddress request={request} mayChange={viewer === 'owner'} />}
    </Box>
  );
}
