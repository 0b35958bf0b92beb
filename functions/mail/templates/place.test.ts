import { mailSchema } from '@doorstep/domain/mail/mail';
import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const NOW = new Date('2026-05-04T12:00:00Z');

const request = {
  ...{ request_id: 'r1', provider_name: 'Rivera Plumbing', client_name: 'Ann' },
  ...{ client_email: 'ann@example.com', client_phone: null, service_description: 'A leak.' },
  ...{ urgency: 'high', preferred_contact: 'either', client_email_confirmed: true },
  ...{ photos: 0, branch_name: null, distance: null },
};
const quote = {
  ...{ id: 'q1', lines: [{ text: 'Labor', cents: 100 }], total_cents: 100, currency: 'usd' },
  ...{ tax_note: null, message: null, valid_until: '2026-12-24', time_zone: 'UTC' },
  ...{ state: 'open', created_at: NOW, decided_at: null, decided_by: null },
};

function render(template: string, data: object) {
  const stored = {
    ...{ id: 'm', to: 'to@example.com', state: 'pending', attempts: 0, lease_until: null },
    ...{ next_attempt_at: NOW, error: null, created_at: NOW, sent_at: null, template, data },
    ...{ expires_at: null, correlation_id: null },
  };
  return renderMail(mailSchema.parse(stored), LINKS, { isConfirmed: true });
}

it.each([
  ['new_request', request],
  ['request_confirmation', request],
  ['quote_sent', { ...request, quote }],
  ['quote_accepted', { ...request, quote }],
])('%s says where the job is, but not in its subject @2.50.3', (template, data) => {
  const { subject, text, html } = render(template, { ...data, place: 'Austin & Hyde Park' });
  expect(text).toContain('Where: Austin & Hyde Park');
  expect(html).toContain('Austin &amp; Hyde Park');
  expect(subject).not.toContain('Austin');
  expect(render(template, { ...data, place: null }).text).not.toContain('Where');
});

// @2.50.11
it('the mail about a new request says how far away the job is', () => {
  const mail = (distance: object | null) =>
    render('new_request', { ...request, place: '78704', distance }).text;
  expect(mail({ meters: 19_312, is_inside: true })).toContain('Distance: 12 miles from you\n');
  expect(mail({ meters: 64_374, is_inside: false })).toContain(
    'Distance: 40 miles from you. Outside your area.\n',
  );
  expect(mail(null)).not.toContain('Distance');
});
