import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEarlierQuotes } from '../../../data/requests/requests.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { LineSkeletons } from '../../../ui/feedback/states.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { QuoteStatusBadge } from '../thread-badges.tsx';
import { QuoteDetails } from './quote-details.tsx';

/** The earlier quotes of a request, newest first. */
export function EarlierQuotes({ requestId, now }: { requestId: string; now: Date }) {
  const quotes = useEarlierQuotes(requestId);
  if (quotes.status === 'loading') return <LineSkeletons label="Loading earlier quotes..." />;
  if (quotes.status === 'error') {
    return (
      <Text role="alert">
        We couldn't load the earlier quotes.{' '}
        <Button variant="outline" onClick={quotes.retry}>
          Try again
        </Button>
      </Text>
    );
  }
  const { rows, more } = quotes.data;
  if (rows.length === 0) return <Text color="fg.muted">No earlier quotes.</Text>;
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((quote) => (
          <Box as="li" key={quote.id} borderTopWidth="1px" pt="3">
            <Flex gap="2" align="center" justify="space-between">
              <Text color="fg.muted">{`Sent ${formatDate(quote.created_at)}`}</Text>
              <QuoteStatusBadge quote={quote} now={now} />
            </Flex>
            <QuoteDetails quote={quote} />
          </Box>
        ))}
      </Stack>
      {more && <ShowMore onShow={quotes.showMore}>Show earlier</ShowMore>}
    </>
  );
}
