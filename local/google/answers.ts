import { BRAND } from '@doorstep/domain/brand';
import type { Json } from './state.ts';

// The shapes of Google's answers, from the REST references that each function names. The values are
// invented. None was recorded from a real project (docs/operations.md, "What only the cloud can
// answer").

export const NUMBER = '123456789012';
export const BILLING_ACCOUNT = '012345-678901-ABCDEF';
const TIME = '2026-01-15T09:30:00.000000Z';

/** Resource Manager API v3, "projects". */
export const projectAnswer = (project: string): Json => ({
  name: `projects/${NUMBER}`,
  projectId: project,
  state: 'ACTIVE',
  displayName: project,
  createTime: TIME,
  etag: 'W/"1"',
});

/** Firebase Management API v1beta1, "projects". */
export const firebaseProjectAnswer = (project: string): Json => ({
  projectId: project,
  projectNumber: NUMBER,
  displayName: project,
  name: `projects/${project}`,
  state: 'ACTIVE',
  resources: { hostingSite: project },
});

/** Firebase Management API v1beta1, "projects.webApps". */
export const webAppAnswer = (project: string, appId: string): Json => ({
  name: `projects/${project}/webApps/${appId}`,
  appId,
  displayName: 'Site',
  projectId: project,
  state: 'ACTIVE',
  apiKeyId: 'a1b2',
});

/** Firebase Management API v1beta1, "projects.webApps.getConfig". */
export const webAppConfigAnswer = (project: string, appId: string): Json => ({
  projectId: project,
  appId,
  storageBucket: `${project}.firebasestorage.app`,
  apiKey: 'AIzaSyStandIn',
  authDomain: `${project}.firebaseapp.com`,
  messagingSenderId: NUMBER,
});

/** Cloud Billing API v1, "billingAccounts". */
export const billingAccountAnswer = (id = BILLING_ACCOUNT): Json => ({
  name: `billingAccounts/${id}`,
  open: true,
  displayName: 'My company',
  masterBillingAccount: '',
});

/** Cloud Billing API v1, "projects.getBillingInfo". */
export const billingInfoAnswer = (project: string, account: string | null): Json => ({
  name: `projects/${project}/billingInfo`,
  projectId: project,
  billingAccountName: account ?? '',
  billingEnabled: account !== null,
});

/** Service Usage API v1, "services". */
export const serviceAnswer = (service: string, state: 'ENABLED' | 'DISABLED'): Json => ({
  name: `projects/${NUMBER}/services/${service}`,
  config: { name: service },
  state,
  parent: `projects/${NUMBER}`,
});

/** Secret Manager API v1, "projects.secrets.versions". */
export const secretVersionAnswer = (name: string, version: number): Json => ({
  name: `projects/${NUMBER}/secrets/${name}/versions/${version}`,
  createTime: TIME,
  state: 'ENABLED',
  replicationStatus: { automatic: {} },
  etag: '"1"',
});

/** Identity Toolkit API, admin v2, "Config". A new project has these values. */
export const authConfigAnswer = (project: string): Json => ({
  name: `projects/${NUMBER}/config`,
  signIn: { email: { enabled: false, passwordRequired: true }, anonymous: { enabled: false } },
  notification: {
    sendEmail: {
      method: 'DEFAULT',
      callbackUri: `https://${project}.firebaseapp.com/__/auth/action`,
    },
  },
  authorizedDomains: ['localhost', `${project}.firebaseapp.com`, `${project}.web.app`],
  subtype: 'FIREBASE_AUTH',
  client: { apiKey: 'AIzaSyStandIn', permissions: {}, firebaseSubdomain: project },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});

/** Cloud Firestore API v1, "projects.databases". */
export const databaseAnswer = (project: string, locationId: string): Json => ({
  name: `projects/${project}/databases/(default)`,
  createTime: TIME,
  locationId,
  type: 'FIRESTORE_NATIVE',
  concurrencyMode: 'PESSIMISTIC',
  versionRetentionPeriod: '3600s',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
  deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
  databaseEdition: 'STANDARD',
});

/** Cloud Firestore API v1, "projects.databases.documents", with texts only. */
export const documentAnswer = (name: string, texts: Record<string, string>): Json => ({
  name,
  fields: Object.fromEntries(
    Object.entries(texts).map(([key, stringValue]) => [key, { stringValue }]),
  ),
});

/** Cloud Firestore API v1, "projects.databases.backupSchedules". */
export const backupScheduleAnswer = (project: string, id: string): Json => ({
  name: `projects/${project}/databases/(default)/backupSchedules/${id}`,
  createTime: TIME,
  retention: '2419200s',
  dailyRecurrence: {},
});

