import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';

const STRIPE = ['STRIPE_SECRET_KEY'];

/** The secrets of each function that may read secrets. */
export const SECRETS = {
  'accept-invitation': ['LINK_SECRET'],
  'account-mail-created': ['LINK_SECRET', 'SMTP_URL'],
  'admin-person': STRIPE,
  'check-subscription': STRIPE,
  'create-checkout': STRIPE,
  'customer-portal': STRIPE,
  'delete-my-account': STRIPE,
  'mail-unsubscribe': ['LINK_SECRET'],
  'open-request-chat': ['LINK_SECRET'],
  'page-view': ['LINK_SECRET'],
  'read-invitation': ['LINK_SECRET'],
  'reconcile-subscriptions': STRIPE,
  'send-service-request': ['LINK_SECRET', 'SMTP_URL'],
  'stripe-webhook': [...STRIPE, 'STRIPE_WEBHOOK_SECRET'],
  'suspension-changed': STRIPE,
  'sweep-deletions': STRIPE,
  'sweep-mail': ['LINK_SECRET', 'SMTP_URL'],
};

const secretsSchema = z.array(z.object({ key: z.string() })).default([]);
const manifestSchema = z.object({
  endpoints: z.record(z.string(), z.object({ secretEnvironmentVariables: secretsSchema })),
});

/** Returns the functions of a built bundle and their secrets, as firebase-tools reads them. */
export function readEndpoints(folder: string, project: string) {
  const manifest = path.join(folder, '../manifest.json');
  const program = path.join(ROOT, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const run = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({
        projectId: project,
        storageBucket: `${project}.firebasestorage.app`,
      }),
    },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const { endpoints } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const secrets = Object.entries(endpoints)
    .map(([name, endpoint]) => {
      const keys = endpoint.secretEnvironmentVariables.map(({ key }) => key);
      return [name, keys.toSorted()] as const;
    })
    .filter(([, keys]) => keys.length > 0);
  return { names: Object.keys(endpoints), secrets: Object.fromEntries(secrets) };
}
