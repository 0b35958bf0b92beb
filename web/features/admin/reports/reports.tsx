import { Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { listReports } from '../../../data/moderation/moderation.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { ListChoice } from '../shared/list-choice.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportDialog } from './report-dialog.tsx';

const LISTS = { open: 'Open', decided: 'Decided' } as const;
type List = keyof typeof LISTS;

interface ReportListProps {
  state: List;
  first: CallableOutput<'admin-reports'>;
  /** Called after a decision, which changes the list. */
  onDecided: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function ReportList({ state, first, onDecided }: ReportListProps) {
  const [{ reports, next }, setPages] = useState(first);
  const [reviewed, setReviewed] = useState<ReportEntry | null>(null);
  const showMore = async () => {
    const page = await listReports({ state, after: next });
    setPages({ reports: [...reports, ...page.reports], next: page.next });
  };
  if (reports.length === 0 && next === null) {
    return (
      <EmptyState icon={<ShieldCheck />}>
        {state === 'open' ? 'No open reports.' : 'No decided reports yet.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} onReview={() => setReviewed(report)} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {reviewed && (
        <ReportDialog report={reviewed} onClose={() => setReviewed(null)} onDecided={onDecided} />
      )}
    </>
  );
}

/** The open and the decided reports, for administrators. */
export function Reports() {
  const [state, setState] = useState<List>('open');
  const first = useLoad(`reports:${state}`, () => listReports({ state, after: null }));
  return (
    <section aria-labelledby="reports" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="reports">
          Reports
        </Heading>
        <ListChoice label="Which reports" lists={LISTS} chosen={state} onChoose={setState} />
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading reports..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the reports.</ErrorState>
      )}
      {first.status === 'ready' && (
        <ReportList state={state} first={first.data} onDecided={first.reload} />
      )}
    </section>
  );
}
