import { BADGE_KINDS } from '@doorstep/domain/badges/valid-badges';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { useOwnBadges } from '../../data/badges/badges.ts';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { BadgeRow } from './badge-row.tsx';

/** The id of the section. Mails link to it. */
const ID = 'badges';

/** Where a professional asks for the badges, and sees whether they are granted. */
export function BadgeSection({ uid }: { uid: string }) {
  const own = useOwnBadges(uid);
  const section = useHashTarget(ID);
  return (
    <Panel
      as="section"
      id={ID}
      ref={section}
      tabIndex={-1}
      aria-labelledby="badges-title"
      scrollMarginTop="24"
    >
      <Heading as="h2" size="md" id="badges-title" mb="2">
        License and insurance
      </Heading>
      <Text color="fg.muted" mb="5">
        Your page and your card in search say ‘Licensed’ and ‘Insured’ when we have checked it.
      </Text>
      {own.status === 'loading' && <LineSkeletons label="Loading your badges..." />}
      {own.status === 'error' && (
        <ErrorState onRetry={own.retry}>We couldn't load your badges.</ErrorState>
      )}
      {own.status === 'ready' && !own.hasPage && (
        <Text>Save your page first. Then you can send your license and your insurance here.</Text>
      )}
      {own.status === 'ready' && own.hasPage && (
        <Stack as="ul" gap="6" listStyleType="none">
          {BADGE_KINDS.map((kind) => (
            <BadgeRow
              key={kind}
              kind={kind}
              application={own.applications[kind]}
              badge={own.badges[kind]}
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
