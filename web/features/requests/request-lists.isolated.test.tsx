import { serviceRequestSchema } from '@doorstep/domain/requests/service-request';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderMarkup } from '../../ui/render-markup.tsx';
import type { Assignees } from './inbox/assignees.ts';
import { Inbox } from './inbox/inbox.tsx';
import { MyRequests } from './my-requests.tsx';

const mocks = vi.hoisted(() => ({
  list: vi.fn<() => unknown>(),
  myRequests: vi.fn<(part: string) => unknown>(),
  assignees: vi.fn<() => Assignees | null>(() => null),
}));
vi.mock('./inbox/use-assignees.ts', () => ({ useAssignees: mocks.assignees }));
vi.mock('../../data/requests/inbox.ts', () => ({
  useInbox: () => inboxOf(mocks.list()),
  countInbox: () => Promise.resolve(null),
  setAside: () => {},
}));
vi.mock('../../data/requests/requests.ts', () => ({
  useMyRequests: (_uid: string, _email: string, part: string) => mocks.myRequests(part),
  setRequestStatus: () => {},
  assignRequest: () => {},
}));
vi.mock('../../data/requests/request-groups.ts', () => ({ useMyGroups: () => ({}) }));

const stateSchema = z.object({
  status: z.string(),
  data: z.optional(z.object({ rows: z.array(serviceRequestSchema), more: z.boolean() })),
});

/** Returns the inbox with the requests of a list's state. */
function inboxOf(state: unknown) {
  const { status, data } = stateSchema.parse(state);
  return {
    isLoading: status === 'loading',
    error: null,
    rows: (data?.rows ?? []).map((thread) => ({ kind: 'request', id: thread.id, thread })),
    more: data?.more ?? false,
  };
}

const request = (changes: object = {}) =>
  serviceRequestSchema.parse({
    id: 'r1',
    provider_id: 'pro-1',
    provider_name: 'Rivera Plumbing',
    provider_handle: 'rivera-plumbing',
    client_uid: 'client-1',
    client_name: 'Nora Whitfield',
    client_email: 'nora@doorstep.test',
    client_phone: '+1 (503) 555-0177 ext. 4',
    service_description: 'The sink leaks.',
    urgency: 'high',
    preferred_contact: 'phone',
    status: 'in_progress',
    created_at: new Date(Date.now() - 3.5 * 3_600_000),
    last_message: 'By noon?',
    last_message_id: 'm1',
    last_at: new Date(),
    waiting: 'provider',
    unread_provider: 2,
    unread_client: 3,
    ...changes,
  });

const openQuote = {
  ...{ id: 'quote-1', lines: [{ text: 'Labor', cents: 28_000 }], total_cents: 28_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2099-12-24' },
  ...{ time_zone: 'UTC', state: 'open', created_at: new Date() },
  ...{ decided_at: null, decided_by: null },
};
const slots = { menu: () => null, composer: () => null };
const inbox = <Inbox uid="pro-1" slots={slots} opensBeside={false} isWide />;
const myRequests = (
  <MyRequests uid="client-1" email="nora@doorstep.test" renderReview={() => null} />
);

/** Returns what a list shows in this state: its HTML, its texts, and the target of each link. */
function show(list: ReactElement, state: object) {
  mocks.list.mockReturnValue(state);
  // The real queries return only rows with the statuses of their part. The card filters, too.
  mocks.myRequests.mockReturnValue(state);
  const html = renderMarkup(<MemoryRouter>{list}</MemoryRouter>);
  const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', content = '']) => [content.replaceAll(/<[^>]+>/g, ''), href] as const,
  );
  return {
    html,
    texts: html.split(/<[^>]*>/).filter(Boolean),
    links: Object.fromEntries<string>(links),
  };
}

const ready = (rows: object[]) => ({ status: 'ready', data: { rows, more: false } });

it('names a request, its client and the ways to reach them in the inbox', () => {
  // @2.9.3 @2.9.4 @2.9.7
  const { texts, links } = show(inbox, ready([request()]));
  for (const text of ['Nora Whitfield', 'The sink leaks.', '3 hours ago', 'ASAP', 'In progress']) {
    expect(texts).toContain(text);
  }
  expect(links).toEqual({
    'nora@doorstep.test': 'mailto:nora@doorstep.test',
    // The number is found when the link is about to be used.
    '+1 (503) 555-0177 ext. 4': 'tel:',
    Chat: '/chat/r1',
  });
  expect(texts).toContain('2 unread');
  const hrefOf = (phone: string) =>
    show(inbox, ready([request({ client_phone: phone })])).links[phone];
  const phones = ['(503) 555-0177', '+1 503.555.0177', '+44 (0)20 7946 0958'];
  expect(phones.map(hrefOf)).toEqual(['tel:5035550177', 'tel:+15035550177', 'tel:']);
  const { html } = show(inbox, ready([request({ client_phone: null, unread_provider: 0 })]));
  expect(html).not.toMatch(/tel:|\d unread/);
});

it('says that a request is new, until it is read', () => {
  // @2.9.21
  const { texts, links } = show(
    inbox,
    ready([request({ last_message: null, unread_provider: 1 })]),
  );
  expect(texts).toContain('New');
  expect(links).toHaveProperty('Chat', '/chat/r1');
  expect(show(inbox, ready([request()])).texts).not.toContain('New');
});

