import { Box, Flex, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { UrgencyBadge } from '../../../ui/feedback/badges.tsx';
import { ClampedText } from '../../../ui/layout/clamped-text.tsx';
import { PhotoThumbnails } from '../../../ui/media/photo-thumbnails.tsx';
import { Fact, PreferredContactFact } from '../request-facts.tsx';

interface WhatIsSentProps {
  request: ServiceRequest;
  /** The street address of the first request; null without one. */
  street: string | null;
  sendsStreet: boolean;
  onSendStreet: (sends: boolean) => void;
}

/** What each further professional gets: a copy of the first request, the street only if ticked. */
export function WhatIsSent({ request, street, sendsStreet, onSendStreet }: WhatIsSentProps) {
  const { client_name, client_email, client_phone, place, photos } = request;
  return (
    <>
      <ClampedText>{request.service_description}</ClampedText>
      <Box as="dl" mt="3">
        <Fact label="Urgency">
          <UrgencyBadge urgency={request.urgency} />
        </Fact>
        {place !== null && <Fact label="Where">{place}</Fact>}
        <PreferredContactFact request={request} />
        <Fact label="Your details">
          {[client_name, client_email, client_phone].filter(Boolean).join(' · ')}
        </Fact>
        {photos.length > 0 && (
          <Fact label="Photos">
            <PhotoThumbnails id={request.id} photos={photos} from="you" size="sm" />
          </Fact>
        )}
      </Box>
      {street !== null && (
        <Flex as="label" align="center" gap="3" minH="11" mt="2" cursor="pointer">
          <input
            type="checkbox"
            checked={sendsStreet}
            onChange={({ currentTarget }) => onSendStreet(currentTarget.checked)}
          />
          <Text as="span" overflowWrap="anywhere">
            {`Send the street address too: ${street}`}
          </Text>
        </Flex>
      )}
    </>
  );
}
