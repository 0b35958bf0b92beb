import { serviceRequestSchema } from '@doorstep/domain/requests/service-request';
import { conversationSchema } from '@doorstep/domain/chat/conversation';
import { expect, it } from 'vitest';
import { countText } from './inbox-bar.tsx';
import { matchesText, readAddress, viewOf } from './inbox-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

it('@2.9.17 reads the view from the address, and ignores unknown values', () => {
  const none = {
    ...{ list: null, status: null, urgency: null, assignee: null, area: null },
    sort: 'latest',
  };
  expect(read('')).toEqual(none);
  expect(
    read('view=all&status=in_progress&urgency=high&assignee=m1&area=outside&sort=newest'),
  ).toEqual({
    list: 'all',
    status: 'in_progress',
    urgency: 'high',
    assignee: 'm1',
    area: 'outside',
    sort: 'newest',
  });
  expect(read('view=mine&status=lost&urgency=&assignee=a/b&area=far&sort=oldest')).toEqual(none);
});

it('@2.9.17 opens with what waits, unless nothing does or the address says more', () => {
  const isWaiting = (query: string, hasWaiting = true) => viewOf(read(query), hasWaiting).isWaiting;
  expect(isWaiting('')).toBe(true);
  expect(isWaiting('', false)).toBe(false);
  expect(isWaiting('view=waiting', false)).toBe(true);
  expect(isWaiting('view=waiting&status=pending')).toBe(true);
  const filters = ['status=pending', 'urgency=low', 'assignee=m1', 'area=inside'];
  for (const query of ['view=all', ...filters, 'sort=newest']) {
    expect(isWaiting(query), query).toBe(false);
  }
});

it('@2.9.17 shows at most 99+ as a count', () => {
  expect([0, 99, 100, 180].map(countText)).toEqual(['0', '99', '99+', '99+']);
});

it('@2.9.19 finds threads by all words of name, description and last message', () => {
  const thread = serviceRequestSchema.parse({
    id: 'r1',
    provider_id: 'pro-1',
    provider_name: 'Rivera',
    provider_handle: 'rivera',
    client_uid: 'client-1',
    client_name: 'Zoë Whitfield',
    client_email: null,
    client_phone: null,
    service_description: 'The sink leaks.',
    urgency: 'high',
    preferred_contact: 'phone',
    status: 'pending',
    created_at: new Date(),
    last_message: null,
    last_message_id: null,
    last_at: new Date(),
    waiting: 'provider',
    unread_provider: 0,
    unread_client: 0,
  });
  const request = { kind: 'request', id: 'r1', thread } as const;
  for (const search of [
    'whit',
    'SINK',
    ' zoë  leaks ',
    'zoe',
    'ｚｏｅ',
    'si\u200bnk',
    '\u200b',
    '',
  ]) {
    expect(matchesText(request, search)).toBe(true);
  }
  expect(matchesText(request, 'sink roof')).toBe(false);
  const direct = conversationSchema.parse({
    ...{ id: 'pro-1_client-1', provider_id: 'pro-1', client_id: 'client-1' },
    ...{ provider_name: 'Rivera', provider_handle: 'rivera', provider_avatar_url: null },
    ...{ message_count: 1, last_message: 'Do you work on weekends?', last_message_id: 'm1' },
    ...{ last_at: new Date(), waiting: 'provider', unread_provider: 1, unread_client: 0 },
  });
  const chat = { kind: 'conversation', id: 'c1', thread: direct } as const;
  expect(matchesText(chat, 'weekends')).toBe(true);
  expect(matchesText(chat, 'client #client-1')).toBe(true);
  expect(matchesText(chat, 'sink')).toBe(false);
});
