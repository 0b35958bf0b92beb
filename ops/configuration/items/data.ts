import { z } from 'zod';
import { REGION, type Context } from '../context.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../item.ts';

// The Firestore database with its backups, and the bucket of Storage.

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const STORAGE = 'https://firebasestorage.googleapis.com/v1alpha';

/** The longest retention of Firestore's backups is 14 weeks; daily backups are deleted sooner. */
const BACKUP_RETENTION = '604800s';

const databaseUrl = ({ project }: Context) =>
  `${FIRESTORE}/projects/${project}/databases/(default)`;

const databaseSchema = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const backupSchedulesSchema = z.object({
  backupSchedules: z.array(z.object({ dailyRecurrence: z.object({}).optional() })).default([]),
});
const bucketSchema = z.object({
  location: z.string(),
  bucket: z.object({ name: z.string() }),
});

const findDatabase = (context: Context) =>
  context.google.find(databaseUrl(context), databaseSchema);

export const firestoreDatabase: Item = {
  name: 'firestore-database',
  title: 'Firestore database',
  check: async (context) => {
    const database = await findDatabase(context);
    if (!database) {
      const detail = 'There is no database; a deploy would create one elsewhere';
      return missing(detail, setupCommand('firestore-database', context));
    }
    if (database.type !== 'FIRESTORE_NATIVE') {
      return wrong(
        `The database is in the mode ${database.type}`,
        `gcloud firestore databases update --type=firestore-native --database='(default)' --project ${context.project}`,
      );
    }
    if (database.locationId !== REGION) {
      return wrong(
        `The database is in ${database.locationId}, the functions are in ${REGION}`,
        `gcloud firestore databases delete --database='(default)' --project ${context.project}, if it is empty: a location cannot be changed`,
      );
    }
    return right(`native mode in ${REGION}`);
  },
  plan: async (context) => {
    if (await findDatabase(context)) return [];
    const { google, project } = context;
    return [
      {
        description: `Create the Firestore database in ${REGION} (cannot be moved later)`,
        apply: async () => {
          const url = `${FIRESTORE}/projects/${project}/databases?databaseId=(default)`;
          const body = { type: 'FIRESTORE_NATIVE', locationId: REGION };
          await google.finish(FIRESTORE, await google.post(url, body));
        },
      },
    ];
  },
};

async function backupState(context: Context) {
  const database = await findDatabase(context);
  const url = `${databaseUrl(context)}/backupSchedules`;
  const { backupSchedules } = await context.google.get(url, backupSchedulesSchema);
  return {
    isDaily: backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence !== undefined),
    isPointInTime: database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    isProtected: database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
  };
}

export const backups: Item = {
  name: 'backups',
  title: 'Backups',
  check: async (context) => {
    const { isDaily, isPointInTime, isProtected } = await backupState(context);
    const lacks = [
      ...(isDaily ? [] : ['a daily backup']),
      ...(isPointInTime ? [] : ['point-in-time recovery']),
      ...(isProtected ? [] : ['protection against deletion']),
    ];
    return lacks.length === 0
      ? right('daily, point-in-time recovery of 7 days, protected against deletion')
      : missing(`Firestore lacks ${lacks.join(', ')}`, setupCommand('backups', context));
  },
  plan: async (context) => {
    const { google } = context;
    const { isDaily, isPointInTime, isProtected } = await backupState(context);
    const patch = (field: string, value: string) => async () => {
      const url = `${databaseUrl(context)}?updateMask=${field}`;
      await google.finish(FIRESTORE, await google.patch(url, { [field]: value }));
    };
    const changes: Change[] = [];
    if (!isDaily) {
      changes.push({
        description: 'Back up Firestore every day and keep each backup for 7 days',
        apply: async () => {
          const body = { retention: BACKUP_RETENTION, dailyRecurrence: {} };
          await google.post(`${databaseUrl(context)}/backupSchedules`, body);
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
  },
};

/** The locations whose uploads the function in us-central1 can listen to. */
const BUCKET_LOCATIONS = new Set(['US-CENTRAL1', 'US']);

const bucketUrl = ({ project }: Context) => `${STORAGE}/projects/${project}/defaultBucket`;

export const storageBucket: Item = {
  name: 'storage-bucket',
  title: 'Storage bucket',
  check: async (context) => {
    const found = await context.google.find(bucketUrl(context), bucketSchema);
    if (!found) {
      return missing('There is no bucket for pictures', setupCommand('storage-bucket', context));
    }
    const location = found.location.toUpperCase();
    if (!BUCKET_LOCATIONS.has(location)) {
      return wrong(
        `The bucket is in ${location}; the function on uploads needs ${REGION} or US`,
        'npm run setup -- --project <a new project>: a location cannot be changed',
      );
    }
    const { name } = found.bucket;
    return right(`${name.slice(name.lastIndexOf('/') + 1)} in ${location}`);
  },
  plan: async (context) => {
    if (await context.google.find(bucketUrl(context), bucketSchema)) return [];
    return [
      {
        description: `Create the Storage bucket in ${REGION} (cannot be moved later)`,
        apply: async () => {
          const body = { location: REGION, storageClass: 'REGIONAL' };
          await context.google.post(bucketUrl(context), body);
        },
      },
    ];
  },
};
