import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';

const endpointSchema = z.looseObject({
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
});
type Endpoint = z.infer<typeof endpointSchema>;

/** What is told to Firebase of each function, by its name. */
interface Endpoints {
  names: string[];
  /** Of those that are given any: their secrets, by name. */
  secrets: Record<string, string[]>;
  /** Where they are not as most are: memory in MB, time in seconds, instances, requests at once in each. */
  others: Record<string, Record<string, unknown>>;
}

/** lib/global-options.ts. */
const USUAL = {
  platform: 'gcfv2',
  region: ['us-central1'],
  availableMemoryMb: 256,
  timeoutSeconds: 60,
  maxInstances: 20,
  concurrency: 40,
};

const STRIPE = ['STRIPE_SECRET_KEY'];
/** Which function can read which secret. */
export const SECRETS = {
  'check-subscription': STRIPE,
  'create-checkout': STRIPE,
  'customer-portal': STRIPE,
  'delete-my-account': STRIPE,
  'mail-unsubscribe': ['LINK_SECRET'],
  'open-request-chat': ['LINK_SECRET'],
  'reconcile-subscriptions': STRIPE,
  'send-service-request': ['LINK_SECRET', 'SMTP_URL'],
  'stripe-webhook': [...STRIPE, 'STRIPE_WEBHOOK_SECRET'],
  'suspension-changed': STRIPE,
  'sweep-deletions': STRIPE,
  'sweep-mail': ['LINK_SECRET', 'SMTP_URL'],
};
const PICTURES = { availableMemoryMb: 1024, concurrency: 2 };
/** What is not as usual (USUAL): in us-central1, 256 MB, a minute, 20 instances of 40 requests. */
export const OTHERS = {
  // Of the first generation, as Auth has its triggers there: but for the time with Firebase's own limits.
  'account-deleted': {
    platform: 'gcfv1',
    availableMemoryMb: null,
    timeoutSeconds: 540,
    maxInstances: null,
  },
  'delete-my-account': { timeoutSeconds: 300 },
  'limit-sign-ups': { timeoutSeconds: 7 },
  'picture-uploaded': { ...PICTURES, timeoutSeconds: 120 },
  'profile-changed': { timeoutSeconds: 540 },
  'profile-pictures-changed': { timeoutSeconds: 300 },
  'provider-search': { maxInstances: 10 },
  'reconcile-subscriptions': { timeoutSeconds: 540 },
  'sweep-deletions': { timeoutSeconds: 540 },
  'sweep-mail': { timeoutSeconds: 180 },
  'sweep-pictures': { ...PICTURES, timeoutSeconds: 540 },
  'web-page': { availableMemoryMb: 512 },
  'web-search': { availableMemoryMb: 512, maxInstances: 10 },
  'write-sitemap': { availableMemoryMb: 512, timeoutSeconds: 540 },
};

function otherThanUsual(endpoint: Endpoint): Record<string, unknown> {
  const options = new Map<string, unknown>(Object.entries(endpoint));
  const others = Object.entries(USUAL).filter(
    ([name, usual]) => JSON.stringify(options.get(name)) !== JSON.stringify(usual),
  );
  return Object.fromEntries(others.map(([name]) => [name, options.get(name)]));
}

/** The functions that a deployed bundle declares, found as firebase-tools finds them. */
export function readEndpoints(folder: string, project: string): Endpoints {
  const manifest = path.join(folder, '../manifest.json');
  const program = path.join(ROOT, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const run = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: project,
      // As firebase-tools tells it of a project with Storage.
      FIREBASE_CONFIG: JSON.stringify({
        projectId: project,
        storageBucket: `${project}.firebasestorage.app`,
      }),
    },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const schema = z.object({ endpoints: z.record(z.string(), endpointSchema) });
  const all = schema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).endpoints;
  const secretsOf = ({ secretEnvironmentVariables }: Endpoint) =>
    secretEnvironmentVariables.map(({ key }) => key).toSorted();
  const entries = Object.entries(all);
  return {
    names: Object.keys(all),
    secrets: Object.fromEntries(
      entries
        .map(([name, one]) => [name, secretsOf(one)] as const)
        .filter(([, some]) => some.length > 0),
    ),
    others: Object.fromEntries(
      entries
        .map(([name, one]) => [name, otherThanUsual(one)] as const)
        .filter(([, options]) => Object.keys(options).length > 0),
    ),
  };
}
