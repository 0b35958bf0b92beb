import { EMPTY_DAY } from '@doorstep/domain/analytics/analytics-month';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { Funnel } from './funnel.tsx';

it('shows each step with the totals of its quotes, and with the number of the range before', () => {
  const total = { ...EMPTY_DAY, views: 40, quotes: 9, quotes_cents: 125_000, accepted: 1 };
  const before = { ...EMPTY_DAY, quotes: 2 };
  const texts = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const shown = texts(renderMarkup(<Funnel total={total} before={before} />));
  expect(shown).toContain('Views 40 was 0 Requests 0 was 0 Quotes sent $1,250 9 was 2');
  expect(shown).toContain('Quotes accepted 1 was 0 Completed 0 was 0');
  expect(texts(renderMarkup(<Funnel total={total} before={null} />))).not.toContain('was');
});
