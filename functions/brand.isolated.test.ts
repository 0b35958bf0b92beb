import { toAppError } from '@doorstep/domain/app-error';
import type * as brandModule from '@doorstep/domain/brand';
import type { Mail, MailContent } from '@doorstep/domain/mail/mail';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { matchBrand } from '@doorstep/domain/sample-brand';
import { expect, it, vi } from 'vitest';
import { renderMail } from './mail/render-mail.ts';
import { ERROR_PAGE } from './pages/serve-pages.ts';
import type { Caller } from './platform/callables/session.ts';
import type { GalleryContext } from './profiles/gallery-repository.ts';
import { saveGallery } from './profiles/save-gallery.ts';
import type { Team } from './team/invitation-repository.ts';
import { inviteMember } from './team/invite-member.ts';

vi.mock('@doorstep/domain/brand', async () => {
  const sample = await import('@doorstep/domain/sample-brand');
  return { BRAND: sample.SAMPLE_BRAND };
});

const { BRAND } = await vi.importActual<typeof brandModule>('@doorstep/domain/brand');
const DEFAULT_BRAND = matchBrand(BRAND);

const LINKS = { siteUrl: 'https://klingel.test', linkSecret: 'x'.repeat(32) };
const NOW = new Date('2026-11-24T12:00:00Z');
const REQUEST = {
  request_id: 'r1',
  provider_name: 'Rivera Plumbing',
  client_name: 'Nora',
  client_email: 'nora@klingel.test',
  client_email_confirmed: true,
  client_phone: null,
  service_description: 'A leak',
  photos: 0,
  branch_name: null,
  place: null,
  distance: null,
  urgency: 'high',
  preferred_contact: 'email',
} as const;

const QUOTE = {
  ...{ request_id: 'r1', provider_name: 'Rivera Plumbing', client_name: 'Nora', place: null },
  quote: {
    ...{ id: 'q1', lines: [{ text: 'Labor', cents: 45_000 }], total_cents: 45_000 },
    ...{ currency: 'usd', tax_note: 'Plus tax', message: 'Hi', valid_until: '2026-12-24' },
    ...{
      time_zone: 'UTC',
      state: 'open' as const,
      created_at: NOW,
      decided_at: null,
      decided_by: null,
    },
  },
};

const SUPPORT = {
  account: 'p1',
  reference: 'S-7F3K9Q',
  subject: 'Photos',
  text: 'They do not load.',
};

type ContentOf<Template> = Extract<MailContent, { template: Template }>;

/** One mail of each template. */
const CONTENTS: { [Template in MailContent['template']]: ContentOf<Template>['data'] } = {
  new_request: REQUEST,
  request_confirmation: REQUEST,
  request_cancelled: REQUEST,
  request_status: { ...REQUEST, status: 'completed', changed_at: NOW, automatic: false },
  done_asked: REQUEST,
  done_refused: REQUEST,
  done_completed: REQUEST,
  request_reminder: REQUEST,
  request_unanswered: REQUEST,
  review_request: REQUEST,
  review_received: { ...REQUEST, author: 'Nora B.', stars: 4, text: 'Good.' },
  quote_sent: QUOTE,
  quote_accepted: QUOTE,
  quote_declined: QUOTE,
  quote_confirmation: QUOTE,
  badge_decided: {
    account: 'p1',
    provider_name: 'Rivera Plumbing',
    kind: 'license',
    expires_on: '2027-11-30',
    reason: null,
    is_taken_back: false,
  },
  badge_expiring: {
    account: 'p1',
    provider_name: 'Rivera Plumbing',
    kind: 'insurance',
    expires_on: '2027-11-30',
  },
  welcome: { account: 'p1', provider_name: null, tier: 'Pro' },
  payment_failed: {
    account: 'p1',
    provider_name: null,
    amount_due: 3900,
    currency: 'usd',
    next_attempt_at: NOW,
    grace_ends_at: NOW,
  },
  subscription_ended: {
    account: 'p1',
    provider_name: null,
    reason: 'ended',
    page_was_public: true,
  },
  support_received: SUPPORT,
  support_answered: SUPPORT,
  support_asked: { ...SUPPORT, is_premium: true },
  alarm: { alarm: 'mails-late', notice: 'started', detail: 'A mail is due.' },
  page_email_link: { account: 'p1', provider_name: 'Rivera Plumbing' },
  page_email_changed: { account: 'p1', provider_name: 'Rivera Plumbing' },
  team_invitation: {
    account: 'p1',
    invitation_id: 'i1',
    company: 'Rivera Plumbing',
    name: 'Sam',
    expires_at: NOW,
  },
  unread_messages: {
    thread: { kind: 'request', id: 'r1' },
    side: 'client',
    message_id: 'm1',
    reader_name: null,
    sender_name: 'Rivera',
    preview: 'Hi',
  },
  account_link: { kind: 'confirm', type: null, redirect: null },
};

