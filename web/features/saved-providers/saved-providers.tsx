import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import {
  useSavedProviderList,
  type SavedProvider,
} from '../../data/profiles/saved-provider-list.ts';
import { useIsSaved, useSavedProvider } from '../../data/profiles/saved-providers.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { cityLine, servicesLine } from '../../lib/text/provider-lines.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { HeartButton, toastSaveError } from '../../ui/forms/heart-button.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { RatingLine } from '../../ui/media/stars.tsx';

/** Renders the button that asks a professional again; `nameId` is the element with the name. */
type RenderAskAgain = (profile: ProviderProfile, nameId: string) => ReactNode;

interface RowProps {
  profile: ProviderProfile;
  renderAskAgain: RenderAskAgain;
}

/**
 * A professional, whose link covers the row. They stay in the list when their heart is pressed, to
 * press it again.
 */
function Row({ profile, renderAskAgain }: RowProps) {
  const { id, display_name, avatar_url } = profile;
  const nameId = useId();
  const { isSaved, save } = useSavedProvider(id);
  const rating = ratingOf(profile.facts.stars);
  return (
    <Panel as="li" p={{ base: '4', md: '5' }} position="relative">
      <Flex gap="4" align="flex-start">
        <Avatar name={display_name} url={avatar_url} />
        <Box flex="1" minW="0">
          <AppLink
            id={nameId}
            to={publicPageHref(profile.handle)}
            variant="plain"
            fontWeight="600"
            overflowWrap="anywhere"
            lineClamp="2"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
          >
            {display_name}
          </AppLink>
          {rating && <RatingLine rating={rating} />}
          {[cityLine(profile), servicesLine(profile.services)].filter(Boolean).map((line) => (
            <Text key={line} color="fg.muted" fontSize="sm" lineClamp="2" overflowWrap="anywhere">
              {line}
            </Text>
          ))}
        </Box>
        <HeartButton
          name={display_name}
          isSaved={isSaved}
          save={save}
          px="0"
          zIndex="1"
          color="accent.fg"
        />
      </Flex>
      <Box mt="3" position="relative" zIndex="1" w="fit-content">
        {renderAskAgain(profile, nameId)}
      </Box>
    </Panel>
  );
}

/** A professional whose page is not published. Once removed, they cannot be saved again now. */
function UnavailableRow({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { save } = useSavedProvider(id);
  const remove = async () => {
    onRemove();
    try {
      await save(false);
      toast.announce('Removed');
    } catch (error) {
      toastSaveError(error);
    }
  };
  return (
    <Panel as="li" p={{ base: '4', md: '5' }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted">Not available right now</Text>
        <Button variant="outline" onClick={() => void remove()}>
          Remove
        </Button>
      </Flex>
    </Panel>
  );
}

interface SavedProvidersProps {
  uid: string;
  /** Whether a link has just led here, which moves the focus to the heading. */
  isCurrent: boolean;
  renderAskAgain: RenderAskAgain;
}

/** The professionals that a person has saved, the last one first. */
export function SavedProviders({ uid, isCurrent, renderAskAgain }: SavedProvidersProps) {
  const list = useSavedProviderList(uid);
  const isSaved = useIsSaved();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) heading.current?.focus({ preventScroll: true });
  }, [isCurrent]);

  const isShown = ({ id, profile }: SavedProvider) => profile !== null || isSaved(id);
  const rows = list.status === 'ready' ? list.rows.filter(isShown) : [];
  const more = list.status === 'ready' && list.more;
  return (
    <Box as="section" aria-labelledby="saved">
      <Heading as="h2" size="lg" id="saved" mb="4" tabIndex={-1} outline="0" ref={heading}>
        Saved professionals
      </Heading>
      {list.status === 'loading' && <LineSkeletons label="Loading your saved professionals..." />}
      {list.status === 'error' && (
        <ErrorState onRetry={list.reload}>We couldn't load your saved professionals.</ErrorState>
      )}
      {list.status === 'ready' && rows.length === 0 && !more && (
        <Text color="fg.muted">
          No one saved yet. To save a professional, press the heart on their card or page.
        </Text>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ id, profile }) =>
          profile === null ? (
            <UnavailableRow key={id} id={id} onRemove={() => heading.current?.focus()} />
          ) : (
            <Row key={id} profile={profile} renderAskAgain={renderAskAgain} />
          ),
        )}
      </Stack>
      {list.status === 'ready' && list.more && (
        <ShowMore onShow={list.showMore}>Show more</ShowMore>
      )}
    </Box>
  );
}
