import { Heading, Stack } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { listBadgeApplications } from '../../data/admin/badge-applications.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BadgeDecisionDialog, type BadgeDecision } from './badge-decision-dialog.tsx';

interface ApplicationListProps {
  first: CallableOutput<'admin-badges'>;
  onDecided: () => void;
  /** Called when an application was decided elsewhere or replaced. */
  onChanged: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function ApplicationList({ first, onDecided, onChanged }: ApplicationListProps) {
  const [{ applications, more }, setPages] = useState(first);
  const [deciding, setDeciding] = useState<{ entry: BadgeEntry; decision: BadgeDecision } | null>(
    null,
  );
  const showMore = async () => {
    const next = await listBadgeApplications(applications.at(-1)?.asked_at ?? null);
    setPages({ applications: [...applications, ...next.applications], more: next.more });
  };
  const remove = (id: string) => {
    setPages((pages) => ({
      ...pages,
      applications: pages.applications.filter((entry) => entry.id !== id),
    }));
    onDecided();
  };
  return (
    <>
      {applications.length === 0 && !more && (
        <EmptyState icon={<BadgeCheck />}>Nobody is waiting for a badge.</EmptyState>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {applications.map((entry) => (
          <BadgeCard
            key={entry.id + entry.asked_at}
            entry={entry}
            onDecide={(decision) => setDeciding({ entry, decision })}
          />
        ))}
      </Stack>
      {more && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {deciding && (
        <BadgeDecisionDialog
          {...deciding}
          onClose={() => setDeciding(null)}
          onDecided={() => {
            setDeciding(null);
            remove(deciding.entry.id);
          }}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

/** The undecided applications for badges, oldest first, for administrators. */
export function BadgeApplications({ onDecided }: { onDecided: () => void }) {
  const first = useLoad('badge-applications', () => listBadgeApplications(null));
  return (
    <section aria-labelledby="badge-applications" tabIndex={-1}>
      <Heading as="h2" size="lg" id="badge-applications" mt="12" mb="4">
        Badges
      </Heading>
      {first.status === 'loading' && <CardSkeletons label="Loading applications..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the applications.</ErrorState>
      )}
      {first.status === 'ready' && (
        <ApplicationList first={first.data} onDecided={onDecided} onChanged={first.reload} />
      )}
    </section>
  );
}
