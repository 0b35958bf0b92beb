import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { GrantedBadgeLine } from '@doorstep/domain/admin/office-callables';
import type { BadgeKind } from '@doorstep/domain/badges/badge';
import type { CallableOutput } from '@doorstep/domain/callables';
import { LIMITS } from '@doorstep/domain/limits';
import { isolate } from '@doorstep/domain/text';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { listGrantedBadges, takeBackBadge } from '../../../data/admin/admin.ts';
import { BADGE_NAMES } from '../../../lib/text/badge-names.ts';
import { formatStoredDay } from '../../../lib/text/format.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { ListChoice } from '../shared/list-choice.tsx';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';
import { personHref } from '../shared/use-admin-view.ts';

const KINDS = { license: 'Licenses', insurance: 'Insurance' } as const;

function BadgeRow({ badge, onTakeBack }: { badge: GrantedBadgeLine; onTakeBack: () => void }) {
  const { uid, kind, number, expires_on, provider } = badge;
  return (
    <Panel as="li" ref={moveFocusOnUnmount} overflowWrap="anywhere">
      <Heading as="h3" size="sm">
        <AppLink to={personHref(uid)}>{provider.display_name}</AppLink>
      </Heading>
      <Text color="fg.muted">
        {`${number === null ? '' : `Number ${isolate(number)}, `}valid until ${formatStoredDay(expires_on)}`}
      </Text>
      <Button
        mt="4"
        variant="outline"
        aria-label={`Revoke…: ${BADGE_NAMES[kind].name} of ${isolate(provider.display_name)}`}
        onClick={onTakeBack}
      >
        Revoke…
      </Button>
    </Panel>
  );
}

interface BadgeListProps {
  kind: BadgeKind;
  first: CallableOutput<'admin-granted-badges'>;
  /** Called when a badge was changed elsewhere. */
  onChanged: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function BadgeList({ kind, first, onChanged }: BadgeListProps) {
  const [{ badges, next }, setPages] = useState(first);
  const [taken, setTaken] = useState<GrantedBadgeLine | null>(null);
  const showMore = async () => {
    const page = await listGrantedBadges({ kind, after: next });
    setPages({ badges: [...badges, ...page.badges], next: page.next });
  };
  const remove = (uid: string) =>
    setPages((pages) => ({ ...pages, badges: pages.badges.filter((one) => one.uid !== uid) }));
  if (badges.length === 0 && next === null) {
    return <EmptyState icon={<BadgeCheck />}>No one has this badge.</EmptyState>;
  }
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {badges.map((badge) => (
          <BadgeRow key={badge.uid} badge={badge} onTakeBack={() => setTaken(badge)} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {taken && (
        <NoteDialog
          title={`Revoke the ${BADGE_NAMES[kind].name} badge of ${isolate(taken.provider.display_name)}?`}
          explanation="The badge disappears from the page and search right away. We'll email your reason to the professional, who can send a new document."
          help="The professional will see this. It also goes in the audit log."
          label="Revoke"
          isHarsh
          maxLength={LIMITS.badgeReason}
          done={ADMIN_MESSAGES.badgeTakenBack}
          onConfirm={(reason) =>
            takeBackBadge({ uid: taken.uid, kind, expires_on: taken.expires_on, reason })
          }
          onClose={() => setTaken(null)}
          onDone={() => {
            setTaken(null);
            remove(taken.uid);
          }}
          onStale={onChanged}
        />
      )}
    </>
  );
}

/** The badges that professionals have, sorted by their last day, for administrators. */
export function GrantedBadges() {
  const [kind, setKind] = useState<BadgeKind>('license');
  const first = useLoad(`granted-badges:${kind}`, () => listGrantedBadges({ kind, after: null }));
  return (
    <section aria-labelledby="granted-badges" tabIndex={-1}>
      <Flex mt="12" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="granted-badges">
          Active badges
        </Heading>
        <ListChoice label="Which badges" lists={KINDS} chosen={kind} onChoose={setKind} />
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading badges..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the badges.</ErrorState>
      )}
      {first.status === 'ready' && (
        <BadgeList kind={kind} first={first.data} onChanged={first.reload} />
      )}
    </section>
  );
}
