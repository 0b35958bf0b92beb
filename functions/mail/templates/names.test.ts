import { mailSchema } from '@doorstep/domain/mail/mail';
import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const NOW = new Date('2026-05-04T12:00:00Z');
const EVIL = 'Dana\r\n\r\nhttps://evil.example\u2028\u202e';

const request = {
  ...{ request_id: 'r1', provider_name: EVIL, client_name: EVIL },
  ...{ client_email: 'ann@example.com', client_phone: EVIL, branch_name: EVIL, place: EVIL },
  ...{ service_description: 'The sink leaks.', urgency: 'high', preferred_contact: 'either' },
  ...{ client_email_confirmed: true, photos: 0, distance: null },
};

it.each([
  [
    'team_invitation',
    { account: 'p1', invitation_id: 'i1', company: EVIL, name: EVIL, expires_at: NOW },
  ],
  ['new_request', request],
  ['request_confirmation', request],
  ['request_cancelled', request],
  ['review_received', { ...request, author: EVIL, stars: 5, text: '' }],
  ['welcome', { account: 'p1', provider_name: EVIL, tier: 'Pro' }],
  ['support_answered', { account: 'p1', reference: 'S-1', subject: EVIL, text: 'Hello' }],
  [
    'unread_messages',
    {
      ...{ thread: { kind: 'request', id: 'r1' }, side: 'client', message_id: 'm1' },
      ...{ reader_name: EVIL, sender_name: EVIL, preview: 'Hi' },
    },
  ],
])('a line break in a stored name adds no paragraph to the mail %s', (template, data) => {
  const stored = {
    ...{ id: 'm', to: 'to@example.com', state: 'pending', attempts: 0, lease_until: null },
    ...{ next_attempt_at: NOW, error: null, created_at: NOW, sent_at: null, template, data },
    ...{ expires_at: null, correlation_id: null },
  };
  const mail = renderMail(mailSchema.parse(stored), LINKS, { isConfirmed: true });
  expect(mail.text).toContain('Dana https://evil.example');
  expect(mail.text).not.toMatch(/[\r\u2028\u202e]|^https:\/\/evil/m);
  expect(`${mail.subject}${mail.reply_to?.name}`).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
});
