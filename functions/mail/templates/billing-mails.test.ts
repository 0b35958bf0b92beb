import type { Mail, MailContent } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const NOW = new Date('2026-05-04T12:00:00Z');
const NAME = 'Rivera & <Sons>';

function render(content: MailContent) {
  const mail: Mail = {
    ...content,
    id: 'mail-1',
    to: 'rivera@example.com',
    state: 'pending',
    attempts: 0,
    lease_until: null,
    next_attempt_at: NOW,
    error: null,
    created_at: NOW,
    sent_at: null,
    expires_at: null,
    correlation_id: null,
  };
  return renderMail(mail, LINKS);
}

const welcome: MailContent = {
  template: 'welcome',
  data: { account: 'p1', provider_name: NAME, tier: 'Pro' },
};
const failed = (next_attempt_at: Date | null): MailContent => ({
  template: 'payment_failed',
  data: {
    account: 'p1',
    provider_name: NAME,
    amount_due: 3900,
    currency: 'usd',
    next_attempt_at,
    grace_ends_at: next_attempt_at && new Date('2026-05-18T12:00:00Z'),
  },
});
const ended = (reason: 'ended' | 'unpaid', page_was_public: boolean): MailContent => ({
  template: 'subscription_ended',
  data: { account: 'p1', provider_name: NAME, reason, page_was_public },
});

describe.each(['text', 'html'] as const)('in its %s', (part) => {
  it.each<[string, MailContent, string[]]>([
    ['welcome', welcome, ['Pro plan is active', 'https://doorstep.example/dashboard/profile']],
    [
      'payment failed',
      failed(new Date('2026-05-07T01:00:00Z')),
      ['$39.00', 'May 7, 2026', 'public until May 18, 2026', 'https://doorstep.example/dashboard'],
    ],
    [
      'payment failed for good',
      failed(null),
      ['$39.00', 'again automatically', 'public for a few days'],
    ],
    [
      'ended, the page was public',
      ended('ended', true),
      [
        'no longer public',
        'Subscribe again',
        'will be public again',
        'https://doorstep.example/pricing',
      ],
    ],
    ['ended, a draft', ended('ended', false), ['saved as a draft', 'Subscribe again']],
    [
      'unpaid',
      ended('unpaid', true),
      ['no longer public', 'Pay the open invoice', 'https://doorstep.example/dashboard'],
    ],
  ])('the mail "%s" has its texts and link', (_name, content, expected) => {
    const mail = render(content);
    for (const words of expected) expect(mail[part]).toContain(words);
    expect(mail).toMatchObject({ to: 'rivera@example.com', id: 'mail-1', reply_to: null });
  });
});

it('greets with the escaped name, or without a name', () => {
  expect(render(welcome).text).toContain(`Hello ${NAME},`);
  expect(render(welcome).html).toContain('Rivera &amp; &lt;Sons&gt;');
  expect(render(welcome).html).not.toContain('<Sons>');
  const nameless = render({
    template: 'welcome',
    data: { account: 'p1', provider_name: null, tier: 'Pro' },
  });
  expect(nameless.text).toMatch(/^Hello,\n/);
});

it('says the amount in the subject', () => {
  expect(render(failed(null)).subject).toBe("Your payment of $39.00 didn't go through");
});
