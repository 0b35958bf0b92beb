import { z } from 'zod';
import type { Context } from '../../context.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';
import { databaseUrl, findBucketName, findDatabase, FIRESTORE } from './data.ts';

// Backups of Firestore and deleted pictures: docs/backups.md.

const STORAGE = 'https://storage.googleapis.com/storage/v1';

const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;
/**
 * 28 days: longer than point-in-time recovery, and at most the 30 days of docs/privacy.md. The
 * limit is 14 weeks. Source: REST reference of Cloud Firestore, "BackupSchedule".
 */
const BACKUP_RETENTION = `${28 * DAY_SECONDS}s`;
/** Daily backups are made at any time of the day. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;
/** 30 days. Source: Cloud Storage JSON API, "Buckets", `softDeletePolicy`. */
const SOFT_DELETE_SECONDS = '2592000';

const schedulesSchema = z.object({
  backupSchedules: z
    .array(
      z.object({
        name: z.string(),
        createTime: z.iso.datetime(),
        retention: z.string(),
        dailyRecurrence: z.object({}).optional(),
      }),
    )
    .default([]),
});
const backupsSchema = z.object({
  backups: z
    .array(z.object({ database: z.string(), snapshotTime: z.iso.datetime(), state: z.string() }))
    .default([]),
});
const filesSchema = z.object({
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.string().default('0') }).optional(),
});

/** Returns when the newest usable backup of the database was made, or null. */
async function newestBackup({ google, project }: Context): Promise<number | null> {
  const url = `${FIRESTORE}/projects/${project}/locations/-/backups`;
  const { backups } = await google.get(url, backupsSchema);
  const times = backups
    .filter(({ database, state }) => database.endsWith('/databases/(default)') && state === 'READY')
    .map(({ snapshotTime }) => Date.parse(snapshotTime));
  return times.length === 0 ? null : Math.max(...times);
}

async function readFacts(context: Context) {
  const { google } = context;
  const database = await findDatabase(context);
  const schedulesUrl = `${databaseUrl(context)}/backupSchedules`;
  const { backupSchedules } = await google.get(schedulesUrl, schedulesSchema);
  const bucket = await findBucketName(context);
  if (bucket === null) {
    const fix = setupCommand('storage-bucket', context);
    throw new CannotCheck('Set up the storage bucket first: there is none', fix);
  }
  const bucketUrl = `${STORAGE}/b/${bucket}`;
  const files = await google.get(bucketUrl, filesSchema);
  return {
    daily: backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined),
    isPointInTime: database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    isProtected: database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    bucketUrl,
    isVersioned: files.versioning?.enabled === true,
    isRestorable: files.softDeletePolicy?.retentionDurationSeconds === SOFT_DELETE_SECONDS,
  };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;

function databaseChanges(context: Context, facts: Facts): Change[] {
  const { google } = context;
  const { daily, isPointInTime, isProtected } = facts;
  const patch = (field: string, value: string) => async () => {
    const url = `${databaseUrl(context)}?updateMask=${field}`;
    await google.finish(FIRESTORE, await google.patch(url, { [field]: value }));
  };
  const changes: Change[] = [];
  if (!daily) {
    changes.push({
      description: 'Back up Firestore every day and store each backup for 28 days',
      apply: async () => {
        const body = { retention: BACKUP_RETENTION, dailyRecurrence: {} };
        await google.post(`${databaseUrl(context)}/backupSchedules`, body);
      },
    });
  } else if (daily.retention !== BACKUP_RETENTION) {
    changes.push({
      description: 'Store each new backup of Firestore for 28 days',
      apply: async () => {
        const url = `${FIRESTORE}/${daily.name}?updateMask=retention`;
        await google.patch(url, { retention: BACKUP_RETENTION });
      },
    });
  }
  if (!isPointInTime) {
    changes.push({
      description: "Turn on Firestore's point-in-time recovery (7 days)",
      apply: patch('pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'),
    });
  }
  if (!isProtected) {
    changes.push({
      description: 'Protect the database against deletion',
      apply: patch('deleteProtectionState', 'DELETE_PROTECTION_ENABLED'),
    });
  }
  return changes;
}

function bucketChanges({ google }: Context, facts: Facts): Change[] {
  const { bucketUrl, isVersioned, isRestorable } = facts;
  const changes: Change[] = [];
  if (!isRestorable) {
    changes.push({
      description: 'Make deleted and overwritten pictures restorable for 30 days',
      apply: async () => {
        const softDeletePolicy = { retentionDurationSeconds: SOFT_DELETE_SECONDS };
        await google.patch(bucketUrl, { softDeletePolicy });
      },
    });
  }
  if (isVersioned) {
    changes.push({
      description: "Turn off the bucket's versioning, which keeps deleted pictures forever",
      apply: async () => {
        await google.patch(bucketUrl, { versioning: { enabled: false } });
      },
    });
  }
  return changes;
}

export const backups: Item = {
  name: 'backups',
  title: 'Backups',
  check: async (context) => {
    const fix = setupCommand('backups', context);
    const { daily, isPointInTime, isProtected, isVersioned, isRestorable } =
      await readFacts(context);
    const lacks = [
      ...(daily ? [] : ['a daily backup']),
      ...(isPointInTime ? [] : ['point-in-time recovery']),
      ...(isProtected ? [] : ['protection against deletion']),
    ];
    if (!daily || lacks.length > 0) return missing(`Firestore is missing ${lacks.join(', ')}`, fix);
    if (daily.retention !== BACKUP_RETENTION) {
      const days = Number.parseInt(daily.retention, 10) / DAY_SECONDS;
      return wrong(`Backups are stored for ${days} days, not for 28`, fix);
    }
    if (!isRestorable) return wrong('Deleted pictures cannot be restored for 30 days', fix);
    if (isVersioned)
      return wrong('The bucket keeps deleted pictures forever, because versioning is on', fix);
    const now = Date.now();
    const newest = await newestBackup(context);
    const isDue = now - Date.parse(daily.createTime) > MAX_BACKUP_AGE_MS;
    if (isDue && (newest === null || now - newest > MAX_BACKUP_AGE_MS)) {
      const detail =
        newest === null
          ? 'There is no backup yet, but one was due'
          : `The newest backup is ${Math.floor((now - newest) / DAY_MS)} days old`;
      const page = `https://console.cloud.google.com/firestore/databases/-default-/disaster-recovery?project=${context.project}`;
      return wrong(detail, page);
    }
    return right('daily for 28 days, any minute of the last 7 days, pictures for 30 days');
  },
  plan: async (context) => {
    const facts = await readFacts(context);
    return [...databaseChanges(context, facts), ...bucketChanges(context, facts)];
  },
};
