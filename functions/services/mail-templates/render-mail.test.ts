import type { Mail } from '@doorstep/domain/mail';
import { describe, expect, it } from 'vitest';
import { isChatTokenValid } from '../chat-token.ts';
import { renderMail } from './render-mail.ts';

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
};

const request = {
  request_id: 'r1',
  provider_name: 'Rivera & Sons',
  client_name: 'Ann Client',
  client_email: 'ann@example.com',
  client_phone: '+1 555 0100',
  service_description: 'The kitchen sink leaks.\nIt is getting worse.',
  urgency: 'high' as const,
  preferred_contact: 'phone' as const,
};

function newRequest(data: Partial<typeof request> = {}) {
  const mail: Mail = {
    ...envelope,
    id: 'r1_new_request',
    template: 'new_request',
    data: { ...request, ...data },
  };
  return renderMail(mail, LINKS);
}

function confirmation(data: Partial<typeof request> = {}) {
  const mail: Mail = {
    ...envelope,
    to: 'ann@example.com',
    id: 'r1_request_confirmation',
    template: 'request_confirmation',
    data: { ...request, ...data },
  };
  return renderMail(mail, LINKS);
}

const MARKUP = '<img src=x onerror="alert(1)">';
const HEADERS = 'Ann\r\nBcc: victim@example.com\u2028X: y\u0000';

describe('a new request', () => {
  it('says who, how urgent and what in the subject', () => {
    expect(newRequest().subject).toBe(
      'New request from Ann Client (ASAP): The kitchen sink leaks. It is getting worse.',
    );
  });

  it.each(['text', 'html'] as const)('holds every field and the dashboard in its %s', (part) => {
    const body = newRequest()[part];
    for (const value of [
      'Ann Client',
      'ann@example.com',
      '+1 555 0100',
      'ASAP',
      'Phone',
      'The kitchen sink leaks.',
      'It is getting worse.',
      'https://doorstep.example/dashboard',
    ]) {
      expect(body).toContain(value);
    }
  });

  it('is answered to the client', () => {
    expect(newRequest().reply_to).toEqual({ name: 'Ann Client', address: 'ann@example.com' });
    expect(newRequest({ client_email: 'not an address' }).reply_to).toBeNull();
  });

  it('escapes what people typed', () => {
    for (const field of ['client_name', 'provider_name', 'service_description'] as const) {
      const { html } = newRequest({ [field]: MARKUP });
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    }
  });

  it('keeps its headers to one line each', () => {
    const { subject, reply_to } = newRequest({ client_name: HEADERS });
    // eslint refuses control characters in a pattern: compare by code.
    for (const header of [subject, reply_to?.name ?? '']) {
      const codes = Array.from(header, (character) => character.codePointAt(0) ?? 0);
      expect(codes.every((code) => code >= 32 && code !== 0x2028)).toBe(true);
    }
    expect(newRequest({ service_description: 'x'.repeat(4000) }).subject.length).toBeLessThan(200);
  });
});

describe('a confirmation', () => {
  it('leads the client, and nobody else, into the chat for 30 days', () => {
    const url = /https:\/\/doorstep\.example\/client-chat\/r1\?token=(\S+)/.exec(
      confirmation().text,
    );
    const token = url?.[1] ?? '';
    const link = { requestId: 'r1', email: 'ann@example.com' };
    const days = (count: number) => new Date(CREATED.getTime() + count * 86_400_000);
    expect(isChatTokenValid(LINKS.linkSecret, link, token, days(29))).toBe(true);
    expect(isChatTokenValid(LINKS.linkSecret, link, token, days(30))).toBe(false);
    expect(confirmation().html).toContain(`token=${token}`);
  });

  it('says to whom the request went and what it said', () => {
    const { subject, text } = confirmation();
    expect(subject).toBe('Your request to Rivera & Sons');
    expect(text).toContain('The kitchen sink leaks.');
  });

  it('escapes what people typed', () => {
    expect(confirmation({ client_name: MARKUP, service_description: MARKUP }).html).not.toContain(
      '<img',
    );
  });

  it('is the same mail each time it is rendered', () => {
    expect(confirmation()).toEqual(confirmation());
  });
});
