import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { publicPageHref } from '../../lib/paths.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { cityLine, servicesLine } from './card-lines.ts';

interface ProviderCardProps {
  provider: SearchResult;
  /** Whether it is visible without scrolling. */
  eager: boolean;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
}

/** A professional in the results (spec §2, Search). The link covers the whole card. */
export function ProviderCard({ provider, eager, heading }: ProviderCardProps) {
  const nameId = useId();
  const city = cityLine(provider);
  const services = servicesLine(provider.services);
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      <Flex gap="4" align="center" mb="4">
        <Avatar name={provider.display_name} url={provider.avatar_url} size="lg" eager={eager} />
        <Box minW="0">
          <Heading as={heading} id={nameId} size="md" lineClamp="2">
            {provider.display_name}
          </Heading>
          {city && (
            <Flex
              mt="1"
              gap="1.5"
              align="center"
              color="fg.muted"
              fontSize="sm"
              // Not a style attribute: the security policy refuses those on server-rendered pages.
              css={{ '& svg': { flexShrink: 0 } }}
            >
              <MapPin size={15} aria-hidden="true" />
              <Text lineClamp="1" overflowWrap="anywhere">
                {city}
              </Text>
            </Flex>
          )}
        </Box>
      </Flex>
      {services && (
        <Text fontWeight="500" mb="2" overflowWrap="anywhere">
          {services}
        </Text>
      )}
      {provider.bio && (
        <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {provider.bio}
        </Text>
      )}
      <AppLink
        to={publicPageHref(provider.handle)}
        aria-describedby={nameId}
        mt="auto"
        pt="4"
        minH="11"
        fontWeight="600"
        alignSelf="flex-start"
        _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
      >
        View Profile
      </AppLink>
    </Panel>
  );
}
