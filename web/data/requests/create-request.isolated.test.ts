import { AppError } from '@doorstep/domain/app-error';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createServiceRequest } from './create-request.ts';

interface Reference {
  path: string;
}

const mocks = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  commit: vi.fn<() => Promise<void>>(),
}));
vi.mock('../firestore/firestore-lite.ts', () => ({ lite: {} }));
vi.mock('../firestore/counted-lite.ts', () => ({ liteCounterOf: () => ({ path: 'counter' }) }));
vi.mock('../firestore/write-counter.ts', () => ({
  commitCounted: mocks.commit,
  nextCountOf: () => 'add',
}));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: object, ...segments: string[]) => ({ path: segments.join('/') }),
  serverTimestamp: () => new Date(),
  getDoc: ({ path }: Reference) => {
    const fields = mocks.documents.get(path);
    const ref = { path };
    const id = path.split('/').at(-1);
    return Promise.resolve({ id, ref, data: () => fields, exists: () => fields !== undefined });
  },
}));

const PROFILE = {
  ...{ user_id: 'pro-5', handle: 'rivera', display_name: 'Rivera', bio: null, services: [] },
  ...{ city: null, locations: [], phone: null, website_url: null, email: null },
  ...{ facebook_url: null, instagram_url: null, twitter_url: null, linkedin_url: null },
  ...{ avatar_url: null, cover_url: null, work_photos: [], published: true },
  ...{ created_at: new Date(), updated_at: new Date(), facts: NO_FACTS },
};

/** Stores the group of the request `r1`, which has these professionals. */
function storeGroup(provider_ids: string[]) {
  const request_ids = provider_ids.map((_, i) => `r${i + 1}`);
  const group = { client_uid: 'client-1', request_ids, provider_ids, changed_at: new Date() };
  mocks.documents.set('request_groups/r1', group);
}

/** Sends a request to `pro-5`, and returns what the client is told. */
async function failure(first?: { id: string; provider_id: string }) {
  const sending = createServiceRequest({
    ...{ id: 'r9', providerId: 'pro-5', photos: [] },
    client: { uid: 'client-1', email: 'nora@doorstep.test' },
    form: {
      ...{ client_name: 'Nora', client_email: 'nora@doorstep.test', client_phone: null },
      ...{ service_description: 'The sink leaks.', urgency: 'medium', preferred_contact: 'phone' },
      ...{ place: null, street: null, branch_name: null },
    },
    ...(first && { first }),
  });
  const error = await sending.catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error.personMessage : error;
}
const FIRST = { id: 'r1', provider_id: 'pro-1' };
const NOT_TAKING = "This professional isn't taking requests right now.";

beforeEach(() => {
  mocks.documents.clear();
  mocks.documents.set('provider_profiles/pro-5', PROFILE);
  mocks.commit.mockRejectedValue(new AppError('permission-denied', 'denied'));
});

// @2.53.7
it('says of a request that its group refuses why it was refused', async () => {
  storeGroup(['pro-1', 'pro-5']);
  expect(await failure(FIRST)).toBe("You've already asked this professional.");
  storeGroup(['pro-1', 'pro-2', 'pro-3', 'pro-4']);
  expect(await failure(FIRST)).toBe("You've asked four professionals, the limit for one job.");
});

it('says otherwise that the professional takes no requests', async () => {
  expect(await failure(FIRST)).toBe(NOT_TAKING);
  storeGroup(['pro-1', 'pro-2']);
  expect(await failure(FIRST)).toBe(NOT_TAKING);
  storeGroup(['pro-1', 'pro-5']);
  expect(await failure()).toBe(NOT_TAKING);
});
