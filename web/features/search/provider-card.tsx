import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { formatDistance } from '@doorstep/domain/places/units';
import { ownerOfSearchId } from '@doorstep/domain/search/results/search-cursor';
import { isolate } from '@doorstep/domain/text';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { useSavedProvider } from '../../data/profiles/saved-providers.ts';
import { publicPageHref, requestHref } from '../../lib/paths.ts';
import { answersLine, cityLine, jobsLine, servicesLine } from '../../lib/text/provider-lines.ts';
import { HeartButton } from '../../ui/forms/heart-button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Picture } from '../../ui/media/picture.tsx';
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

/** The first work photo with the avatar in its corner, or the avatar alone, beside the texts. */
function CardPictures({ provider, eager }: Pick<ProviderCardProps, 'provider' | 'eager'>) {
  const { display_name, avatar_url, work_photo } = provider;
  return (
    <Flex
      position="relative"
      gridRow={{ md: '1 / 3' }}
      minH="24"
      align={work_photo ? 'flex-end' : 'center'}
      justify={work_photo ? 'flex-end' : 'center'}
      p="2"
      bg="bg.muted"
    >
      {work_photo && (
        <Picture
          url={work_photo}
          renditions={[480]}
          alt=""
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
      <Box position="relative" borderRadius="full" {...(work_photo && { boxShadow: 'md' })}>
        <Avatar
          name={display_name}
          url={avatar_url}
          size={work_photo ? 'sm' : 'lg'}
          eager={eager}
        />
      </Box>
    </Flex>
  );
}

interface CardHeadProps extends Pick<ProviderCardProps, 'provider' | 'heading'> {
  /** The id of the heading. */
  nameId: string;
}
type CardBodyProps = Pick<ProviderCardProps, 'provider' | 'from'> & Pick<CardHeadProps, 'nameId'>;

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
      top="2"
      insetEnd="2"
      zIndex="1"
      borderRadius="full"
      bg="bg.panel"
      color="accent.fg"
    />
  );
}

/** Name, place, stars and badges, beside the pictures and the heart. */
function CardHead({ provider, heading, nameId }: CardHeadProps) {
  const { display_name, km, rating, badges } = provider;
  const city = cityLine(provider);
  const away = km === null ? null : `${formatDistance(km)} away`;
  return (
    <Box minW="0" p="4" pb="0" fontSize="sm">
      <Heading as={heading} id={nameId} size="md" lineClamp="2" pe="9" overflowWrap="anywhere">
        {display_name}
      </Heading>
      {(city ?? away) && (
        <Flex
          mt="1"
          columnGap="3"
          wrap="wrap"
          color="fg.muted"
          // Not a style attribute: the security policy refuses those on server-rendered pages.
          css={{ '& svg': { flexShrink: 0 } }}
        >
          {city && (
            <Flex gap="1.5" align="center" minW="0">
              <MapPin size={15} aria-hidden="true" />
              <Text lineClamp="1" overflowWrap="anywhere">
                {city}
              </Text>
            </Flex>
          )}
          {away && <Text>{away}</Text>}
        </Flex>
      )}
      {(rating !== null || badges.length > 0) && (
        <Flex mt="1" columnGap="4" wrap="wrap">
          {rating && <RatingLine rating={rating} />}
          {badges.length > 0 && <BadgeLine badges={badges} />}
        </Flex>
      )}
    </Box>
  );
}

/** A review, what the professional does, and the links, below the head. */
function CardBody({ provider, from, nameId }: CardBodyProps) {
  const { handle, bio, review_line, answer_minutes, jobs_completed } = provider;
  const services = servicesLine(provider.services);
  const trades = tradesLine(provider.trades);
  const known = [
    answer_minutes === null ? [] : answersLine(answer_minutes),
    jobs_completed === 0 ? [] : jobsLine(jobs_completed),
  ].flat();
  return (
    <Flex
      direction="column"
      gridColumn={{ base: '1 / 3', md: '2' }}
      minW="0"
      p="4"
      pt="2"
      gap="1"
      fontSize="sm"
    >
      {review_line && (
        <Text lineClamp="1" overflowWrap="anywhere">
          {`“${isolate(review_line)}”`}
        </Text>
      )}
      {trades && (
        <Text color="fg.muted" lineClamp="1">
          {trades}
        </Text>
      )}
      {services && (
        <Text fontWeight="500" lineClamp="2" overflowWrap="anywhere">
          {services}
        </Text>
      )}
      {bio && (
        <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {bio}
        </Text>
      )}
      {known.length > 0 && <Text>{known.join(' · ')}</Text>}
      <Flex mt="auto" pt="1" gap="2" justify="space-between" align="center" wrap="wrap">
        <AppLink
          to={publicPageHref(handle, from)}
          aria-describedby={nameId}
          minH="11"
          fontSize="md"
          fontWeight="600"
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
        >
          View Profile
        </AppLink>
        <ButtonLink
          to={requestHref(publicPageHref(handle), '', 'draft') + from}
          aria-describedby={nameId}
          variant="outline"
          px="4"
          // Above the link that covers the card.
          zIndex="1"
        >
          Request Service
        </ButtonLink>
      </Flex>
    </Flex>
  );
}

/** A professional in the results. The link to the page covers the whole card. */
export function ProviderCard({ provider, eager, heading, from }: ProviderCardProps) {
  const nameId = useId();
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
      gridTemplateRows="auto 1fr"
      h="full"
      p="0"
      overflow="hidden"
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      <CardPictures provider={provider} eager={eager} />
      <CardHead provider={provider} heading={heading} nameId={nameId} />
      <CardBody provider={provider} from={from} nameId={nameId} />
      <CardHeart provider={provider} />
    </Panel>
  );
}