/** Cloud Firestore API v1, "projects.locations.backups". */
export const backupAnswer = (project: string, id: string): Json => ({
  name: `projects/${project}/locations/${BRAND.region}/backups/${id}`,
  database: `projects/${project}/databases/(default)`,
  snapshotTime: new Date().toISOString(),
  state: 'READY',
});

/** Cloud Storage JSON API v1, "Buckets". A new bucket restores deleted files for seven days. */
export const storageBucketAnswer = (name: string): Json => ({
  kind: 'storage#bucket',
  name,
  softDeletePolicy: { retentionDurationSeconds: '604800', effectiveTime: TIME },
});

/** Cloud Storage for Firebase API v1alpha, "projects.defaultBucket". */
export const defaultBucketAnswer = (project: string, location: string): Json => ({
  name: `projects/${project}/defaultBucket`,
  location,
  storageClass: 'REGIONAL',
  bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` },
});

/** Firebase Rules API v1, "projects.releases" and "projects.rulesets". */
export const rulesAnswers = (project: string, release: string, content: string) => {
  const ruleset = `projects/${project}/rulesets/${release.replaceAll('/', '-')}`;
  return {
    release: { name: `projects/${project}/releases/${release}`, rulesetName: ruleset },
    ruleset: { name: ruleset, source: { files: [{ name: 'rules', content }] }, createTime: TIME },
  };
};

/** How a function was built. */
export type Built = { codebase: string; generation: 1 | 2; runtime: string };

/** Cloud Functions API v2, "projects.locations.functions". It has the first generation's too. */
export const functionAnswer = (
  parent: string,
  name: string,
  {
    secrets = [],
    release = '1a2b3c4d',
    settings = {},
    url = `https://stand-in.cloudfunctions.net/${name}`,
    codebase = 'default',
    generation = 2,
    runtime = 'nodejs24',
  }: Partial<Built> & {
    secrets?: { key: string; version: string }[];
    release?: string;
    settings?: Record<string, string>;
    url?: string;
  } = {},
): Json => ({
  name: `${parent}/functions/${name}`,
  url,
  buildConfig: { runtime, entryPoint: name.replaceAll('-', '.') },
  serviceConfig: {
    ...(generation === 2 && { service: `${parent}/services/${name.toLowerCase()}` }),
    environmentVariables: { ...settings, RELEASE: release },
    secretEnvironmentVariables: secrets.map((secret) => ({ ...secret, secret: secret.key })),
  },
  state: 'ACTIVE',
  environment: `GEN_${generation}`,
  labels: { 'deployment-tool': 'cli-firebase', 'firebase-functions-codebase': codebase },
  updateTime: TIME,
});

/** Cloud Scheduler API v1, "projects.locations.jobs". `status` is empty after a success. */
export const jobAnswer = (parent: string, id: string): Json => ({
  name: `${parent}/jobs/${id}`,
  schedule: 'every 5 minutes',
  state: 'ENABLED',
  lastAttemptTime: TIME,
  status: {},
});

/** Cloud Logging API v2, "projects.sinks" and "projects.locations.buckets". */
export const defaultSinkAnswer = (project: string): Json => ({
  name: '_Default',
  destination: `logging.googleapis.com/projects/${project}/locations/global/buckets/_Default`,
  filter: 'NOT LOG_ID("cloudaudit.googleapis.com/activity")',
});
export const logBucketAnswer = (project: string, id: string): Json => ({
  name: `projects/${project}/locations/global/buckets/${id}`,
  retentionDays: 30,
  lifecycleState: 'ACTIVE',
});

/** Cloud Monitoring API v3, "projects.notificationChannels". */
export const notificationChannelAnswer = (project: string, id: string, email: string): Json => ({
  name: `projects/${project}/notificationChannels/${id}`,
  type: 'email',
  displayName: 'Operator',
  labels: { email_address: email },
  enabled: true,
});

/** Cloud Monitoring API v3, "projects.uptimeCheckConfigs". */
export const uptimeCheckAnswer = (project: string, id: string, check: Json): Json => ({
  ...check,
  name: `projects/${project}/uptimeCheckConfigs/${id}`,
});

/** Cloud Monitoring API v3, "projects.alertPolicies". Google names each condition. */
export const alertPolicyAnswer = (project: string, id: string, policy: Json): Json => {
  const name = `projects/${project}/alertPolicies/${id}`;
  const conditions = (policy['conditions'] as Json[]).map((condition, index) => ({
    ...condition,
    name: `${name}/conditions/${index}`,
  }));
  return { ...policy, name, conditions, enabled: true };
};

/** Fastly's API, "List Fastly's public IPs". Doctor compares it with the repository's list. */
export const publicIpListAnswer = (networks: readonly string[]): Json => ({
  addresses: networks.filter((network) => !network.includes(':')),
  ipv6_addresses: networks.filter((network) => network.includes(':')),
});
