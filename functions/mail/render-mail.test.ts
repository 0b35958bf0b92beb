import type { Mail } from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { describe, expect, it } from 'vitest';
import { isLinkTokenValid } from './link-token.ts';
import { addressKey } from '../platform/address-key.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { renderMail } from './render-mail.ts';

type MailData<T extends Mail['template']> = Extract<Mail, { template: T }>['data'];

const LINKS = { siteUrl: 'https://doorstep.example', linkSecret: 'a-secret-of-enough-length' };
const CREATED = new Date('2026-05-04T12:00:00Z');

const envelope = {
  to: 'rivera@example.com',
  state: 'pending' as const,
  attempts: 0,
  lease_until: null,
  next_attempt_at: CREATED,
  error: null,
  created_at: CREATED,
  sent_at: null,
  expires_at: null,
  correlation_id: null,
};

const request = {
  request_id: 'r1',
  provider_name: 'Rivera & Sons',
  client_name: 'Ann Client',
  client_email: 'ann@example.com',
  client_email_confirmed: null,
  client_phone: '+1 555 0100',
  service_description: 'The kitchen sink leaks.\nIt is getting worse.',
  urgency: 'high' as const,
  preferred_contact: 'either' as const,
  ...{ photos: 0, branch_name: null, place: null, distance: null },
};

function newRequest(data: Partial<MailData<'new_request'>> = {}) {
  const mail: Mail = {
    ...envelope,
    id: 'r1_new_request',
    template: 'new_request',
    data: { ...request, ...data },
  };
  return renderMail(mail, LINKS);
}

function confirmation(data: Partial<typeof request> = {}, isConfirmed = true) {
  const mail: Mail = {
    ...envelope,
    to: 'ann@example.com',
    id: 'r1_request_confirmation',
    template: 'request_confirmation',
    data: { ...request, ...data },
  };
  return renderMail(mail, LINKS, { isConfirmed });
}

function unread(thread: ThreadRef, side: SenderType, sender_name: string | null = 'Ann Client') {
  const who = { thread, side, message_id: 'm1', reader_name: null, sender_name };
  const data = { ...who, preview: 'Hi <b>' };
  const mail: Mail = { ...envelope, id: 'unread_1', template: 'unread_messages', data };
  return renderMail(mail, LINKS);
}

const MARKUP = '<img src=x onerror="alert(1)">';
const WELCOME = { account: 'p1', provider_name: null, tier: 'Pro' } as const;
const HEADERS = 'Ann\r\nBcc: victim@example.com\u2028X: y\u0000';

