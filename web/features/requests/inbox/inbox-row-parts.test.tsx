import { minimalRequest } from '@doorstep/domain/requests/minimal-request';
import type { Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { OpenBadges } from './inbox-row-parts.tsx';

const NOW = new Date('2026-11-30T12:00:00Z');
const QUOTE: Quote = {
  ...{ id: 'quote-1', lines: [{ text: 'Labor', cents: 28_000 }], total_cents: 28_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2026-12-24' },
  ...{ time_zone: 'UTC', state: 'open', created_at: NOW, decided_at: null, decided_by: null },
};

/** Returns what stands out in a request 40 miles away. */
function badgesOf(is_inside: boolean, changes: Partial<ServiceRequest> = {}) {
  const distance = { meters: 64_374, is_inside };
  const thread = minimalRequest({ place: 'Austin, TX', distance, ...changes });
  return renderMarkup(<OpenBadges row={{ kind: 'request', id: thread.id, thread }} now={NOW} />);
}

// @2.50.11
it('warns that a job is outside the area, until the first quote or the end', () => {
  expect(badgesOf(false)).toContain('40 miles · Outside your area');
  expect(badgesOf(true)).not.toContain('miles');
  expect(badgesOf(false, { quote: QUOTE })).not.toContain('miles');
  expect(badgesOf(false, { status: 'completed' })).not.toContain('miles');
});
