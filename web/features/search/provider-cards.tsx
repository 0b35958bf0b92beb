import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { formatDistance } from '@doorstep/domain/places/units';
import { ownerOfSearchId } from '@doorstep/domain/search/search-cursor';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { useSavedProvider } from '../../data/profiles/saved-providers.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { cityLine, servicesLine } from '../../lib/text/provider-lines.ts';
import { HeartButton } from '../../ui/forms/heart-button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { PHOTO_SIZES, Picture } from '../../ui/media/picture.tsx';
import { BadgeLine } from '../../ui/media/badge-line.tsx';
import { RatingLine } from '../../ui/media/stars.tsx';

interface ProviderCardProps {
  provider: SearchResult;
  /** Whether it is visible without scrolling. */
  eager: boolean;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
  /** Where the card is, for analytics (`viewFragment`). */
  from: string;
}

/** The first work photo, as wide as the card. */
function CardPhoto({ url, eager }: { url: string; eager: boolean }) {
  return (
    <Picture
      url={url}
      renditions={[480, 840]}
      sizes={PHOTO_SIZES}
      alt=""
      htmlWidth={800}
      htmlHeight={400}
      w="full"
      h="auto"
      aspectRatio="2"
      objectFit="cover"
      bg="bg.muted"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}

/** Joins the names of trades. Leaves out ids that this release does not know. */
export const tradesLine = (trades: readonly string[]): string => tradeNames(trades).join(' · ');

/** The heart in the corner of a card. It is above the link that covers the card. */
function CardHeart({ provider: { id, display_name } }: Pick<ProviderCardProps, 'provider'>) {
  const { isOwn, ...saved } = useSavedProvider(ownerOfSearchId(id));
  if (isOwn) return null;
  return (
    <HeartButton
      name={display_name}
      {...saved}
      px="0"
      position="absolute"
      top="3"
      insetEnd="3"
      zIndex="1"
      borderRadius="full"
      bg="bg.panel"
      color="accent.fg"
    />
  );
}

/** A professional in the results. The link covers the whole card. */
export function ProviderCard({ provider, eager, heading, from }: ProviderCardProps) {
  const nameId = useId();
  const away = provider.km === null ? null : `${formatDistance(provider.km)} away`;
  const city = cityLine(provider);
  const services = servicesLine(provider.services);
  const trades = tradesLine(provider.trades);
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      p="0"
      overflow="hidden"
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      {provider.work_photo && <CardPhoto url={provider.work_photo} eager={eager} />}
      <Flex direction="column" flex="1" p={{ base: '5', md: '7' }}>
        <Flex
          gap="4"
          align="center"
          mb="4"
          // The heart is beside the name.
          {...(!provider.work_photo && { pe: '9' })}
        >
          <Avatar name={provider.display_name} url={provider.avatar_url} size="lg" eager={eager} />
          <Box minW="0">
            <Heading as={heading} id={nameId} size="md" lineClamp="2">
              {provider.display_name}
            </Heading>
            {(provider.rating !== null || provider.badges.length > 0) && (
              <Flex fontSize="sm" mt="1" columnGap="4" wrap="wrap">
                {provider.rating && <RatingLine rating={provider.rating} />}
                {provider.badges.length > 0 && <BadgeLine badges={provider.badges} />}
              </Flex>
            )}
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
            {away && (
              <Text mt="1" color="fg.muted" fontSize="sm">
                {away}
              </Text>
            )}
          </Box>
        </Flex>
        {trades && (
          <Text color="fg.muted" fontSize="sm" mb="2" lineClamp="1">
            {trades}
          </Text>
        )}
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
          to={publicPageHref(provider.handle, from)}
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
      </Flex>
      <CardHeart provider={provider} />
    </Panel>
  );
}

/** Cards in the first row of the widest layout. */
const FIRST_ROW = 3;

interface ProviderCardsProps {
  results: readonly SearchResult[];
  heading: 'h2' | 'h3';
  /** Whether they are the first cards of the page. */
  isFirst: boolean;
  /** Where they are, for analytics (`viewFragment`). */
  from: string;
}

/** The cards of a list of professionals. */
export function ProviderCards({ results, heading, isFirst, from }: ProviderCardsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="5">
      {results.map((provider, i) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          eager={isFirst && i < FIRST_ROW}
          heading={heading}
          from={from}
        />
      ))}
    </SimpleGrid>
  );
}
