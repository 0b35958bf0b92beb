import type { Quote } from '@doorstep/domain/requests/quote';
import {
  serviceRequestSchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { CardAnnouncement } from './card-announcement.tsx';

const QUOTE: Quote = {
  id: 'q1',
  lines: [{ text: 'Labor', cents: 134_000 }],
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

const ASKED_AT = new Date('2031-03-01T12:00:00Z');
const DONE = { asked_by: 'c', asked_at: ASKED_AT, due_at: new Date(0), refused_at: null };

/** Returns what the two elements announce. */
function announced(changes: Partial<ServiceRequest>, now = '2031-03-02T12:00:00Z'): string[] {
  const request = serviceRequestSchema.parse({
    ...{ id: 'r', provider_id: 'p', provider_name: 'Rivera', provider_handle: 'rivera' },
    ...{ client_uid: 'c', client_name: 'Nora', client_email: null, client_phone: null },
    ...{ service_description: 'Tiles', urgency: 'low', preferred_contact: 'either' },
    ...{ status: 'pending', created_at: ASKED_AT, last_at: ASKED_AT, waiting: 'provider' },
    ...{ last_message: null, last_message_id: null, unread_provider: 0, unread_client: 0 },
    ...changes,
  });
  const html = renderMarkup(<CardAnnouncement request={request} now={new Date(now)} />);
  const texts = html.matchAll(/<p[^>]*role="status"[^>]*>([^<]*)<\/p>/g);
  return [...texts].map(([, text = '']) => text.replaceAll(/[\u2068\u2069]/g, ''));
}

it('announces a quote and its status in one short sentence @4.14.11', () => {
  expect(announced({})).toEqual(['', '']);
  expect(announced({ quote: QUOTE })[0]).toBe('Quote $1,340: open.');
  expect(announced({ quote: { ...QUOTE, state: 'accepted' } })[0]).toBe('Quote $1,340: accepted.');
  expect(announced({ quote: QUOTE }, '2031-03-06T12:00:00Z')[0]).toBe('Quote $1,340: expired.');
});

it('announces that the job is done, and the answer @2.46.2', () => {
  const asked = { status: 'in_progress', last_at: ASKED_AT, done: { ...DONE, completed_at: null } };
  expect(announced(asked)[1]).toBe('Nora says the job is done.');
  const refused = { ...asked.done, due_at: null, refused_at: new Date() };
  expect(announced({ ...asked, done: refused })[1]).toBe('Rivera: not done yet.');
  expect(announced({ ...asked, status: 'completed', done: refused })[1]).toBe('');
  const at = new Date();
  const completed = { ...asked.done, due_at: null, completed_at: at };
  const automatic = { status: 'completed', status_changed_at: at, done: completed };
  expect(announced(automatic)[1]).toBe('Completed automatically.');
});
