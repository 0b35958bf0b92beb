import { defineCallable, deps } from '../container.ts';
import { dailyAt, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { logInfo } from '../platform/log.ts';
import { askForBadge } from './ask-for-badge.ts';
import {
  decideBadge,
  listBadgeApplications,
  listGrantedBadges,
  readEvidence,
  takeBackBadge,
} from './decide-badge.ts';
import { sweepBadges } from './sweep-badges.ts';

const ADMIN = { auth: 'admin', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;

export const badgesCallables = [
  defineCallable(
    'ask-for-badge',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 10, windowSeconds: 3600 },
    },
    (input, caller) => askForBadge(deps, caller, input, new Date()),
  ),

  defineCallable('admin-badges', ADMIN, (input) => listBadgeApplications(deps, input)),

  defineCallable('admin-badge-evidence', ADMIN, (input) => readEvidence(deps, input)),

  defineCallable('admin-decide-badge', ADMIN, (input, { uid }) =>
    decideBadge(deps, uid, input, new Date()),
  ),

  defineCallable('admin-granted-badges', ADMIN, (input) =>
    listGrantedBadges(deps, input, new Date()),
  ),

  defineCallable('admin-take-back-badge', ADMIN, (input, { uid }) =>
    takeBackBadge(deps, uid, input, new Date()),
  ),
];

export const sweepBadgesJob: Job = {
  name: 'sweep-badges',
  limitMs: 9 * MINUTE_MS,
  isDue: dailyAt(12, 10),
  run: async () => {
    logInfo('badges swept', await sweepBadges(deps, new Date()));
  },
};
