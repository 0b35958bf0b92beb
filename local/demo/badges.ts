import path from 'node:path';
import {
  badgeKindSchema,
  evidencePath,
  type BadgeApplication,
} from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { NO_BADGES, type Badges } from '@doorstep/domain/profiles/facts';
import type { Storage } from 'firebase-admin/storage';
import { GRANTED, PENDING, REFUSED } from './content/badges.ts';
import { days, minutesBefore } from './content/dialogue.ts';
import { badgeApplication } from './factories.ts';
import { numberFor } from './looks-random.ts';

// Turns the demo's badges into applications, evidence and the `facts` that agree with them.

const FILES = path.resolve(import.meta.dirname, 'evidence');

/** The evidence of decided applications has been deleted, as it is after 30 days. */
const decided = (askedAt: Date, minutes: number) => ({
  asked_at: askedAt,
  decided_at: minutesBefore(askedAt, -minutes),
  evidence: null,
});

/** Returns the day in a number of days, `YYYY-MM-DD`. */
const dayIn = (now: Date, count: number) => dayOf(minutesBefore(now, -days(count)));

/** Returns the latest application of each professional for each badge. */
export function toApplications(now: Date): BadgeApplication[] {
  const granted = Object.entries(GRANTED).flatMap(([handle, badges]) =>
    badgeKindSchema.options.flatMap((kind) => {
      const number = badges[kind];
      if (number === undefined) return [];
      const name = `${kind} of ${handle}`;
      return badgeApplication({
        ...{ provider_id: handle, kind, number, state: 'granted' },
        expires_on: dayIn(now, numberFor(`end of ${name}`, 45, 900)),
        ...decided(minutesBefore(now, numberFor(name, days(40), days(300))), days(1)),
      });
    }),
  );
  const refused = REFUSED.map(({ handle, kind, number, daysAgo, reason }) =>
    badgeApplication({
      ...{ provider_id: handle, kind, number, state: 'refused', reason },
      expires_on: dayIn(now, 400),
      ...decided(minutesBefore(now, days(daysAgo)), days(1)),
    }),
  );
  const pending = PENDING.map(({ handle, kind, number, daysAgo, expiresOn, evidence }) =>
    badgeApplication({
      ...{ provider_id: handle, kind, number, expires_on: expiresOn, evidence },
      asked_at: minutesBefore(now, days(daysAgo)),
    }),
  );
  return [...granted, ...refused, ...pending];
}

/** Returns the badges on a professional's profile. The number of an insurance is not public. */
export function toBadges(uid: string, applications: readonly BadgeApplication[]): Badges {
  const badges = { ...NO_BADGES };
  for (const { provider_id, kind, state, number, expires_on } of applications) {
    if (provider_id !== uid || state !== 'granted') continue;
    badges[kind] = { number: kind === 'license' ? number : null, expires_on };
  }
  return badges;
}

/** Uploads the evidence of the undecided applications into the Storage emulator. */
export async function uploadEvidence(bucket: ReturnType<Storage['bucket']>): Promise<void> {
  await Promise.all(
    PENDING.map(({ handle, file, evidence }) =>
      bucket.upload(path.join(FILES, file), {
        destination: evidencePath(handle, evidence.name),
        resumable: false,
        metadata: { contentType: evidence.type },
      }),
    ),
  );
}
