import * as z from 'zod/mini';
import { alarmStateSchema } from './alarms.ts';

/**
 * The jobs of the schedules, and after how many minutes without a finished run one is late. A daily
 * job is tried again until it succeeds.
 */
export const JOBS = {
  'check-health': 20,
  'sweep-mail': 15,
  'sweep-guests': 15,
  'sweep-deletions': 30,
  'sweep-pictures': 3 * 60,
  'complete-done': 3 * 60,
  'sweep-addresses': 3 * 60,
  'shift-hours': 3 * 60,
  'write-sitemap': 13 * 60,
  'sweep-badges': 26 * 60,
  'reconcile-subscriptions': 26 * 60,
  'count-business-days': 26 * 60,
} as const;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** `operations/heartbeats`: when the last finished run of each job started. */
export const heartbeatsSchema = z.object({ ran: z.record(z.string(), z.date()) });

/**
 * `operations/first_checks`: when `check-health` first missed a run of each job. The delay of a job
 * that never ran is measured from it.
 */
export const firstChecksSchema = z.object({ since: z.record(z.string(), z.date()) });

/** `operations/alarms`: the active alarms, by name. */
export const alarmStatesSchema = z.object({ active: z.record(z.string(), alarmStateSchema) });

/** The events that are counted in windows of five minutes. */
export const HEALTH_COUNTS = [
  'errors',
  'webhook_failures',
  'mail_failures',
  'sign_ups_refused',
  'changed_pages',
] as const;
export type HealthCount = (typeof HEALTH_COUNTS)[number];
export const COUNT_WINDOW = { max: 0, windowSeconds: 300 } as const;

const counted = z.optional(z.int().check(z.minimum(0)));

/** `operations/counts`: what was counted, by the window's number since 1970. */
export const healthCountsSchema = z.object({
  windows: z.record(
    z.string(),
    z.object({
      errors: counted,
      webhook_failures: counted,
      mail_failures: counted,
      sign_ups_refused: counted,
      /**
       * Errors of browsers whose page a translator or an extension changed. No alarm reads them.
       */
      changed_pages: counted,
    }),
  ),
});

export type HealthCounts = z.infer<typeof healthCountsSchema>;

/** `operations/spending`: the newest notification of the budget. */
export const spendingSchema = z.object({
  /** Percent of the budget. */
  percent: z.number().check(z.minimum(0)),
  period_start: z.date(),
  /** The period in which the cap switched parts off; null if it did not. */
  capped_period: z.nullable(z.date()),
  received_at: z.date(),
});
export type Spending = z.infer<typeof spendingSchema>;
