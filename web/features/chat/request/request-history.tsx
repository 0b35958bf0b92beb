import { Box, Button, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useRequestHistory } from '../../../data/requests/requests.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { LineSkeletons } from '../../../ui/feedback/states.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { historyText, type HistoryReader } from './history-text.ts';

interface RequestHistoryProps {
  request: ServiceRequest;
  reader: HistoryReader;
}

/** Shows who changed the request's status, and when, newest first. */
export function RequestHistory({ request, reader }: RequestHistoryProps) {
  const history = useRequestHistory(request.id);
  const now = useNow();
  if (history.status === 'loading') return <LineSkeletons label="Loading history..." />;
  if (history.status === 'error') {
    return (
      <Text role="alert">
        We couldn't load the history.{' '}
        <Button variant="outline" onClick={history.retry}>
          Try again
        </Button>
      </Text>
    );
  }
  const { rows, more } = history.data;
  return (
    <>
      <Box as="ol">
        {rows.map((entry) => (
          <li key={entry.id}>{historyText(entry, request, reader, now)}</li>
        ))}
        {!more && <li>{`Sent · ${formatDateTime(request.created_at, now)}`}</li>}
      </Box>
      {more && <ShowMore onShow={history.showMore}>Show earlier</ShowMore>}
    </>
  );
}
