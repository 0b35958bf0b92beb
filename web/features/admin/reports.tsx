import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { listReports } from '../../data/moderation/moderation.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
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
  const [{ reports, more }, setPages] = useState(first);
  const [reviewed, setReviewed] = useState<ReportEntry | null>(null);
  const showMore = async () => {
    const next = await listReports({ state, after: reports.at(-1)?.id ?? null });
    setPages({ reports: [...reports, ...next.reports], more: next.more });
  };
  if (reports.length === 0 && !more) {
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
      {more && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {reviewed && (
        <ReportDialog report={reviewed} onClose={() => setReviewed(null)} onDecided={onDecided} />
      )}
    </>
  );
}

/** The open and the decided reports, for administrators. */
export function Reports({ onDecided }: { onDecided: () => void }) {
  const [state, setState] = useState<List>('open');
  const first = useLoad(`reports:${state}`, () => listReports({ state, after: null }));
  return (
    <section aria-labelledby="reports" tabIndex={-1}>
      <Flex mt="12" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="reports">
          Reports
        </Heading>
        <Flex gap="2" role="group" aria-label="Which reports">
          {(['open', 'decided'] as const).map((list) => (
            <Button
              key={list}
              variant={list === state ? 'solid' : 'outline'}
              aria-pressed={list === state}
              onClick={() => setState(list)}
            >
              {LISTS[list]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading reports..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the reports.</ErrorState>
      )}
      {first.status === 'ready' && (
        <ReportList
          state={state}
          first={first.data}
          onDecided={() => {
            first.reload();
            onDecided();
          }}
        />
      )}
    </section>
  );
}
