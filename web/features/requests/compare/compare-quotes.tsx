import { SimpleGrid } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { ClipboardList } from 'lucide-react';
import { useRequestGroup } from '../../../data/requests/request-groups.ts';
import { askOthersHref, paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { PageHeading } from '../../../ui/layout/page.tsx';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { ComparedRequest } from './compared-request.tsx';

/**
 * The quotes for one job side by side, live. Reads the group, up to four requests and their
 * professionals' profiles: nine documents.
 */
export function CompareQuotes({ firstId }: { firstId: string }) {
  const group = useRequestGroup(firstId);
  const now = useNow();
  if (group.status === 'loading') return <CardSkeletons label="Loading the quotes..." />;
  if (group.status === 'error' && group.error.code !== 'permission-denied') {
    return <ErrorState onRetry={group.retry}>We couldn't load the quotes.</ErrorState>;
  }
  const ids = group.status === 'ready' ? group.data?.request_ids : undefined;
  if (!ids) {
    return (
      <>
        <PageHeading>Compare quotes</PageHeading>
        <EmptyState
          icon={<ClipboardList />}
          action={<ButtonLink to={paths.clientDashboard}>My Requests</ButtonLink>}
        >
          There's nothing to compare here.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading
        lead="You have a separate chat with each professional. They can't see each other."
        actions={
          ids.length < LIMITS.requestGroup && (
            <ButtonLink to={askOthersHref(firstId)} variant="outline">
              Ask another professional too
            </ButtonLink>
          )
        }
      >
        Compare quotes
      </PageHeading>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        gap="5"
        columns={{ base: 1, md: 2, xl: ids.length }}
        gridAutoRows={{ md: 'auto' }}
      >
        {ids.map((id) => (
          <ComparedRequest key={id} requestId={id} now={now} />
        ))}
      </SimpleGrid>
    </>
  );
}
