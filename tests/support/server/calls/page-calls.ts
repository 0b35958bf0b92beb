import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { EVIDENCE_UPLOADS, evidenceKey } from '../../../../functions/badges/evidence.ts';
import { createRateLimits } from '../../../../functions/platform/limits/rate-limit-repository.ts';
import { adminDb } from '../admin.ts';
import { saveProfile } from '../market.ts';
import { session } from '../sdk-people.ts';
import { teamOwner } from '../teams.ts';
import { until } from '../until.ts';
import { saveEvidence, uploadEvidence } from '../uploaded-pictures.ts';
import {
  DENIED,
  forVerifiedAccounts,
  NOT_FOUND,
  PRECONDITION,
  READS,
  type CallRows,
} from './call-row.ts';
import { reportsBy, reviewed } from './call-setup.ts';

/** The calls around a professional's page. */
export const PAGE_CALLS = {
  'own-reviews': {
    input: () => ({ after: null }),
    answers: forVerifiedAccounts('allowed'),
    effect: READS,
  },
  'answer-review': {
    input: () => ({ id: 'x', answer: 'Mine.' }),
    answers: forVerifiedAccounts(NOT_FOUND),
    effect: async () => {
      const { provider, id } = await reviewed();
      return { by: provider, input: { id, answer: 'Thank you!' }, changes: `reviews/${id}` };
    },
  },
  'report-review': {
    input: () => ({ id: 'x', reason: 'other', text: '' }),
    answers: forVerifiedAccounts(NOT_FOUND),
    effect: async () => {
      const { provider, id } = await reviewed();
      return {
        by: provider,
        input: { id, reason: 'other', text: 'Not mine.' },
        changes: reportsBy(provider),
        repeats: true,
      };
    },
  },
  'my-views': { input: () => ({}), answers: forVerifiedAccounts('allowed'), effect: READS },
  'ask-for-badge': {
    input: async (_, { uid }) => ({
      ...{ kind: 'license', number: '1', expires_on: '2099-01-01' },
      evidence: await saveEvidence(uid, Buffer.from('%PDF-1.7')),
    }),
    // It needs a page, but no plan.
    answers: forVerifiedAccounts(PRECONDITION, {
      ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
    }),
    effect: async () => {
      const by = await teamOwner();
      const evidence = await uploadEvidence(by.uid, Buffer.from('%PDF-1.7'));
      // The upload's trigger deletes the file of an account that is closed.
      const limits = createRateLimits(adminDb());
      const count = () => limits.countItems(evidenceKey(by.uid), EVIDENCE_UPLOADS);
      await until('the upload is checked', async () => (await count()) === 1);
      const details = { number: '1', expires_on: '2099-01-01', evidence };
      return {
        by,
        input: { kind: 'license', ...details },
        changes: `badge_applications/${by.uid}_license`,
        repeats: true,
      };
    },
  },
  // The professionals have the plan Pro, which does not include branches.
  'save-branches': {
    input: () => ({ branches: [] }),
    answers: forVerifiedAccounts(DENIED),
    effect: async () => {
      const branch = minimalBranch({ id: 'branch-1', name: 'Office' });
      const by = await teamOwner();
      return { by, input: { branches: [branch] }, changes: `branches/${by.uid}`, repeats: true };
    },
  },
  // Sessions without a page have nothing to save hours of. A lapsed professional edits a draft.
  'save-hours': {
    input: () => {
      const { hours, time_zone } = minimalBranch();
      return { hours, time_zone };
    },
    answers: forVerifiedAccounts(PRECONDITION, {
      ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
    }),
    effect: async () => {
      const by = await session();
      await saveProfile(by.uid);
      const { hours, time_zone } = minimalBranch();
      const changes = `provider_profiles/${by.uid}`;
      return { by, input: { hours, time_zone }, changes, repeats: true };
    },
  },
  'save-prices': {
    input: () => ({ price_hints: [{ text: 'Drain cleaning', cents: 8_900 }] }),
    answers: forVerifiedAccounts(PRECONDITION, {
      ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
    }),
    effect: async () => {
      const by = await session();
      await saveProfile(by.uid);
      const input = { price_hints: [{ text: 'Drain cleaning', cents: 8_900 }] };
      return { by, input, changes: `provider_profiles/${by.uid}`, repeats: true };
    },
  },
  'save-gallery': {
    input: () => ({ photos: {}, service_tags: {} }),
    answers: forVerifiedAccounts(DENIED, { provider: 'allowed', otherProvider: 'allowed' }),
    effect: async () => {
      const by = await teamOwner();
      return {
        by,
        input: { photos: {}, service_tags: {} },
        changes: `galleries/${by.uid}`,
        repeats: true,
      };
    },
  },
} satisfies Partial<CallRows>;
