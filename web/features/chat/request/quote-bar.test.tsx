import type { Quote } from '@doorstep/domain/requests/quote';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { QuoteAnnouncement } from './quote-bar.tsx';

const QUOTE: Quote = {
  id: 'q1',
  lines: [],
  tax_note: null,
  message: null,
  total_cents: 134_000,
  currency: 'usd',
  valid_until: '2031-03-04',
  time_zone: 'UTC',
  state: 'open',
  created_at: new Date('2031-03-01T12:00:00Z'),
  decided_at: null,
  decided_by: null,
};

it('announces a quote and its status in one short sentence @4.14.11', () => {
  const announced = (quote: Quote | null, now = '2031-03-02T12:00:00Z') => {
    const html = renderMarkup(<QuoteAnnouncement quote={quote} now={new Date(now)} />);
    return /<p[^>]*role="status"[^>]*>([^<]*)<\/p>/.exec(html)?.[1];
  };
  expect(announced(null)).toBe('');
  expect(announced(QUOTE)).toBe('Quote $1,340: open.');
  expect(announced({ ...QUOTE, state: 'accepted' })).toBe('Quote $1,340: accepted.');
  expect(announced(QUOTE, '2031-03-06T12:00:00Z')).toBe('Quote $1,340: expired.');
});
