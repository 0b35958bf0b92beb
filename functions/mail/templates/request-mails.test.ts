import { mailSchema } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const NOW = new Date('2026-05-04T12:00:00Z');

const request = {
  ...{ request_id: 'r1', provider_name: 'Rivera & Sons', client_name: 'Wally Smith' },
  ...{ client_email: 'wally@example.com', client_email_confirmed: true, client_phone: null },
  ...{ branch_name: 'Shop', place: null, distance: null },
  ...{ service_description: 'A <leak>.', photos: 2, urgency: 'high', preferred_contact: 'either' },
};
const quote = {
  ...{ id: 'q1', lines: [{ text: 'Labor', cents: 100 }], total_cents: 100, currency: 'usd' },
  ...{ tax_note: null, message: null, valid_until: '2026-12-24', time_zone: 'UTC' },
  ...{ state: 'accepted', created_at: NOW, decided_at: null, decided_by: null },
};
const DATA = {
  ...{ ...request, quote, author: 'Wally S.', stars: 5, text: 'Quick & <neat>.' },
  ...{ status: 'in_progress', changed_at: NOW, automatic: false },
};

function render(template: string, changes: object = {}) {
  const stored = {
    ...{ id: 'm', to: 'to@example.com', state: 'pending', attempts: 0, lease_until: null },
    ...{ next_attempt_at: NOW, error: null, created_at: NOW, sent_at: null, template },
    ...{ expires_at: null, correlation_id: null },
    data: { ...DATA, ...changes },
  };
  return renderMail(mailSchema.parse(stored), LINKS, { isConfirmed: true });
}

describe.each([
  ['new_request', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['request_cancelled', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['request_reminder', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['done_asked', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['done_completed', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['quote_accepted', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['quote_declined', 'Reply to Wally: https://doorstep.example/chat/r1'],
  ['request_status', 'Reply to Rivera & Sons: https://doorstep.example/client-chat/r1?token='],
  ['done_refused', 'Reply to Rivera & Sons: https://doorstep.example/client-chat/r1?token='],
])('the mail %s', (template, button) => {
  it('has a button that opens the chat with the other person @2.55.2', () => {
    const { text, html } = render(template);
    expect(text).toContain(button);
    expect(html).toContain(`>${(button.split(':')[0] ?? '').replace('&', '&amp;')}</a>`);
  });
});

it.each([
  ['محمد علي', '\u2068محمد\u2069'],
  ['Wally\u202e Smith', 'Wally'],
  [`${'Wally'.repeat(20)} Smith`, /^(Wally){7}Wall…$/],
])('the button names %j by the first name', (client_name, name) => {
  const [, shown = ''] =
    /Reply to (.*): http/.exec(render('new_request', { client_name }).text) ?? [];
  expect(shown).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
});

describe.each(['text', 'html'] as const)('in its %s', (part) => {
  const description = part === 'text' ? 'A <leak>.\n(2 photos)' : 'A &lt;leak&gt;.<br>(2 photos)';

  it.each([
    ...['new_request', 'request_confirmation', 'request_cancelled', 'request_status'],
    ...['request_reminder', 'request_unanswered', 'review_request', 'review_received'],
    ...['done_asked', 'done_refused', 'done_completed'],
  ])('%s quotes the request with the number of its photos @2.55.3', (template) => {
    expect(render(template)[part]).toContain(description);
    expect(render(template, { photos: 1 })[part]).toContain('(1 photo)');
    expect(render(template, { photos: 0 })[part]).not.toContain('photo');
  });

  it.each([
    ['request_confirmation', 'Your request:'],
    ['review_request', 'Your request:'],
    ['review_received', 'Their request:'],
  ])('%s says what the quoted text is @2.55.3', (template, label) => {
    const body = render(template)[part].replaceAll(/<\/?(?:p|div)[^>]*>\n?/g, ' ');
    expect(body).toMatch(new RegExp(`${label} +A `));
  });

  it('a review is quoted apart from the request', () => {
    const review = part === 'text' ? 'Quick & <neat>.' : '>Quick &amp; &lt;neat&gt;.</div>';
    const body = render('review_received')[part];
    expect(body.indexOf(review)).toBeGreaterThan(0);
    expect(body.indexOf('Their request:')).toBeGreaterThan(body.indexOf(review));
    const silent = render('review_received', { text: '' })[part];
    expect(silent).toContain('Wally S. gave you 5 out of 5 stars.');
  });
});

it('names the branch of a new request @2.29.6', () => {
  for (const part of ['text', 'html'] as const) expect(render('new_request')[part]).toMatch(/Shop/);
});
