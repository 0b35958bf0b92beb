import { onSchedule } from 'firebase-functions/scheduler';
import { auditLog, defineCallable, mailQueue } from '../container.ts';
import { createPictureBucket } from '../pictures/picture-bucket-repository.ts';
import { firestore } from '../platform/firestore.ts';
import { scheduled } from '../platform/scheduled.ts';
import { logInfo } from '../platform/log.ts';
import { askForBadge } from './ask-for-badge.ts';
import { createBadgeApplications } from './badge-application-repository.ts';
import { createGrantedBadges } from './granted-badge-repository.ts';
import { decideBadge, listBadgeApplications, readEvidence } from './decide-badge.ts';
import { sweepBadges } from './sweep-badges.ts';
import { listGrantedBadges, takeBackBadge } from './take-back-badge.ts';

function badgeDeps() {
  const db = firestore();
  return {
    ...mailQueue(),
    applications: createBadgeApplications(db, auditLog()),
    badges: createGrantedBadges(db, auditLog()),
    bucket: createPictureBucket(),
  };
}

const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

export const askForBadgeEndpoint = defineCallable(
  'ask-for-badge',
  {
    auth: 'session',
    rateLimit: { by: 'uid', max: 10, windowSeconds: 3600 },
    // The body has the file, and the connection may be slow.
    timeoutSeconds: 180,
  },
  (input, caller) => askForBadge(badgeDeps(), caller, input, new Date()),
);

export const adminBadgesEndpoint = defineCallable('admin-badges', ADMIN, (input) =>
  listBadgeApplications(badgeDeps(), input),
);

export const adminBadgeEvidenceEndpoint = defineCallable('admin-badge-evidence', ADMIN, (input) =>
  readEvidence(badgeDeps(), input),
);

export const adminDecideBadgeEndpoint = defineCallable(
  'admin-decide-badge',
  ADMIN,
  (input, { uid }) => decideBadge(badgeDeps(), uid, input, new Date()),
);

export const adminGrantedBadgesEndpoint = defineCallable('admin-granted-badges', ADMIN, (input) =>
  listGrantedBadges(badgeDeps(), input, new Date()),
);

export const adminTakeBackBadgeEndpoint = defineCallable(
  'admin-take-back-badge',
  ADMIN,
  (input, { uid }) => takeBackBadge(badgeDeps(), uid, input, new Date()),
);

export const sweepBadgesSchedule = onSchedule(
  { schedule: 'every day 12:10', timeZone: 'UTC', timeoutSeconds: 540 },
  scheduled('sweep-badges', async () => {
    logInfo('badges swept', await sweepBadges(badgeDeps(), new Date()));
  }),
);
