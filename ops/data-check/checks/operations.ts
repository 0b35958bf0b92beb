import {
  alarmStatesSchema,
  firstChecksSchema,
  healthCountsSchema,
  heartbeatsSchema,
  spendingSchema,
} from '@doorstep/domain/operations/records';
import { switchesSchema } from '@doorstep/domain/operations/switches';
import * as z from 'zod/mini';
import { deployLockSchema, liveReleaseSchema } from '../../configuration/site/live-release.ts';
import { migrationStateSchema } from '../../migrations/state.ts';
import { defineCheck, problemUnless } from '../check.ts';

/** The schema of each record, by id. Other ids are unknown. */
const SCHEMAS: Record<string, z.ZodMiniType> = {
  alarms: alarmStatesSchema,
  counts: healthCountsSchema,
  deploy_lock: deployLockSchema,
  first_checks: firstChecksSchema,
  heartbeats: heartbeatsSchema,
  live_release: liveReleaseSchema,
  spending: spendingSchema,
  switches: switchesSchema,
};

export const operations = defineCheck({
  collection: 'operations',
  schema: z.union([
    alarmStatesSchema,
    healthCountsSchema,
    deployLockSchema,
    firstChecksSchema,
    heartbeatsSchema,
    liveReleaseSchema,
    spendingSchema,
    switchesSchema,
  ]),
  validate: ({ stored, value }) =>
    problemUnless(SCHEMAS[stored.id]?.safeParse(value).success === true, 'unknown document'),
});

export const migrations = defineCheck({
  collection: 'migrations',
  schema: migrationStateSchema,
  validate: ({ value }) => [
    ...problemUnless(value.changed <= value.checked, 'changed: higher than checked'),
    ...problemUnless(
      (value.state === 'done') === (value.finished_at !== null),
      'finished_at: does not match the state',
    ),
  ],
});