it('breaks long addresses and links, so that no mail is wider than a phone', () => {
  for (const { html } of [
    newRequest({ client_email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example` }),
    confirmation(),
    unread({ kind: 'request', id: 'r1' }, 'provider'),
    renderMail({ ...envelope, id: 'w', template: 'welcome', data: WELCOME }, LINKS),
  ]) {
    expect(/<td [^>]*>/.exec(html)?.[0]).toContain('word-break:break-word;overflow-wrap:anywhere');
  }
});

it('gives each text that people typed the direction of its own letters', () => {
  const texts = { client_name: 'محمد!', service_description: 'الحنفية مكسورة!\nشكرًا' };
  const { text, html, subject } = newRequest(texts);
  expect(text).toContain('\n\u2068محمد!\u2069 sent you a service request:\n');
  expect(text).toContain('\n\u2068الحنفية مكسورة!\u2069\n\u2068شكرًا\u2069\n');
  expect(html).toMatch(/<div dir="auto" class="quote"[^>]*>\u2068الحنفية مكسورة!\u2069<br>/);
  expect(html).toMatch(/<p class="ink"[^>]*><strong>\u2068محمد!\u2069<\/strong> sent you/);
  expect(subject).toBe('New request from محمد! (ASAP): الحنفية مكسورة! شكرًا');
});

describe('a new request', () => {
  it('has the client, the urgency and the description in its subject', () => {
    expect(newRequest().subject).toBe(
      'New request from Ann Client (ASAP): The kitchen sink leaks. It is getting worse.',
    );
  });

  it.each(['text', 'html'] as const)(
    'shows every field and a button that opens the chat in its %s',
    (part) => {
      const body = newRequest()[part];
      for (const value of [
        'Ann Client',
        'ann@example.com',
        '+1 555 0100',
        'ASAP',
        'Preferred contact',
        'Either',
        'The kitchen sink leaks.',
        'It is getting worse.',
        'Reply to Ann',
        'https://doorstep.example/chat/r1',
      ]) {
        expect(body).toContain(value);
      }
    },
  );

  it.each(['text', 'html'] as const)('says in its %s that no phone was given', (part) => {
    expect(newRequest({ client_phone: null })[part]).toMatch(/Phone(?::|.*\n?.*) ?Not provided/);
  });

  it.each(['text', 'html'] as const)('says in its %s if the email is not confirmed', (part) => {
    const said = 'ann@example.com (email not confirmed)';
    expect(newRequest({ client_email_confirmed: false })[part]).toContain(said);
    expect(newRequest({ client_email_confirmed: true })[part]).not.toContain('not confirmed');
    expect(newRequest()[part]).not.toContain('not confirmed');
  });

  it('has the client as its Reply-To address', () => {
    expect(newRequest().reply_to).toEqual({ name: 'Ann Client', address: 'ann@example.com' });
    expect(newRequest({ client_email: 'not an address' }).reply_to).toBeNull();
  });

  it.each(['text', 'html'] as const)(
    'says in its %s how to answer a client without an address',
    (part) => {
      const mail = newRequest({ client_email: null });
      expect(mail.reply_to).toBeNull();
      expect(mail[part]).toContain('No longer available');
      expect(mail[part]).not.toContain('null');
      expect(mail[part]).not.toContain('reply to this email');
      expect(newRequest()[part]).toContain('reply to this email');
    },
  );

  it('escapes what people typed', () => {
    for (const field of ['client_name', 'provider_name', 'service_description'] as const) {
      const { html } = newRequest({ [field]: MARKUP });
      expect(html).not.toContain('<img src=x');
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    }
  });

  it('has one line in each header', () => {
    const { subject, reply_to } = newRequest({ client_name: HEADERS });
    for (const header of [subject, reply_to?.name ?? '']) {
      expect(header).not.toMatch(/[\p{Cc}\p{Zl}]/u);
    }
    expect(newRequest({ service_description: 'x'.repeat(4000) }).subject.length).toBeLessThan(200);
  });
});

it('breaks up encoded words in headers', () => {
  const name = '=?utf-8?q?Ann=0D=0ABcc:_victim@example.com?=';
  expect(newRequest({ client_name: name }).subject).not.toContain('=?');
  expect(newRequest({ client_name: name }).reply_to?.name).not.toContain('=?');
});

describe('a confirmation', () => {
  it('has a chat link that works for its client for 30 days', () => {
    const url = /https:\/\/doorstep\.example\/client-chat\/r1\?token=(\S+)/.exec(
      confirmation().text,
    );
    const token = url?.[1] ?? '';
    const link = { purpose: 'chat', id: 'r1', email: 'ann@example.com' } as const;
    const days = (count: number) => new Date(CREATED.getTime() + count * 86_400_000);
    expect(isLinkTokenValid([LINKS.linkSecret], link, token, days(29))).toBe(true);
    expect(isLinkTokenValid([LINKS.linkSecret], link, token, days(30))).toBe(false);
    expect(confirmation().html).toContain(`token=${token}`);
  });

  it('names the professional and shows the description', () => {
    const { subject, text } = confirmation();
    expect(subject).toBe('Your request to Rivera & Sons');
    expect(text).toContain('The kitchen sink leaks.');
  });

  it('escapes what people typed', () => {
    expect(confirmation({ client_name: MARKUP, service_description: MARKUP }).html).not.toContain(
      '<img src=x',
    );
  });

  // @7.1.5
  it('has no link and nothing of the sender for an address that is not confirmed', () => {
    const { subject, text, html } = confirmation({}, false);
    expect(subject).toBe('Did you send a request to Rivera & Sons?');
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/client-chat|token=|Ann Client|kitchen sink/);
    }
    expect(text).toContain('https://doorstep.example/auth?type=client&redirect=/client-dashboard');
  });

  it('is the same mail each time it is rendered', () => {
    expect(confirmation()).toEqual(confirmation());
  });
});

describe('a mail about unread messages', () => {
  const REQUEST: ThreadRef = { kind: 'request', id: 'r1' };
  const CONVERSATION: ThreadRef = { kind: 'conversation', id: 'pro_cli' };
  const SITE = LINKS.siteUrl;

  it.each<[ThreadRef, SenderType, string]>([
    [REQUEST, 'provider', `Reply to Ann: ${SITE}/chat/r1`],
    [REQUEST, 'client', `Reply to Ann Client: ${SITE}/client-chat/r1?token=`],
    [CONVERSATION, 'provider', `Reply to Ann: ${SITE}/provider-chat/pro?client=cli`],
    [CONVERSATION, 'client', `Reply to Ann Client: ${SITE}/provider-chat/pro`],
  ])('of %j has a button that opens the thread for its %s @2.55.2', (thread, side, button) => {
    const [, url = ''] = button.split(': ');
    expect(unread(thread, side).text).toContain(button);
    expect(unread(thread, side).html).toContain(`href="${url}`);
  });

  it('quotes the escaped message and names its sender', () => {
    const { text, html, subject } = unread(REQUEST, 'provider');
    expect(subject).toBe('You have a new message: Ann Client');
    expect(text).toContain('Hi <b>');
    expect(html).toContain('Hi &lt;b&gt;');
    const nameless = unread(CONVERSATION, 'provider', null).text;
    expect(nameless).toMatch(/A client sent you a message:[^]*Reply to the client: /);
  });

  it('has an unsubscribe link for its own address; other kinds have none', () => {
    const { unsubscribe_url: url, text, html } = unread(REQUEST, 'client');
    expect(url).toContain(`${SITE}/mail/unsubscribe?token=`);
    const token = url?.split('token=')[1] ?? '';
    expect(readUnsubscribeToken([LINKS.linkSecret], token)).toBe(addressKey(envelope.to));
    for (const part of [text, html]) expect(part).toContain(`${SITE}/unsubscribe?token=${token}`);
    expect(newRequest().unsubscribe_url).toBeNull();
    expect(confirmation().unsubscribe_url).toBeNull();
    expect(newRequest().text + confirmation().text).not.toContain('unsubscribe');
  });
});
