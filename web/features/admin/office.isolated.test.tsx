import type { PersonSheet as Sheet } from '@doorstep/domain/admin/office-callables';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { AuditLog } from './audit-log.tsx';
import { BusinessFigures } from './numbers/business-figures.tsx';
import { People } from './people/people.tsx';

const mocks = vi.hoisted(() => ({ load: vi.fn<(key: string) => unknown>() }));
vi.mock('../../lib/use-load.ts', () => ({ useLoad: mocks.load }));
vi.mock('../../data/admin/admin.ts', () => ({ getBusiness: null }));
vi.mock('../../data/moderation/moderation.ts', () => ({ listAuditLog: null }));
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
  expect(text).toContain('No matches so far.');
  expect(text).toContain('Show more');
  expect(screen(<People />, { people: [], next: null })).toContain('No one found.');
});

// @2.10.26 @2.10.36
it('links the customer at Stripe and who sent a request, and shows more of a long list only', () => {
  const stripe_url = 'https://dashboard.stripe.com/test/customers/cus_1';
  const time = '2026-01-15T10:00:00Z';
  const request = { kind: 'request', id: 'r1', status: 'pending', at: time } as const;
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
      {
        ...{ list: 'requests_received', count: 1, next: null },
        entries: [{ ...request, with: { uid: 'nora', name: 'Nora Bell' } }],
      },
      { list: 'support', count: 11, entries: [{ ...support, at: time }], next: 'cursor' },
    ],
  };
  const text = screen(<People />, sheet, '/?person=sam');
  expect(text).toMatch(new RegExp(`<a[^>]*href="${stripe_url}"`));
  expect(text).toMatch(
    /<a[^>]*href="\/admin\?tab=people&amp;person=nora"[^>]*>From Nora Bell<\/a>/,
  );
  expect(text).toContain('Requests sent: 0');
  expect(text).toContain('S-7F3K9Q, Help');
  expect(text.match(/Show more/g)).toHaveLength(1);
});

// @2.10.32 @2.10.37
it('never calls what an entry of the audit log is about by its id', () => {
  const line = { actor_uid: 'dana', note: null, at: '2026-01-15T10:00:00Z', hash: 'a'.repeat(64) };
  const about = [
    ['mail_sent_again', 'ann@shop.test', 'ann@shop.test'],
    ['mail_sent_again', null, 'an email that is no longer stored'],
    ['review_hidden', null, 'a deleted review'],
    ['report_dismissed', null, 'a deleted report'],
  ] as const;
  const entries = about.map(([action, about_email], seq) => ({
    ...{ ...line, seq, action, subject: `subject-${seq}`, about: null, about_email },
    actor: { uid: 'dana', name: 'Dana' },
  }));
  const text = screen(<AuditLog />, { entries, more: false }).replaceAll(/<[^>]*>/g, '');
  for (const [, , shown] of about) expect(text).toContain(`, about ${shown}`);
  expect(text).not.toContain('subject-');
});
