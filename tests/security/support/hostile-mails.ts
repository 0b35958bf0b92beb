import { accountMailId, type MailContent } from '@doorstep/domain/mail/mail';
import { depsWith } from '../../support/server/deps-with.ts';
import { deliverMail } from '../../../functions/mail/deliver-mail.ts';
import { setFields } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';

/** Texts that try to inject markup, headers or recipients into a mail, by their content. */
export const PAYLOADS = {
  'plain text': 'Rivera Plumbing',
  'a header after a line break': 'Ann\r\nBcc: victim@evil.example\r\nX-Evil: yes',
  'a body of its own': 'Ann\r\n\r\n<h1>Pay here</h1>',
  'another separator of lines': 'Ann\u2028Bcc: victim@evil.example\u0085Cc: victim@evil.example',
  'the end of the mail and a second one':
    'Ann\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\nSubject: Evil',
  'a script': '<script>alert(1)</script>',
  'an image with a handler': '"><img src=x onerror="alert(1)">',
  'the end of an attribute': '" style="display:none" onclick=\'alert(1)\' x="',
  'the end of the page': '</td></tr></table></body></html><!-- ',
  'a link that is code': '<a href="javascript:alert(1)">javascript:alert(1)</a>',
  'HTML entities': '&lt;b&gt;&#x3c;script&#x3e;&amp;',
  'an encoded word': '=?utf-8?q?Doorstep_Support?=',
  'an encoded line break': '=?utf-8?q?Ann=0D=0ABcc:_victim@evil.example?=',
  'several addresses': '"a,b" <a@evil.example>, victim@evil.example; group: c@evil.example;',
  'right-to-left overrides': 'Ann \u202egnp.exe\u202c \u2066x\u2069',
  'look-alike letters': 'Dооrstep Suрport <hello@dооrstep.test>',
  'a template': '{{constructor}} ${7*7} <%= 7 %> %0d%0aBcc: x',
  'a boundary': '--_NmP-Part_1\r\nContent-Type: text/html\r\n\r\n<h1>Evil</h1>',
} as const;

const REQUEST_ID = unique('hostile');

const summary = (text: string) => ({
  request_id: REQUEST_ID,
  provider_name: text,
  client_name: text,
  service_description: text,
  photos: 2,
});

type Template = Exclude<MailContent['template'], 'account_link'>;

function quoteData(text: string) {
  const quote = {
    ...{ id: 'quote-1', lines: [{ text, cents: 45_000 }], total_cents: 45_000, currency: 'usd' },
    ...{ tax_note: text, message: text, valid_until: '2026-12-24', state: 'open' as const },
    ...{ time_zone: 'UTC', created_at: new Date(), decided_at: null, decided_by: null },
  };
  return { request_id: REQUEST_ID, provider_name: text, client_name: text, quote, place: text };
}

const supportData = (text: string) => ({
  account: 'nobody',
  reference: 'S-7F3K9Q',
  subject: text,
  text,
});

/**
 * Returns a mail of each template with the text in each field that a person writes. A mail with an
 * account link has no such field.
 */
