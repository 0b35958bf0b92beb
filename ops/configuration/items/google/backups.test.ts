import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { at, patch, remove, SETUP, testItems, type State } from '../../item-cases.ts';
import { createReadyContext, PROJECT, ScriptedAsk } from '../../test-support.ts';
import { backups } from './backups.ts';
import { applyAll } from '../test-support.ts';

const SCHEDULE = `${at.database}/backupSchedules/daily`;
const CONSOLE = `https://console.cloud.google.com/firestore/databases/-default-/disaster-recovery?project=${PROJECT}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function breakDatabase(state: State): void {
  state.remove(SCHEDULE);
  const off = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
  };
  state.patch(at.database, off, null);
}

testItems([
  {
    item: 'backups',
    broken: 'nothing is backed up',
    by: breakDatabase,
    state: 'missing',
    detail:
      'Firestore is missing a daily backup, point-in-time recovery, protection against deletion',
    fix: SETUP('backups'),
  },
  {
    item: 'backups',
    broken: 'backups are deleted after a week',
    by: patch(SCHEDULE, { retention: '604800s' }),
    state: 'wrong',
    detail: 'Backups are stored for 7 days, not for 28',
    fix: SETUP('backups'),
  },
  {
    item: 'backups',
    broken: 'no backup was made',
    by: remove(`${at.backups}/newest`),
    state: 'wrong',
    detail: 'There is no backup yet, but one was due',
    fix: CONSOLE,
  },
  {
    item: 'backups',
    broken: 'the newest backup is three days old',
    by: patch(`${at.backups}/newest`, { snapshotTime: daysAgo(3) }),
    state: 'wrong',
    detail: 'The newest backup is 3 days old',
    fix: CONSOLE,
  },
  {
    item: 'backups',
    broken: 'the newest backup is not ready',
    by: patch(`${at.backups}/newest`, { state: 'NOT_AVAILABLE' }),
    state: 'wrong',
    detail: 'There is no backup yet, but one was due',
    fix: CONSOLE,
  },
  {
    item: 'backups',
    broken: 'deleted pictures are gone after a week',
    by: patch(at.files, { softDeletePolicy: { retentionDurationSeconds: '604800' } }),
    state: 'wrong',
    detail: 'Deleted pictures cannot be restored for 30 days',
    fix: SETUP('backups'),
  },
  {
    item: 'backups',
    broken: 'deleted pictures are never gone',
    by: patch(at.files, { versioning: { enabled: true } }),
    state: 'wrong',
    detail: 'The bucket keeps deleted pictures forever, because versioning is on',
    fix: SETUP('backups'),
  },
  {
    item: 'backups',
    broken: 'there is no bucket',
    by: remove(at.bucket),
    state: 'unknown',
    detail: 'Set up the storage bucket first: there is none',
    fix: SETUP('storage-bucket'),
  },
]);

test('setup repairs everything, and a new schedule may be without a backup', async () => {
  const { context, state } = await createReadyContext();
  breakDatabase(state);
  state.remove(`${at.backups}/newest`);
  state.patch(at.files, { softDeletePolicy: {}, versioning: { enabled: true } }, null);
  expect(await applyAll(await backups.plan?.(context, new ScriptedAsk()))).toHaveLength(5);
  expect(await checkItem(backups, context)).toMatchObject({ state: 'right' });
});

test('setup lengthens the retention of a schedule', async () => {
  const { context, state } = await createReadyContext();
  state.patch(SCHEDULE, { retention: '604800s' }, null);
  expect(await applyAll(await backups.plan?.(context, new ScriptedAsk()))).toEqual([
    'Store each new backup of Firestore for 28 days',
  ]);
  expect(state.get(SCHEDULE)['retention']).toBe('2419200s');
});
