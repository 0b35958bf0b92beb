import { Heading, Stack } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { listBadgeApplications } from '../../../data/admin/badge-applications.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BadgeDecisionDialog, type BadgeDecision } from './badge-decision-dialog.tsx';

interface ApplicationListProps {
  first: CallableOutput<'admin-badges'>;
  /** Called when an application was decided elsewhere or replaced. */
  onChanged: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function ApplicationList({ first, onChanged }: ApplicationListProps) {
  const [{ applications, next }, setPages] = useState(first);
  const [deciding, setDeciding] = useState<{ entry: BadgeEntry; decision: BadgeDecision } | null>(
    null,
  );
  const showMore = async () => {
    const page = await listBadgeApplications(next);
    setPages({ applications: [...applications, ...page.applications], next: page.next });
  };
  const remove = (id: string) =>
    setPages((pages) => ({
      ...pages,
      applications: pages.applications.filter((entry) => entry.id !== id),
    }));
  return (
    <>
      {applications.length === 0 && next === null && (
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
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {deciding && (
        <BadgeDecisionDialog
          {...deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null);
            remove(deciding.entry.id);
          }}
          onStale={onChanged}
        />
      )}
    </>
  );
}

/** The undecided applications for badges, oldest first, for administrators. */
export function BadgeApplications() {
  const first = useLoad('badge-applications', () => listBadgeApplications(null));
  return (
    <section aria-labelledby="badge-applications" tabIndex={-1}>
      <Heading as="h2" size="lg" id="badge-applications" mt="8" mb="4">
        Undecided applications
      </Heading>
      {first.status === 'loading' && <CardSkeletons label="Loading applications..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the applications.</ErrorState>
      )}
      {first.status === 'ready' && <ApplicationList first={first.data} onChanged={first.reload} />}
    </section>
  );
}