function render(template: string, data: object) {
  const mail = {
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
    correlation_id: null,
    template,
    data,
  } as Mail;
  return renderMail(mail, LINKS, {
    accountLink: { kind: 'confirm', code: 'a', uid: 'u1', expiresAt: NOW },
  });
}

it.each(Object.entries(CONTENTS))('renders the mail %s under the brand', (template, data) => {
  const { subject, html, text } = render(template, data);
  for (const part of [subject, html, text]) expect(part).not.toMatch(DEFAULT_BRAND);
  expect(html).toContain('Klingel');
});

// @2.55.1 @2.55.4
it.each(Object.entries(CONTENTS))('shows the mail %s in any mail program', (template, data) => {
  const { html } = render(template, data);
  const icon = `<img src="${LINKS.siteUrl}/icons/icon-192.png" width="32" height="32" alt=""`;
  expect(html.split('<img')).toHaveLength(2);
  expect(html).toMatch(new RegExp(`${icon}[^>]*></td><td class="brand"[^>]*>Klingel</td>`));
  // Programs that drop the style sheet show the light colors: each colored element has its own.
  for (const [tag] of html.matchAll(/<[a-z0-9]+ [^>]*class="[^>]*>/g)) {
    expect(tag).toMatch(/style="[^"]*(?:color|background):#[0-9a-f]{6}/);
  }
  const body = html.slice(html.indexOf('<body'));
  expect(body).not.toMatch(/<(?:style|link|script)|url\(|flex|grid|position:|var\(/);
  for (const scheme of ['color-scheme', 'supported-color-schemes']) {
    expect(html).toContain(`<meta name="${scheme}" content="light dark">`);
  }
  expect(html).not.toMatch(/width="(?:[4-9]\d|\d{3,})"/);
});

it('renders the error page under the brand', () => {
  expect(ERROR_PAGE.html).toContain('Klingel');
  expect(ERROR_PAGE.html).not.toMatch(DEFAULT_BRAND);
});

const messageOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown: unknown) => toAppError(thrown).personMessage,
  );

it('names the plans of the brand to people whose plan lacks something', async () => {
  const save = async (_uid: string, change: (context: GalleryContext) => Gallery) =>
    Promise.resolve(change({ tier: 'Starter', profile: null, gallery: NO_GALLERY }));
  const gallery = saveGallery({ save }, { uid: 'rivera' }, NO_GALLERY);
  expect(await messageOf(gallery)).toContain('the Plus plan');
  const team: Team = { tier: 'Pro', company: 'Rivera', members: [], invitations: [] };
  const create = async (_uid: string, _form: unknown, check: (team: Team) => void) => {
    check(team);
    return Promise.resolve('i1');
  };
  const use = { refund: async () => {} };
  const deps = { invitations: { create }, rateLimits: { consume: () => Promise.resolve(use) } };
  const caller = { uid: 'rivera', email: null } as Caller;
  const form = { name: 'Sam', email: 'sam@klingel.test' };
  const invitation = inviteMember(deps, caller, form, NOW);
  expect(await messageOf(invitation)).toContain('the Team plan');
});
