import { at, patch, remove, SETUP, testItems } from '../../item-cases.ts';

testItems([
  {
    item: 'firestore-database',
    broken: "Firestore's service is disabled",
    by: remove(`${at.services}/firestore.googleapis.com`),
    state: 'unknown',
    detail: 'The service firestore.googleapis.com is not enabled',
    fix: 'gcloud services enable firestore.googleapis.com --project my-shop',
  },
  {
    item: 'firestore-database',
    broken: 'there is no database',
    by: remove(at.database),
    state: 'missing',
    detail: 'There is no database, and a deploy would create one in another region',
    fix: SETUP('firestore-database'),
  },
  {
    item: 'firestore-database',
    broken: 'the database is in Datastore mode',
    by: patch(at.database, { type: 'DATASTORE_MODE' }),
    state: 'wrong',
    detail: 'The mode of the database is DATASTORE_MODE, not FIRESTORE_NATIVE',
    fix: "gcloud firestore databases update --type=firestore-native --database='(default)' --project my-shop",
  },
  {
    item: 'firestore-database',
    broken: 'the database is in Europe',
    by: patch(at.database, { locationId: 'eur3' }),
    state: 'wrong',
    detail:
      'The database is in eur3, but the functions are in us-central1. A location cannot be changed: delete the database if it is empty',
    fix: "gcloud firestore databases delete --database='(default)' --project my-shop",
  },
  {
    item: 'storage-bucket',
    broken: 'there is no bucket',
    by: remove(at.bucket),
    state: 'missing',
    detail: 'There is no storage bucket for pictures',
    fix: SETUP('storage-bucket'),
  },
  {
    item: 'storage-bucket',
    broken: 'the bucket is in Europe',
    by: patch(at.bucket, { location: 'EUROPE-WEST1' }),
    state: 'wrong',
    detail:
      'The bucket is in EUROPE-WEST1, but the upload trigger needs US-CENTRAL1 or US. A location cannot be changed: use a new project',
    fix: 'npm run setup -- --project <a new project>',
  },
]);
