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
    detail: 'There is no database; a deploy would create one elsewhere',
    fix: SETUP('firestore-database'),
  },
  {
    item: 'firestore-database',
    broken: 'the database is in Datastore mode',
    by: patch(at.database, { type: 'DATASTORE_MODE' }),
    state: 'wrong',
    detail: 'The database is in the mode DATASTORE_MODE',
    fix: "gcloud firestore databases update --type=firestore-native --database='(default)' --project my-shop",
  },
  {
    item: 'firestore-database',
    broken: 'the database is in Europe',
    by: patch(at.database, { locationId: 'eur3' }),
    state: 'wrong',
    detail: 'The database is in eur3, the functions are in us-central1',
    fix: "gcloud firestore databases delete --database='(default)' --project my-shop, if it is empty: a location cannot be changed",
  },
  {
    item: 'storage-bucket',
    broken: 'there is no bucket',
    by: remove(at.bucket),
    state: 'missing',
    detail: 'There is no bucket for pictures',
    fix: SETUP('storage-bucket'),
  },
  {
    item: 'storage-bucket',
    broken: 'the bucket is in Europe',
    by: patch(at.bucket, { location: 'EUROPE-WEST1' }),
    state: 'wrong',
    detail: 'The bucket is in EUROPE-WEST1; the function on uploads needs US-CENTRAL1 or US',
    fix: 'npm run setup -- --project <a new project>: a location cannot be changed',
  },
]);