it('says in the inbox that an email is not confirmed, if it is known', () => {
  // @2.9.15
  for (const [client_email_confirmed, expected] of [
    [false, true],
    [true, false],
    [null, false],
  ] as const) {
    const { texts } = show(inbox, ready([request({ client_email_confirmed })]));
    expect(texts.includes('email not confirmed')).toBe(expected);
  }
});

it.each(['inbox', 'my requests'])('names the preferred contact: %s', (name) => {
  // @2.9.5
  for (const [preferred_contact, label, inRow] of [
    ['email', 'Email', 'Prefers email'],
    ['phone', 'Phone', 'Prefers phone'],
    ['either', 'Either', 'Email or phone'],
  ] as const) {
    const list = name === 'inbox' ? inbox : myRequests;
    const { html } = show(list, ready([request({ preferred_contact })]));
    const shown =
      name === 'inbox' ? `>${inRow}</span>` : `Preferred contact</dt><dd[^>]*>${label}</dd>`;
    expect(html).toMatch(new RegExp(shown));
  }
});

it('names a request and its professional in the client’s list', () => {
  // @2.16.2 @2.16.3
  const { texts, links } = show(myRequests, ready([request()]));
  for (const text of ['Rivera Plumbing', 'The sink leaks.', '3 hours ago', 'ASAP', 'In progress']) {
    expect(texts).toContain(text);
  }
  expect(links).toEqual({
    'View Provider': '/p/rivera-plumbing',
    'Chat3 unread': '/client-chat/r1',
    Answer: '/client-chat/r1',
  });
  expect(texts).toContain('By noon?');
});

it('shows the face of the professional and what is next (@2.16.2 @2.16.7)', () => {
  const provider_avatar_url = 'https://pictures.doorstep.test/rivera.png';
  expect(show(myRequests, ready([request({ provider_avatar_url })])).html).toContain('rivera');
  expect(show(myRequests, ready([request()])).texts).toContain('RP');
  const quoted = request({ quote: openQuote });
  expect(show(myRequests, ready([quoted])).links).toMatchObject({
    'Review quote $280': '/client-chat/r1',
    'Chat3 unread': '/client-chat/r1',
  });
});

it('lists the open requests before the past ones (@2.16.4)', () => {
  const rows = [request({ status: 'completed', id: 'r2' }), request()];
  const { html } = show(myRequests, ready(rows));
  const [open = '', past = ''] = html.split('>Past</h2>');
  expect(open).toContain('/client-chat/r1');
  expect(open).not.toContain('/client-chat/r2');
  expect(past).toContain('/client-chat/r2');
  const pastOnly = show(myRequests, ready(rows.slice(0, 1)));
  expect(pastOnly.texts).toContain('You have no open requests.');
  expect(show(myRequests, ready([request()])).texts).not.toContain('Past');
});

it('shows who of a team takes care of a request, and filters by person (@2.31.5)', () => {
  const shownFor = (assignee_uid: string | null) => show(inbox, ready([request({ assignee_uid })]));
  expect(shownFor('sam').html).not.toContain('Assigned to');

  mocks.assignees.mockReturnValue({ 'pro-1': 'Me', sam: 'Sam' });
  expect(shownFor('sam').texts).toEqual(
    expect.arrayContaining(['Everyone', 'Unassigned', 'Me', 'Sam']),
  );
  expect(shownFor('sam').html).toMatch(/selected=""[^>]*>Sam</);
  expect(shownFor(null).html).toMatch(/selected=""[^>]*>Unassigned</);
  expect(shownFor('kim').html).toMatch(/selected=""[^>]*>Former member</);
  mocks.assignees.mockReturnValue(null);
});

it('does not link to the page of a deleted account', () => {
  expect(show(myRequests, ready([request({ provider_handle: '' })])).html).not.toContain('/p/');
});

it('says that there are no requests yet', () => {
  // @2.9.9 @2.16.5
  const empty = show(inbox, ready([])).html.replaceAll('&#x27;', "'");
  expect(empty).toContain(
    "No service requests yet. When customers request your services, they'll appear here.",
  );
  const { html, links } = show(myRequests, ready([]));
  expect(html).toContain('haven&#x27;t made any service requests yet.');
  expect(links).toEqual({ 'Find Providers': '/search' });
});

it('announces an empty inbox in an element that exists before the first answer', () => {
  const { html } = show(inbox, { status: 'loading' });
  expect(html).toMatch(/<div role="status"[^>]*><\/div>/);
  expect(show(inbox, ready([])).html).toMatch(/<div role="status".*No service requests yet\./);
});

it('shows placeholders with a label until the first answer, and never an empty list', () => {
  // @2.9.10 @8.7.21
  for (const [list, label] of [
    [inbox, 'Loading service requests...'],
    [myRequests, 'Loading your requests...'],
  ] as const) {
    const { html, texts } = show(list, { status: 'loading' });
    expect(texts).toContain(label);
    expect(html).toContain('skeleton');
    expect(html).not.toContain('requests yet');
  }
});

it('offers the next page where a page holds malformed requests only (@8.7.20)', () => {
  for (const list of [inbox, myRequests]) {
    const { html } = show(list, { status: 'ready', data: { rows: [], more: true } });
    expect(html).toContain('Show more');
    expect(html).not.toContain('requests yet');
  }
});
