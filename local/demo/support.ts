import {
  supportRequestSchema,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import { days, minutesBefore } from './content/dialogue.ts';
import { SUPPORT_REQUESTS } from './content/support.ts';
import { FACTORY_TIME } from './factories.ts';

/** Returns an open request of `client-1` to support, with one message. */
export function supportRequest(overrides: Partial<SupportRequest> = {}): SupportRequest {
  const createdAt = overrides.created_at ?? FACTORY_TIME;
  return supportRequestSchema.parse({
    id: 'S-7F3K9Q',
    owner_uid: 'client-1',
    subject: 'My photos do not load',
    entries: [{ from: 'person', text: 'They stay gray.', at: createdAt }],
    photos: [],
    is_premium: false,
    state: 'open',
    created_at: createdAt,
    waiting_since: createdAt,
    changed_at: createdAt,
    ...overrides,
  });
}

/** Returns the messages to support of the demo market. */
export function toSupportRequests(now: Date): SupportRequest[] {
  return SUPPORT_REQUESTS.map(({ text, daysAgo, answer, ...request }) => {
    const asked = minutesBefore(now, days(daysAgo));
    const first = { from: 'person', text, at: asked } as const;
    if (!answer) return supportRequest({ ...request, entries: [first], created_at: asked });
    const answered = minutesBefore(now, days(answer.daysAgo));
    return supportRequest({
      ...request,
      entries: [first, { from: 'support', text: answer.text, at: answered }],
      state: 'answered',
      created_at: asked,
      changed_at: answered,
    });
  });
}
