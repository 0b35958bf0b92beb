import * as z from 'zod/mini';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { readDraft, writeDraft } from '../../lib/storage/drafts.ts';
import { draftFrom } from './draft-from.ts';

const EARLIER = {
  provider_id: 'provider-1',
  service_description: 'The sink leaks.',
  urgency: 'high',
  preferred_contact: 'phone',
  place: 'Austin, TX',
  branch_name: 'Office',
} as const;
const read = (providerId: string) =>
  readDraft({ uid: 'client-1', form: `request:${providerId}` }, z.unknown());

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

// @2.49.4
it('fills the form from an earlier request, with the branch of the same professional only', () => {
  const values = {
    service_description: 'The sink leaks.',
    urgency: 'high',
    preferred_contact: 'phone',
    place: 'Austin, TX',
  };
  draftFrom('client-1', 'provider-1', EARLIER);
  expect(read('provider-1')).toEqual({ base: null, values: { ...values, branch_name: 'Office' } });
  draftFrom('client-1', 'provider-2', EARLIER);
  expect(read('provider-2')).toEqual({ base: null, values });
});

it('keeps what the person has typed', () => {
  const typed = { base: null, values: { service_description: 'Typed' } };
  writeDraft({ uid: 'client-1', form: 'request:provider-1' }, typed);
  draftFrom('client-1', 'provider-1', EARLIER);
  expect(read('provider-1')).toEqual(typed);
});
