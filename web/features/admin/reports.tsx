import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import type { CallableOutput, ReportEntry } from '@doorstep/domain/callables';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listReports } from '../../data/moderation/moderation.ts';
import { useLoad } from '../../lib/use-load.ts';
import { NavigationBar } from '../../ui/layout/navigation-bar.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { ReportCard } from './report-card.tsx';

/** With Chakra, which this screen does not need before. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

const LISTS = { open: 'Open', decided: 'Decided' } as const;
type List = keyof typeof LISTS;

interface ReportListProps {
  state: List;
  first: CallableOutput<'admin-reports'>;
  /** Something was decided: the list is another one. */
  onDecided: () => void;
}

/** The first page as it was loaded, and the pages that were asked for after it. */
function ReportList({ state, first, onDecided }: ReportListProps) {
  const [{ reports, more }, setPages] = useState(first);
  const [looked, setLooked] = useState<ReportEntry | null>(null);
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
          <ReportCard key={report.id} report={report} onLook={() => setLooked(report)} />
        ))}
      </Stack>
      {more && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {looked && (
        <Suspense fallback={<NavigationBar />}>
          <ReportDialog report={looked} onClose={() => setLooked(null)} onDecided={onDecided} />
        </Suspense>
      )}
    </>
  );
}

/** What people have reported, for an administrator: the open ones, and what was decided. */
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
