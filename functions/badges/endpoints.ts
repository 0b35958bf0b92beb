import { auditLog, defineCallable, mailQueue } from '../container.ts';
import { createPictureBucket } from '../pictures/picture-bucket-repository.ts';
import { firestore } from '../platform/firestore.ts';
import { dailyAt, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
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

export const badgesCallables = [
  defineCallable(
    'ask-for-badge',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 10, windowSeconds: 3600 },
    },
    (input, caller) => askForBadge(badgeDeps(), caller, input, new Date()),
  ),

  defineCallable('admin-badges', ADMIN, (input) => listBadgeApplications(badgeDeps(), input)),

  defineCallable('admin-badge-evidence', ADMIN, (input) => readEvidence(badgeDeps(), input)),

  defineCallable('admin-decide-badge', ADMIN, (input, { uid }) =>
    decideBadge(badgeDeps(), uid, input, new Date()),
  ),

  defineCallable('admin-granted-badges', ADMIN, (input) =>
    listGrantedBadges(badgeDeps(), input, new Date()),
  ),

  defineCallable('admin-take-back-badge', ADMIN, (input, { uid }) =>
    takeBackBadge(badgeDeps(), uid, input, new Date()),
  ),
];

export const sweepBadgesJob: Job = {
  name: 'sweep-badges',
  limitMs: 9 * MINUTE_MS,
  isDue: dailyAt(12, 10),
  run: async () => {
    logInfo('badges swept', await sweepBadges(badgeDeps(), new Date()));
  },
};
