import { describe, expect, it, vi } from 'vitest';
import { renderQuoteMail } from './quote-mails.ts';

const URL = 'https://doorstep.example/chat/r1';
const quote = {
  id: 'q1',
  lines: [
    { text: 'Two <b>outlets</b>', cents: 118_000 },
    { text: 'Parts', cents: 4_250 },
  ],
  total_cents: 122_250,
  currency: 'usd',
  tax_note: 'Plus tax & fees.',
  message: 'I can start on Monday.\nOr Tuesday.',
  valid_until: '2026-12-24',
  time_zone: 'Pacific/Honolulu',
  state: 'open' as const,
  created_at: new Date(),
  decided_at: null,
  decided_by: null,
};
const people = { request_id: 'r1', provider_name: 'Rivera & Sons', client_name: 'Ann' };
const data = { ...people, quote, place: null };

it.each([
  ['quote_sent', 'Rivera & Sons sent you a quote: $1,222.50', 'Hello Ann,'],
  ['quote_confirmation', "You accepted Rivera & Sons's quote: $1,222.50", 'Hello Ann,'],
  ['quote_accepted', 'Ann accepted your quote: $1,222.50', 'Hello Rivera & Sons,'],
  ['quote_declined', 'Ann declined your quote: $1,222.50', 'Hello Rivera & Sons,'],
] as const)('%s has its subject, reader, amounts and link', (template, subject, greeting) => {
  const mail = renderQuoteMail(template, data, URL);
  expect(mail.subject).toBe(subject);
  for (const part of [
    ...[greeting, 'Two <b>outlets</b>: $1,180.00\nParts: $42.50\nTotal: $1,222.50'],
    ...['Plus tax & fees.', 'Valid until December 24, 2026.', quote.message, URL],
  ]) {
    expect(mail.text).toContain(part);
  }
});

it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('names the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(renderQuoteMail('quote_sent', data, URL).text).toContain('until December 24, 2026.');
});

describe('the HTML', () => {
  const { html } = renderQuoteMail('quote_sent', data, URL);

  it('escapes what people wrote', () => {
    expect(html).not.toContain('<b>outlets');
    expect(html).toContain('Two &lt;b&gt;outlets&lt;/b&gt;');
    expect(html).toContain('I can start on Monday.<br>Or Tuesday.');
  });

  it('leaves out missing notes', () => {
    const bare = { ...data, quote: { ...quote, tax_note: null, message: null } };
    const mail = renderQuoteMail('quote_sent', bare, URL);
    expect(mail.text + mail.html).not.toMatch(/null|Plus tax|Monday/);
  });
});
