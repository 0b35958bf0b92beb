import type { BadgeApplication } from '@doorstep/domain/badges/badge';
import { expect, it } from 'vitest';
import { badgeState } from './badge-state.ts';

const TODAY = '2026-11-26';
const badge = (expires_on: string) => ({ number: 'CFC1429', expires_on });

const application = (fields: Partial<BadgeApplication>): BadgeApplication => ({
  provider_id: 'rivera',
  kind: 'license',
  number: 'CFC1429',
  expires_on: '2027-11-30',
  state: 'pending',
  reason: null,
  evidence: { name: 'license-file', type: 'image/jpeg' },
  asked_at: new Date('2026-11-26T10:00:00Z'),
  decided_at: null,
  evidence_until: null,
  ...fields,
});

it('is none before the first application @2.11.23', () => {
  expect(badgeState(null, null, TODAY)).toEqual({ state: 'none' });
});

it('is pending or refused as the latest application is, also while a badge is valid @2.11.23', () => {
  const pending = application({});
  const refused = application({ state: 'refused', reason: 'The photo is not readable.' });
  for (const held of [null, badge('2026-12-01')]) {
    expect(badgeState(pending, held, TODAY)).toMatchObject({ state: 'pending' });
    expect(badgeState(refused, held, TODAY)).toEqual({
      state: 'refused',
      reason: 'The photo is not readable.',
    });
  }
});

it('says why it was taken back @2.10.31', () => {
  const taken = application({ state: 'taken_back', reason: 'It was revoked.' });
  expect(badgeState(taken, null, TODAY)).toEqual({
    state: 'taken_back',
    reason: 'It was revoked.',
  });
});

it('is granted on the last valid day, and expired after it @2.11.23', () => {
  const granted = application({ state: 'granted', expires_on: TODAY });
  expect(badgeState(granted, badge(TODAY), TODAY)).toEqual({ state: 'granted', until: TODAY });
  // The page loses the badge later that day.
  for (const held of [badge(TODAY), null]) {
    expect(badgeState(granted, held, '2026-11-27')).toEqual({ state: 'expired', until: TODAY });
  }
});
