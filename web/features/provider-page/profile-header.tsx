import { Box, Button, Flex, Link, Text, type ButtonProps } from '@chakra-ui/react';
import { BADGE_KINDS, badgeText } from '@doorstep/domain/badges/valid-badges';
import { areasServed } from '@doorstep/domain/profiles/areas-served';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { isolate } from '@doorstep/domain/text';
import { BadgeCheck, CalendarDays, Clock, Map, MapPin, Share2, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BADGE_LABELS } from '../../ui/media/badge-line.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { ScreenHeading } from '../../ui/layout/page.tsx';
import { PHONE_WIDTH, Picture } from '../../ui/media/picture.tsx';
import { RatingLine } from '../../ui/media/stars.tsx';
import { absoluteUrl } from '../../lib/page-data.ts';
import { useSavedProvider } from '../../data/profiles/saved-providers.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { answersLine, jobsLine } from '../../lib/text/provider-lines.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { HeartButton } from '../../ui/forms/heart-button.tsx';

function Cover({ url }: { url: string }) {
  return (
    <Picture
      url={url}
      renditions={[480, 840, 1600]}
      sizes={`(min-width: 1152px) 68rem, (min-width: 768px) 100vw, ${PHONE_WIDTH}`}
      alt=""
      htmlWidth={1600}
      htmlHeight={533}
      w="full"
      h={{ base: 'auto', md: '15rem' }}
      aspectRatio={{ base: 2, md: 'auto' }}
      objectFit="cover"
      bg="bg.muted"
      borderRadius={{ md: '3xl' }}
      fetchPriority="high"
    />
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2" color="fg.muted" fontSize={{ base: 'md', md: 'lg' }}>
      <Box pt="0.5" flexShrink="0" aria-hidden="true">
        {icon}
      </Box>
      {children}
    </Flex>
  );
}

function Areas({ areas, hasBase }: { areas: string[]; hasBase: boolean }) {
  if (areas.length === 0) return null;
  return (
    <Line icon={hasBase ? <Map size={20} /> : <MapPin size={20} />}>
      <Text as="span" srOnly={!hasBase}>
        Serves
      </Text>
      <Flex as="ul" wrap="wrap" listStyleType="none" minW="0">
        {areas.map((area, i) => (
          <Box
            as="li"
            key={i}
            overflowWrap="anywhere"
            css={{ '&:not(:last-of-type)::after': { content: '"·" / ""', marginInline: '2' } }}
          >
            {area}
          </Box>
        ))}
      </Flex>
    </Line>
  );
}

/** The license and the insurance that administrators have checked. */
function Badges({ badges }: { badges: PublicPage['facts']['badges'] }) {
  return BADGE_KINDS.map((kind) => {
    const badge = badges[kind];
    return (
      badge && (
        <Line key={kind} icon={<ShieldCheck size={20} />}>
          <Text minW="0" overflowWrap="anywhere">
            <Text as="span" color="fg" fontWeight="600" me="2">
              {BADGE_LABELS[kind]}
            </Text>
            <span>{badgeText(kind, badge)}</span>
          </Text>
        </Line>
      )
    );
  });
}

/** Opens the device's share dialog, or copies the address where there is none. */
async function sharePage({ handle, display_name }: PublicPage): Promise<void> {
  const url = absoluteUrl(publicPageHref(handle));
  if ('share' in navigator) {
    try {
      await navigator.share({ title: display_name, url });
      return;
    } catch (error) {
      // The person closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The page could not be shared', error);
    }
  }
  await copyText(url, 'link');
}

function ShareButton({ provider, ...style }: { provider: PublicPage } & ButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      onClick={() => void sharePage(provider)}
      _print={{ display: 'none' }}
      {...style}
    >
      <Share2 size={16} aria-hidden="true" />
      Share
    </Button>
  );
}

/** Not on the person's own page, nor in the preview of the editor. */
function SaveButton({ provider: { id, display_name } }: { provider: PublicPage }) {
  const { isOwn, ...saved } = useSavedProvider(id);
  if (isOwn) return null;
  return (
    <HeartButton name={display_name} {...saved} size="sm">
      Save
    </HeartButton>
  );
}

/** What is known about the professional, and Save. Without a cover, Share too. */
function Facts({ provider }: { provider: PublicPage }) {
  const { city, locations, member_since, facts } = provider;
  const rating = ratingOf(facts.stars);
  const hasBase = city !== null && locations.some((location) => location !== city);
  return (
    <Flex direction="column" gap="1" mt="2">
      {rating && (
        <Link href="#reviews" alignSelf="flex-start" fontSize={{ base: 'md', md: 'lg' }}>
          <RatingLine rating={rating} />
        </Link>
      )}
      <Badges badges={facts.badges} />
      {hasBase && (
        <Line icon={<MapPin size={20} />}>
          <Text minW="0" overflowWrap="anywhere">
            {`Based in ${isolate(city)}`}
          </Text>
        </Line>
      )}
      <Areas areas={areasServed(provider)} hasBase={hasBase} />
      {facts.answer_minutes !== null && (
        <Line icon={<Clock size={20} />}>
          <Text>{answersLine(facts.answer_minutes)}</Text>
        </Line>
      )}
      {facts.jobs_completed > 0 && (
        <Line icon={<BadgeCheck size={20} />}>
          <Text>{jobsLine(facts.jobs_completed)}</Text>
        </Line>
      )}
      <Flex columnGap="5" rowGap="2" wrap="wrap" align="center">
        <Line icon={<CalendarDays size={20} />}>
          <Text>{`Member since ${member_since}`}</Text>
        </Line>
        <Flex gap="2">
          {provider.cover_url === null && <ShareButton provider={provider} />}
          <SaveButton provider={provider} />
        </Flex>
      </Flex>
    </Flex>
  );
}

/** The cover, with Share in its corner. */
export function PageCover({ provider }: { provider: PublicPage }) {
  if (provider.cover_url === null) return null;
  return (
    <Box mx={{ base: '-4', md: '0' }} mt={{ base: '-6', md: '-4' }} position="relative">
      <Cover url={provider.cover_url} />
      <ShareButton
        provider={provider}
        position="absolute"
        top="3"
        insetEnd="3"
        bg="bg"
        boxShadow="sm"
        _hover={{ bg: 'bg.muted' }}
      />
    </Box>
  );
}

/** The top of the page below the cover: avatar, name and facts. */
export function ProfileHeader({ provider }: { provider: PublicPage }) {
  const { cover_url: cover, display_name: name } = provider;
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '4', md: '6' }}
      align={{ md: cover ? 'flex-start' : 'center' }}
      ps={{ md: cover ? '8' : '0' }}
    >
      <Box
        mt={cover ? { base: '-16', md: '-20' } : '0'}
        p="1.5"
        bg="bg"
        borderRadius="full"
        alignSelf="flex-start"
        position="relative"
      >
        <Avatar name={name} url={provider.avatar_url} size="2xl" eager />
      </Box>
      <Box minW="0" flex={{ md: '1' }} pt={{ md: cover ? '5' : '0' }}>
        <ScreenHeading fontSize={{ base: '4xl', md: '5xl' }}>{name}</ScreenHeading>
        <Facts provider={provider} />
      </Box>
    </Flex>
  );
}
