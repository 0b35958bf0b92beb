import { onSchedule } from 'firebase-functions/scheduler';
import { sweepDeletionsJob } from './account/endpoints.ts';
import { countBusinessDaysJob } from './admin/endpoints.ts';
import { sweepBadgesJob } from './badges/endpoints.ts';
import { reconcileSubscriptionsJob } from './billing/endpoints.ts';
import { sweepGuestsJob } from './chat/endpoints.ts';
import { sweepMailJob } from './mail/endpoints.ts';
import { checkHealthJob } from './operations/endpoints.ts';
import { writeSitemapJob } from './pages/endpoints.ts';
import { sweepPicturesJob } from './pictures/endpoints.ts';
import { LINK_SECRET, SMTP_URL, STRIPE_SECRET_KEY } from './platform/config.ts';
import { BACKGROUND } from './platform/global-options.ts';
import { runJobs, type Job } from './platform/run-jobs.ts';
import { sweepAddressesJob, completeDoneJob } from './requests/endpoints.ts';
import { shiftHoursJob } from './search/endpoints.ts';

// The schedules. Jobs share one if they need the same secrets and are needed equally often.

export const EVERY_MINUTE: readonly Job[] = [sweepMailJob, sweepGuestsJob, checkHealthJob];

/** Mails, guests and alarms. Each job has at most 50 seconds, so the run ends within 55. */
export const everyMinute = onSchedule(
  { schedule: 'every 1 minutes', secrets: [SMTP_URL, LINK_SECRET], timeoutSeconds: 55 },
  () => runJobs(EVERY_MINUTE),
);

export const EVERY_FIVE_MINUTES: readonly Job[] = [sweepDeletionsJob, reconcileSubscriptionsJob];

/** The jobs that need Stripe. */
export const everyFiveMinutes = onSchedule(
  { ...BACKGROUND, schedule: 'every 5 minutes', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 240 },
  () => runJobs(EVERY_FIVE_MINUTES),
);

export const EVERY_HOUR: readonly Job[] = [
  completeDoneJob,
  sweepAddressesJob,
  shiftHoursJob,
  sweepPicturesJob,
  writeSitemapJob,
  sweepBadgesJob,
  countBusinessDaysJob,
];

/**
 * Long jobs. They have no secret, because one of them decodes pictures of strangers. Memory is for
 * one picture (200 MB) and one file of the sitemap, as the sweep decodes them one after another.
 */
export const everyHour = onSchedule(
  { schedule: 'every 60 minutes', memory: '1GiB', timeoutSeconds: 600 },
  () => runJobs(EVERY_HOUR),
);
