import {
  supportRequestSchema,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
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
