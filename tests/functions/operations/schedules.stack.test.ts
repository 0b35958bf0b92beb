import { JOB_NAMES } from '@doorstep/domain/operations/records';
import { findSchedules } from '@doorstep/local/stack/emulators/schedules.ts';
import { expect, it } from 'vitest';
import { createBusiness } from '../../../functions/admin/business-repository.ts';
import * as functions from '../../../functions/index.ts';
import { adminDb, fieldsOf } from '../../support/server/admin.ts';

it('the deployed schedules run every job', async () => {
  // The days of a year would take many seconds.
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  await createBusiness(adminDb()).saveDays(new Map(), yesterday);
  // A job that never ran is due.
  for (const { run } of findSchedules(functions)) await run();
  const { ran } = await fieldsOf('operations/heartbeats');
  expect(Object.keys(ran as object).toSorted()).toEqual(JOB_NAMES.toSorted());
});
