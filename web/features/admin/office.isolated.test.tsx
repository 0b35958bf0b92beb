import type { PersonSheet as Sheet } from '@doorstep/domain/admin/office-callables';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { BusinessFigures } from './numbers/business-figures.tsx';
import { People } from './people/people.tsx';

const mocks = vi.hoisted(() => ({ load: vi.fn<(key: string) => unknown>() }));
vi.mock('../../lib/use-load.ts', () => ({ useLoad: mocks.load }));
vi.mock('../../data/admin/admin.ts', () => ({ getBusiness: null }));
vi.mock('@doorstep/domain/brand', async () => {
  const sample = await import('@doorstep/domain/sample-brand');
  return { BRAND: sample.SAMPLE_BRAND };
});

const screen = (element: ReactElement, data: object, address = '/') => {
  mocks.load.mockImplementation((key) =>
    key.startsWith('charts of') ? { status: 'loading' } : { status: 'ready', data },
  );
  return renderMarkup(<MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>);
};

it('shows plans under the names of the brand', () => {
  const person = { uid: 'sam', name: 'Sam', handle: null, email: null, is_suspended: false };
  const people = screen(<People />, { people: [{ ...person, plan: 'Business' }], next: null });
  expect(people).toContain('>Team<');
  const plans = [{ tier: 'Pro', count: 2, amount: 2900 }];
  const figures = screen(<BusinessFigures />, { plans, months: [], counted_until: null });
  expect(figures).toContain('On Plus');
});

it('says when a page of people is empty and others follow', () => {
  const text = screen(<People />, { people: [], next: 'cursor' });
  expect(text).toContain('Nobody on this page yet.');
  expect(text).toContain('Show more');
  expect(screen(<People />, { people: [], next: null })).toContain('Nobody was found.');
});

// @2.10.26
it('links the customer at Stripe, and shows more of a long list only', () => {
  const stripe_url = 'https://dashboard.stripe.com/test/customers/cus_1';
  const time = '2026-01-15T10:00:00Z';
  const support = { kind: 'support', id: 'S-7F3K9Q', subject: 'Help', state: 'open' } as const;
  const sheet: Sheet = {
    ...{ uid: 'sam', name: 'Sam', standing: 'open', is_admin: false, account: null, page: null },
    plan: {
      ...{ tier: 'Pro', subscribed: true, status: 'active', ends_at: null, is_canceled: false },
      stripe_url,
    },
    ...{ member_of: null, team_size: 0 },
    lists: [
      { list: 'requests_sent', count: 0, entries: [], next: null },
      { list: 'support', count: 11, entries: [{ ...support, at: time }], next: 'cursor' },
    ],
  };
  const text = screen(<People />, sheet, '/?person=sam');
  expect(text).toMatch(new RegExp(`<a[^>]*href="${stripe_url}"`));
  expect(text).toContain('Requests sent: 0');
  expect(text).toContain('S-7F3K9Q, Help');
  expect(text.match(/Show more/g)).toHaveLength(1);
});
