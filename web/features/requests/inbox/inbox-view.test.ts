import { serviceRequestSchema } from '@doorstep/domain/requests/service-request';
import { expect, it } from 'vitest';
import { countText } from './inbox-tabs.tsx';
import { matchesText, readView } from './inbox-view.ts';

it('@2.9.17 reads the view from the address, and ignores unknown values', () => {
  const read = (query: string) => readView(new URLSearchParams(query));
  expect(read('')).toEqual({ status: null, urgency: null, assignee: null, sort: 'newest' });
  expect(read('status=in_progress&urgency=high&assignee=m1&sort=unread')).toEqual({
    status: 'in_progress',
    urgency: 'high',
    assignee: 'm1',
    sort: 'unread',
  });
  expect(read('status=lost&urgency=&assignee=a/b&sort=oldest')).toEqual(read(''));
});

it('@2.9.17 shows at most 99+ as the count of a tab', () => {
  const counts = { pending: 99, in_progress: 100, completed: 0, cancelled: 1 };
  const tabs = ['all', 'pending', 'in_progress', 'completed'] as const;
  expect(tabs.map((tab) => countText(counts, tab))).toEqual(['99+', '99', '99+', '0']);
});

it('@2.9.19 finds requests by all words of name and description', () => {
  const request = serviceRequestSchema.parse({
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
    last_message_at: null,
    unread_provider: 0,
    unread_client: 0,
  });
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
});
