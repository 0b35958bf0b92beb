import type { Mail, MailContent } from '@doorstep/domain/mail/mail';
import { expect, it, vi } from 'vitest';

/** A second brand: no mail and no error page may show the first one's name or colors. */
vi.mock('@doorstep/domain/brand', () => ({
  BRAND: {
    name: 'Klingel',
    slogan: 'help next door',
    legalName: 'Klingel GmbH',
    supportEmail: 'help@klingel.test',
    colors: {
      background: ['#00aa00', '#00bb00'],
      panel: ['#00aa01', '#00bb01'],
      border: ['#00aa02', '#00bb02'],
      text: ['#00aa03', '#00bb03'],
      mutedText: ['#00aa04', '#00bb04'],
      accent: ['#00aa05', '#00bb05'],
      onAccent: ['#00aa06', '#00bb06'],
      accentText: ['#00aa07', '#00bb07'],
      accentTints: [
        ['#00aa08', '#00bb08'],
        ['#00aa09', '#00bb09'],
        ['#00aa10', '#00bb10'],
      ],
    },
  },
}));

const OLD = /Doorstep|#(fbf7f1|151a17|fffdfa|e6dccd|1d2a24|566159|a9481f|a8491f|9a4a22|e79163)/i;

const { renderMail } = await import('./mail/render-mail.ts');
const { ERROR_PAGE } = await import('./pages/error-page.ts');

const LINKS = { siteUrl: 'https://klingel.test', linkSecret: 'x'.repeat(32) };
const NOW = new Date('2026-11-24T12:00:00Z');
const REQUEST = {
  request_id: 'r1',
  provider_name: 'Rivera Plumbing',
  client_name: 'Nora',
  client_email: 'nora@klingel.test',
  client_phone: null,
  service_description: 'A leak',
  urgency: 'high',
  preferred_contact: 'email',
} as const;

const CONTENTS: MailContent[] = [
  { template: 'new_request', data: REQUEST },
  { template: 'request_confirmation', data: REQUEST },
  { template: 'welcome', data: { provider_name: null, tier: 'Pro' } },
  {
    template: 'unread_messages',
    data: {
      thread: { kind: 'request', id: 'r1' },
      side: 'client',
      message_id: 'm1',
      reader_name: null,
      sender_name: 'Rivera',
      preview: 'Hi',
    },
  },
];

it.each(CONTENTS)('renders the mail $template under the brand', (content) => {
  const mail: Mail = {
    id: 'm1',
    to: 'nora@klingel.test',
    state: 'pending',
    attempts: 0,
    lease_until: null,
    next_attempt_at: NOW,
    error: null,
    created_at: NOW,
    sent_at: null,
    expires_at: null,
    ...content,
  };
  const { subject, html, text } = renderMail(mail, LINKS);
  for (const part of [subject, html, text]) expect(part).not.toMatch(OLD);
  expect(html).toContain('Klingel');
});

it('renders the error page under the brand', () => {
  expect(ERROR_PAGE.html).toContain('Klingel');
  expect(ERROR_PAGE.html).not.toMatch(OLD);
});