export const CONTENTS: Record<Template, (text: string) => MailContent> = {
  new_request: (text) => ({
    template: 'new_request',
    data: {
      request_id: REQUEST_ID,
      provider_name: text,
      client_name: text,
      client_email: text,
      client_email_confirmed: false,
      client_phone: text,
      service_description: text,
      urgency: 'high',
      preferred_contact: 'phone',
      photos: 2,
      branch_name: text,
      place: text,
      distance: null,
    },
  }),
  request_confirmation: (text) => ({
    template: 'request_confirmation',
    data: { ...summary(text), place: text },
  }),
  request_cancelled: (text) => ({ template: 'request_cancelled', data: summary(text) }),
  request_status: (text) => ({
    template: 'request_status',
    data: { ...summary(text), status: 'in_progress', changed_at: new Date(), automatic: false },
  }),
  done_asked: (text) => ({ template: 'done_asked', data: summary(text) }),
  done_refused: (text) => ({ template: 'done_refused', data: summary(text) }),
  done_completed: (text) => ({ template: 'done_completed', data: summary(text) }),
  request_reminder: (text) => ({ template: 'request_reminder', data: summary(text) }),
  request_unanswered: (text) => ({ template: 'request_unanswered', data: summary(text) }),
  review_request: (text) => ({ template: 'review_request', data: summary(text) }),
  review_received: (text) => ({
    template: 'review_received',
    data: { ...summary(text), author: text, stars: 2, text },
  }),
  quote_sent: (text) => ({ template: 'quote_sent', data: quoteData(text) }),
  quote_accepted: (text) => ({ template: 'quote_accepted', data: quoteData(text) }),
  quote_declined: (text) => ({ template: 'quote_declined', data: quoteData(text) }),
  quote_confirmation: (text) => ({ template: 'quote_confirmation', data: quoteData(text) }),
  badge_decided: (text) => ({
    template: 'badge_decided',
    data: {
      ...{
        account: 'nobody',
        provider_name: text,
        kind: 'license',
        expires_on: null,
        reason: text,
      },
      is_taken_back: false,
    },
  }),
  badge_expiring: (text) => ({
    template: 'badge_expiring',
    data: { account: 'nobody', provider_name: text, kind: 'insurance', expires_on: '2027-11-30' },
  }),
  support_received: (text) => ({ template: 'support_received', data: supportData(text) }),
  support_answered: (text) => ({ template: 'support_answered', data: supportData(text) }),
  support_asked: (text) => ({
    template: 'support_asked',
    data: { ...supportData(text), is_premium: true },
  }),
  welcome: (text) => ({
    template: 'welcome',
    data: { account: 'nobody', provider_name: text, tier: 'Pro' },
  }),
  payment_failed: (text) => ({
    template: 'payment_failed',
    data: {
      account: 'nobody',
      provider_name: text,
      amount_due: 3900,
      currency: 'usd',
      next_attempt_at: null,
      grace_ends_at: null,
    },
  }),
  subscription_ended: (text) => ({
    template: 'subscription_ended',
    data: { account: 'nobody', provider_name: text, reason: 'ended', page_was_public: true },
  }),
  alarm: (text) => ({
    template: 'alarm',
    data: { alarm: 'mails-late', notice: 'started', detail: text },
  }),
  page_email_link: (text) => ({
    template: 'page_email_link',
    data: { account: 'nobody', provider_name: text },
  }),
  page_email_changed: (text) => ({
    template: 'page_email_changed',
    data: { account: 'nobody', provider_name: text },
  }),
  team_invitation: (text) => ({
    template: 'team_invitation',
    data: {
      account: 'nobody',
      invitation_id: 'i1',
      company: text,
      name: text,
      expires_at: new Date(),
    },
  }),
  unread_messages: (text) => ({
    template: 'unread_messages',
    data: {
      thread: { kind: 'request', id: REQUEST_ID },
      side: 'client',
      message_id: unique('message'),
      reader_name: text,
      sender_name: text,
      preview: text,
    },
  }),
};

/** Queues a mail that is due now and returns its id. The stack's schedule sends it. */
export async function queueMail(
  content: MailContent,
  to: string,
  dueAt = new Date(),
): Promise<string> {
  const id = accountMailId(content.template, unique('hostile'));
  const mail = {
    ...content,
    to,
    state: 'pending',
    attempts: 0,
    lease_until: null,
    next_attempt_at: dueAt,
    error: null,
    created_at: new Date(),
    sent_at: null,
    expires_at: null,
    correlation_id: null,
  };
  await setFields(`mail/${id}`, mail);
  return id;
}

/** Delivers a mail without checking whether there is a reason to send it. */
export async function sendMail(content: MailContent, to: string): Promise<void> {
  const id = await queueMail(content, to, new Date(Date.now() + 3_600_000));
  const checkDelivery = () => Promise.resolve('now' as const);
  const loadDetails = () => Promise.resolve({ isConfirmed: true, similar: [] });
  await deliverMail(depsWith({ checkDelivery, loadDetails }), id, { early: true });
}
