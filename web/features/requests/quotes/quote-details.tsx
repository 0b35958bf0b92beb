import { Box, chakra, Text } from '@chakra-ui/react';
import { formatMoney } from '@doorstep/domain/billing/money';
import type { Quote } from '@doorstep/domain/requests/quote';
import { formatStoredDay } from '../../../lib/text/format.ts';

const Table = chakra('table', {
  base: { w: 'full', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const Cell = chakra('td', { base: { py: '1.5', verticalAlign: 'top' } });
const Head = chakra('th', {
  base: { py: '1.5', textAlign: 'start', fontWeight: '600', verticalAlign: 'top' },
});

/** The lines of a quote with their amounts, its total and its notes. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const money = (cents: number) => formatMoney(cents, quote.currency);
  return (
    <Box>
      <Table>
        <Box as="caption" srOnly>
          Quote
        </Box>
        <Box as="thead" srOnly>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </Box>
        <tbody>
          {/* A quote never changes, so the position identifies a line. */}
          {quote.lines.map(({ text, cents }, i) => (
            <Box as="tr" key={i} borderBottomWidth="1px">
              <Cell pe="4">{text}</Cell>
              <Cell textAlign="end" whiteSpace="nowrap">
                {money(cents)}
              </Cell>
            </Box>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Head scope="row">Total</Head>
            <Cell textAlign="end" whiteSpace="nowrap" fontWeight="600">
              {money(quote.total_cents)}
            </Cell>
          </tr>
        </tfoot>
      </Table>
      {quote.tax_note !== null && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {quote.tax_note}
        </Text>
      )}
      <Text color="fg.muted" fontSize="sm">
        {`Valid until ${formatStoredDay(quote.valid_until)}`}
      </Text>
      {quote.message !== null && (
        <Text mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {quote.message}
        </Text>
      )}
    </Box>
  );
}
