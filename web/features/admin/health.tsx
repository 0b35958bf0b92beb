import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { HeartPulse } from 'lucide-react';
import { getAdminHealth } from '../../data/admin/admin.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { formatWhen } from './shared/format-when.ts';

/** The active alarms of the market, for administrators. */
export function Health() {
  const health = useLoad('admin-health', getAdminHealth);
  const cards = health.status === 'ready' ? health.data : [];
  return (
    <section aria-labelledby="health" tabIndex={-1}>
      <Heading as="h2" size="lg" id="health" mt="12" mb="4">
        Alarms
      </Heading>
      {health.status === 'loading' && <CardSkeletons count={1} label="Loading alarms..." />}
      {health.status === 'error' && (
        <ErrorState onRetry={health.reload}>We couldn't load the alarms.</ErrorState>
      )}
      {health.status === 'ready' && cards.length === 0 && (
        <EmptyState icon={<HeartPulse />}>
          No alarms. Mails, schedules, billing and spending are fine.
        </EmptyState>
      )}
      <Stack gap="3">
        {cards.map(({ title, text, since }) => (
          <Panel key={title}>
            <Text fontWeight="semibold">{title}</Text>
            <Text>{text}</Text>
            <Box color="fg.muted" textStyle="sm">
              {`Since ${formatWhen(since)}`}
            </Box>
          </Panel>
        ))}
      </Stack>
    </section>
  );
}
