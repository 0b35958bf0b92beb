import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { minimalRequest } from '@doorstep/domain/requests/minimal-request';
import type { Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { Column, ProviderFacts } from './compared-request.tsx';

vi.mock('../../../data/requests/requests.ts', () => ({}));
vi.mock('../../../data/profiles/published-profile.ts', () => ({}));
vi.mock('../../../data/callables.ts', () => ({}));

const NOW = new Date('2026-11-30T12:00:00Z');
const QUOTE: Quote = {
  ...{ id: 'quote-1', lines: [{ text: 'Labor', cents: 28_000 }], total_cents: 28_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2026-12-24' },
  ...{ time_zone: 'UTC', state: 'open', created_at: NOW, decided_at: null, decided_by: null },
};
const textsOf = (element: ReactElement) =>
  renderMarkup(<MemoryRouter>{element}</MemoryRouter>)
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>/)
    .filter(Boolean);
const column = (changes: Partial<ServiceRequest>) =>
  textsOf(<Column request={minimalRequest(changes)} now={NOW} />);

// @2.53.6
it('shows the newest quote with its state, and Accept only while it can be accepted', () => {
  const none = column({});
  expect(none).toEqual(expect.arrayContaining(['Rivera', 'Pending', 'No quote yet', 'Chat']));
  expect(none).not.toContain('Accept');

  const open = column({ quote: QUOTE });
  expect(open).toEqual(expect.arrayContaining(['Open', 'Labor', '$280.00', 'Accept']));
  expect(open.join(' ')).toMatch(/Valid until .*24/);

  const decided = { decided_at: NOW, decided_by: 'c' };
  const states: [Partial<ServiceRequest>, string][] = [
    [{ quote: { ...QUOTE, valid_until: '2026-11-29' } }, 'Expired'],
    [{ quote: { ...QUOTE, ...decided, state: 'withdrawn' } }, 'Withdrawn'],
    [{ quote: { ...QUOTE, ...decided, state: 'declined' } }, 'Declined'],
    [{ quote: { ...QUOTE, ...decided, state: 'accepted' }, status: 'in_progress' }, 'Accepted'],
    [{ quote: QUOTE, status: 'cancelled' }, 'Cancelled'],
    [{ quote: QUOTE, closed: true }, 'Open'],
  ];
  for (const [changes, label] of states) {
    const texts = column(changes);
    expect(texts).toContain(label);
    expect(texts).toContain('$280.00');
    expect(texts).not.toContain('Accept');
  }
});

// @2.53.6
it('shows reviews and distance, or that the page is not published', () => {
  const profile = providerProfileSchema.parse({
    ...{ id: 'pro-1', user_id: 'pro-1', handle: 'rivera', display_name: 'Rivera', bio: null },
    ...{ services: [], city: null, locations: [], phone: null, website_url: null, email: null },
    ...{ facebook_url: null, instagram_url: null, twitter_url: null, linkedin_url: null },
    ...{ avatar_url: null, cover_url: null, work_photos: [], published: true },
    ...{ created_at: NOW, updated_at: NOW, facts: NO_FACTS },
  });
  const distance = { meters: 14_484, is_inside: true };
  const known = textsOf(<ProviderFacts profile={profile} distance={distance} />);
  expect(known).toEqual(['No reviews yet', 'about 9 miles away', 'View profile']);
  const facts = { ...NO_FACTS, stars: [0, 0, 0, 1, 1] };
  const rated = textsOf(<ProviderFacts profile={{ ...profile, facts }} distance={null} />);
  expect(rated).toEqual(['4.5 (2)', 'View profile']);
  expect(textsOf(<ProviderFacts profile={null} distance={null} />)).toEqual([
    "Their page isn't available right now.",
  ]);
});
