import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import * as z from 'zod/mini';
import { readDraft, requestForm, writeDraft } from '../../lib/storage/drafts.ts';

/** What the form can take from an earlier request. */
type EarlierRequest = Pick<
  ServiceRequest,
  'provider_id' | 'service_description' | 'urgency' | 'preferred_contact' | 'place' | 'branch_name'
>;

/**
 * Fills the request form of a professional from an earlier request, which may have gone to another
 * one. Keeps a draft that the person has typed.
 */
export function draftFrom(uid: string, providerId: string, earlier: EarlierRequest): void {
  const key = { uid, form: requestForm(providerId) };
  if (readDraft(key, z.unknown()) !== null) return;
  const { service_description, urgency, preferred_contact, place, branch_name } = earlier;
  const isSameProvider = earlier.provider_id === providerId;
  writeDraft(key, {
    base: null,
    values: {
      service_description,
      urgency,
      preferred_contact,
      ...(place !== null && { place }),
      ...(isSameProvider && { branch_name: branch_name ?? '' }),
    },
  });
}
