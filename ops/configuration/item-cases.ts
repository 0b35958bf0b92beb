import { expect, test } from 'vitest';
import { checkItem } from './check-item.ts';
import type { Context } from './context.ts';
import type { Finding, Item } from './item.ts';
import { ITEMS } from './items.ts';
import { createReadyContext, PROJECT, type createTestContext } from './test-support.ts';

export type State = Awaited<ReturnType<typeof createTestContext>>['state'];

/** Addresses of the stand-in's resources. */
export const at = {
  project: `cloudresourcemanager.googleapis.com/v3/projects/${PROJECT}`,
  firebase: `firebase.googleapis.com/v1beta1/projects/${PROJECT}`,
  billing: `cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`,
  services: `serviceusage.googleapis.com/v1/projects/${PROJECT}/services`,
  auth: `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`,
  database: `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`,
  bucket: `firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`,
  files: `storage.googleapis.com/storage/v1/b/${PROJECT}.firebasestorage.app`,
  backups: `firestore.googleapis.com/v1/projects/${PROJECT}/locations/us-central1/backups`,
  secrets: `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`,
  logs: `logging.googleapis.com/v2/projects/${PROJECT}`,
  rules: `firebaserules.googleapis.com/v1/projects/${PROJECT}`,
  functions: `cloudfunctions.googleapis.com/v2/projects/${PROJECT}/locations/us-central1/functions`,
  jobs: `cloudscheduler.googleapis.com/v1/projects/${PROJECT}/locations/us-central1/jobs`,
  monitoring: `monitoring.googleapis.com/v3/projects/${PROJECT}`,
  topic: `pubsub.googleapis.com/v1/projects/${PROJECT}/topics/budget`,
  budget: 'billingbudgets.googleapis.com/v1/billingAccounts/012345-678901-ABCDEF/budgets/b-1',
};

export const SETUP = (item: string) => `npm run setup -- ${item} --project ${PROJECT}`;
export const DEPLOY = `npm run deploy -- --project ${PROJECT}`;

/** One way in which an item can be wrong, and what doctor says then. */
export interface Case {
  item: string;
  broken: string;
  by: (state: State, context: Context) => void;
  state: Finding['state'];
  detail: string;
  fix: string;
}

/** Changes fields of a resource. */
export const patch =
  (address: string, body: Record<string, unknown>) =>
  (state: State): void => {
    state.patch(address, body, null);
  };

/** Removes a resource. */
export const remove =
  (address: string) =>
  (state: State): void =>
    state.remove(address);

export function itemOf(name: string): Item {
  const item = ITEMS.find((other) => other.name === name);
  if (!item) throw new Error(`No item ${name}`);
  return item;
}

/** Checks each item in a project that is right, and in each way that is wrong. */
export function testItems(cases: Case[]): void {
  const names = [...new Set(cases.map(({ item }) => item))];
  test.each(names)('%s is right in a project that is set up and deployed', async (name) => {
    const { context } = await createReadyContext();
    expect(await checkItem(itemOf(name), context)).toMatchObject({ state: 'right' });
  });

  test.each(cases)('$item: $broken', async ({ item, by, state, detail, fix }) => {
    const ready = await createReadyContext();
    by(ready.state, ready.context);
    expect(await checkItem(itemOf(item), ready.context)).toEqual({ state, detail, fix });
  });
}
