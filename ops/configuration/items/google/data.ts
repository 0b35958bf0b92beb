import { z } from 'zod';
import { BRAND_FILE } from '../../brand-file.ts';
import { REGION, type Context } from '../../context.ts';
import { missing, right, setupCommand, wrong, type Item } from '../../item.ts';

// The Firestore database and the bucket of Storage.

export const FIRESTORE = 'https://firestore.googleapis.com/v1';
const STORAGE = 'https://firebasestorage.googleapis.com/v1alpha';

export const databaseUrl = ({ project }: Context) =>
  `${FIRESTORE}/projects/${project}/databases/(default)`;

const databaseSchema = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const bucketSchema = z.object({
  location: z.string(),
  bucket: z.object({ name: z.string() }),
});

export const findDatabase = (context: Context) =>
  context.google.find(databaseUrl(context), databaseSchema);

export const firestoreDatabase: Item = {
  name: 'firestore-database',
  title: 'Firestore database',
  check: async (context) => {
    const database = await findDatabase(context);
    if (!database) {
      const detail = 'There is no database, and a deploy would create one in another region';
      return missing(detail, setupCommand('firestore-database', context));
    }
    if (database.type !== 'FIRESTORE_NATIVE') {
      return wrong(
        `The mode of the database is ${database.type}, not FIRESTORE_NATIVE`,
        `gcloud firestore databases update --type=firestore-native --database='(default)' --project ${context.project}`,
      );
    }
    if (database.locationId !== REGION) {
      return wrong(
        `The database is in ${database.locationId}, but the functions are in ${REGION}. A location cannot be changed: delete the database if it is empty`,
        `gcloud firestore databases delete --database='(default)' --project ${context.project}`,
      );
    }
    return right(`native mode in ${REGION}`);
  },
  plan: async (context) => {
    if (await findDatabase(context)) return [];
    const { google, project } = context;
    return [
      {
        description: `Create the Firestore database in ${REGION}, the region of ${BRAND_FILE} (it cannot be moved later)`,
        apply: async () => {
          const url = `${FIRESTORE}/projects/${project}/databases?databaseId=(default)`;
          const body = { type: 'FIRESTORE_NATIVE', locationId: REGION };
          await google.finish(FIRESTORE, await google.post(url, body));
        },
      },
    ];
  },
};

/** The locations of buckets whose uploads the function receives: its region, the US or the EU. */
const BUCKET_LOCATIONS = [
  REGION.toUpperCase(),
  ...(REGION.startsWith('us-') ? ['US'] : []),
  ...(REGION.startsWith('europe-') ? ['EU'] : []),
];

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const bucketUrl = ({ project }: Context) => `${STORAGE}/projects/${project}/defaultBucket`;

/** Returns the name of the bucket, or null. Older projects have `<project>.appspot.com`. */
export async function findBucketName(context: Context): Promise<string | null> {
  const found = await context.google.find(bucketUrl(context), bucketSchema);
  return found && lastPart(found.bucket.name);
}

export const storageBucket: Item = {
  name: 'storage-bucket',
  title: 'Storage bucket',
  check: async (context) => {
    const found = await context.google.find(bucketUrl(context), bucketSchema);
    if (!found) {
      return missing(
        'There is no storage bucket for pictures',
        setupCommand('storage-bucket', context),
      );
    }
    const location = found.location.toUpperCase();
    if (!BUCKET_LOCATIONS.includes(location)) {
      return wrong(
        `The bucket is in ${location}, but the upload trigger needs ${BUCKET_LOCATIONS.join(' or ')}. A location cannot be changed: use a new project`,
        'npm run setup -- --project <a new project>',
      );
    }
    return right(`${lastPart(found.bucket.name)} in ${location}`);
  },
  plan: async (context) => {
    if (await context.google.find(bucketUrl(context), bucketSchema)) return [];
    return [
      {
        description: `Create the Storage bucket in ${REGION} (it cannot be moved later)`,
        apply: async () => {
          const body = { location: REGION, storageClass: 'REGIONAL' };
          await context.google.post(bucketUrl(context), body);
        },
      },
    ];
  },
};
