import {
  serviceRequestSchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { expect, it } from 'vitest';
import { outcomeText } from './done-text.ts';

const [ASKED_AT, ANSWERED_AT, LATER] = [2, 3, 4].map((day) => new Date(2031, 2, day));

/** Returns what both sides read about a question whose fields and request have these changes. */
function texts(done: object, changes: object = {}): (string | null)[] {
  const request: ServiceRequest = serviceRequestSchema.parse({
    ...{ id: 'r', provider_id: 'p', provider_name: 'Rivera', provider_handle: 'rivera' },
    ...{ client_uid: 'c', client_name: 'Nora', client_email: null, client_phone: null },
    ...{ service_description: 'Tiles', urgency: 'low', preferred_contact: 'either' },
    ...{ status: 'in_progress', created_at: ASKED_AT, last_at: ASKED_AT, waiting: 'provider' },
    ...{ last_message: null, last_message_id: null, unread_provider: 0, unread_client: 0 },
    done: {
      ...{ asked_by: 'c', asked_at: ASKED_AT, due_at: null, refused_at: null, completed_at: null },
      ...done,
    },
    ...changes,
  });
  return (['client', 'provider'] as const).map(
    (viewer) => outcomeText(request, viewer)?.replaceAll(/[\u2068\u2069]/g, '') ?? null,
  );
}

const open = { due_at: LATER };
const refused = { refused_at: ANSWERED_AT };
const automatic = { completed_at: ANSWERED_AT };

it('says how the question was answered, and what happens without an answer (@2.46.2)', () => {
  expect(texts(open)).toEqual([
    expect.stringContaining('We asked Rivera to confirm.'),
    expect.stringContaining("If there's no response"),
  ]);
  expect(texts(open, { last_at: LATER })).toEqual([
    expect.stringContaining("There's been activity"),
    expect.stringContaining("There's been activity"),
  ]);
  expect(texts(refused)[0]).toBe("Rivera said it isn't done yet.");
  const completed = { status: 'completed', status_changed_at: ANSWERED_AT };
  expect(texts(automatic, completed)[0]).toContain('marked the request as completed on Mar 3');
});

it('says nothing that a later change of the status contradicts (@2.46.3)', () => {
  const later = { status_changed_at: LATER };
  for (const status of ['completed', 'cancelled', 'pending']) {
    expect(texts(refused, { ...later, status })).toEqual([null, null]);
    expect(texts({ ...refused, ...automatic }, { ...later, status })).toEqual([null, null]);
  }
});
