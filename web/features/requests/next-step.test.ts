import { quoteSchema } from '@doorstep/domain/requests/quote';
import { serviceRequestSchema } from '@doorstep/domain/requests/service-request';
import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const now = new Date('2026-06-15T12:00:00Z');
const quote = quoteSchema.parse({
  id: 'quote-1',
  lines: [{ text: 'Labor', cents: 28_000 }],
  total_cents: 28_000,
  currency: 'usd',
  tax_note: null,
  message: null,
  valid_until: '2026-06-30',
  time_zone: 'UTC',
  state: 'open',
  created_at: now,
  decided_at: null,
  decided_by: null,
});
const request = serviceRequestSchema.parse({
  id: 'r1',
  provider_id: 'pro-1',
  provider_name: 'Rivera Plumbing',
  provider_handle: 'rivera-plumbing',
  client_uid: 'client-1',
  client_name: 'Nora Whitfield',
  client_email: 'nora@doorstep.test',
  client_phone: null,
  branch_name: null,
  photos: [],
  service_description: 'The sink leaks.',
  urgency: 'high',
  preferred_contact: 'phone',
  status: 'in_progress',
  created_at: now,
  last_message: null,
  last_message_id: null,
  last_at: now,
  waiting: 'provider',
  unread_provider: 0,
  unread_client: 0,
});

it('is an open quote, then an unread answer, then a review, then just the chat (@2.16.7)', () => {
  const completed = { ...request, status: 'completed' };
  expect(nextStep({ ...request, quote, unread_client: 2 }, now)).toBe('quote');
  expect(nextStep({ ...completed, quote, unread_client: 2 }, now)).toBe('answer');
  expect(nextStep({ ...completed, quote: { ...quote, state: 'accepted' } }, now)).toBe('review');
  expect(nextStep(request, now)).toBe('chat');
});

it('is nothing that is over: an expired quote, a written review, a closed request', () => {
  const expired = { ...quote, valid_until: '2026-06-01' };
  expect(nextStep({ ...request, quote: expired }, now)).toBe('chat');
  const review = { stars: 5, edit_until: new Date('2026-06-20') };
  expect(nextStep({ ...request, status: 'completed', review }, now)).toBe('chat');
  expect(nextStep({ ...request, quote, unread_client: 1, closed: true }, now)).toBe('chat');
});
