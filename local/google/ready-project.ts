import { BRAND } from '@doorstep/domain/brand';
import {
  authConfigAnswer,
  backupAnswer,
  backupScheduleAnswer,
  BILLING_ACCOUNT,
  billingAccountAnswer,
  billingInfoAnswer,
  databaseAnswer,
  defaultBucketAnswer,
  defaultSinkAnswer,
  firebaseProjectAnswer,
  functionAnswer,
  jobAnswer,
  logBucketAnswer,
  NUMBER,
  projectAnswer,
  rulesAnswers,
  secretVersionAnswer,
  serviceAnswer,
  storageBucketAnswer,
  webAppAnswer,
  webAppConfigAnswer,
  type Built,
} from './answers.ts';
import { monitoringResources, type Alerts } from './monitoring-resources.ts';
import type { Json } from './state.ts';

type Resources = Record<string, Json>;

/** The files of the repository that a deploy uploads, and the functions that it creates. */
export interface Deployed {
  firestoreRules: string;
  storageRules: string;
  /** The content of firestore.indexes.json. */
  indexes: {
    indexes: { collectionGroup: string; queryScope: string; fields: Json[] }[];
    fieldOverrides: {
      collectionGroup: string;
      fieldPath: string;
      ttl?: boolean;
      indexes: Json[];
    }[];
  };
  functions: ({ name: string; schedule: boolean; secrets: string[] } & Built)[];
  /** The version of a secret that the functions use, if it is not the first. */
  secretVersions?: Record<string, string>;
  release: string;
  /** The settings in `functions/.env.<project>`. */
  settings?: Record<string, string>;
  /** Where the functions answer, before their names. */
  functionsUrl?: string;
}

/** The part of a project that setup configures; everything is right. */
export interface Configured {
  siteHost: string;
  services: readonly string[];
  secrets: Record<string, string>;
  logExclusion: Json;
  auditFilter: string;
  alerts: Alerts;
}

/** Returns the resources of a billing account without projects. */
export const emptyAccount = (): Resources => ({
  [`cloudbilling.googleapis.com/v1/billingAccounts/${BILLING_ACCOUNT}`]: billingAccountAnswer(),
});

function deployedIndexes(database: string, parent: string, { indexes }: Deployed): Resources {
  const groups = `${database}/collectionGroups`;
  const name = (group: string, rest: string) => `${parent}/collectionGroups/${group}/${rest}`;
  const resources: Resources = {};
  indexes.indexes.forEach(({ collectionGroup, queryScope, fields }, index) => {
    const id = `index-${index}`;
    resources[`${groups}/${collectionGroup}/indexes/${id}`] = {
      name: name(collectionGroup, `indexes/${id}`),
      queryScope,
      // Firestore appends the document's name in the direction of the last field.
      fields: [
        ...fields,
        { fieldPath: '__name__', order: fields.at(-1)?.['order'] ?? 'ASCENDING' },
      ],
      state: 'READY',
      density: 'SPARSE_ALL',
    };
  });
  for (const { collectionGroup, fieldPath, ttl, indexes: modes } of indexes.fieldOverrides) {
    const field = `fields/${fieldPath}`;
    resources[`${groups}/${collectionGroup}/${field}`] = {
      name: name(collectionGroup, field),
      indexConfig: {
        ...(modes.length === 0
          ? {}
          : {
              indexes: modes.map(({ queryScope, ...mode }) => ({
                queryScope,
                fields: [{ fieldPath, ...mode }],
                state: 'READY',
              })),
            }),
        ancestorField: `${parent}/collectionGroups/__default__/fields/*`,
      },
      ...(ttl === true ? { ttlConfig: { state: 'ACTIVE' } } : {}),
    };
  }
  return resources;
}

/** Returns what `npm run deploy` adds to a project. */
export function deployedResources(project: string, deployed: Deployed): Resources {
  const parent = `projects/${project}/databases/(default)`;
  const location = `projects/${project}/locations/${BRAND.region}`;
  const rulesApi = 'firebaserules.googleapis.com/v1';
  const resources = deployedIndexes(`firestore.googleapis.com/v1/${parent}`, parent, deployed);
  for (const [name, content] of [
    ['cloud.firestore', deployed.firestoreRules],
    [`firebase.storage/${project}.firebasestorage.app`, deployed.storageRules],
  ] as const) {
    const answers = rulesAnswers(project, name, content);
    resources[`${rulesApi}/projects/${project}/releases/${name}`] = answers.release;
    resources[`${rulesApi}/${answers.ruleset['name']}`] = answers.ruleset;
  }
  const { release, secretVersions, functionsUrl, settings = {} } = deployed;
  for (const { name, schedule, secrets: keys, ...built } of deployed.functions) {
    const secrets = keys.map((key) => ({ key, version: secretVersions?.[key] ?? '1' }));
    const address = `cloudfunctions.googleapis.com/v2/${location}/functions/${name}`;
    const url = functionsUrl === undefined ? {} : { url: `${functionsUrl}/${name}` };
    resources[address] = functionAnswer(location, name, {
      ...{ secrets, release, settings },
      ...url,
      ...built,
    });
    const job = `firebase-schedule-${name}-${BRAND.region}`;
    if (schedule) {
      resources[`cloudscheduler.googleapis.com/v1/${location}/jobs/${job}`] = jobAnswer(
        location,
        job,
      );
    }
  }
  return resources;
}

function authConfig(project: string, siteHost: string): Json {
  const config = authConfigAnswer(project);
  return {
    ...config,
    subtype: 'IDENTITY_PLATFORM',
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } },
    notification: { sendEmail: { method: 'DEFAULT', callbackUri: `https://${siteHost}/auth` } },
    authorizedDomains: [...(config['authorizedDomains'] as string[]), siteHost],
  };
}

function budget(project: string, id: string): Json {
  return {
    name: `billingAccounts/${BILLING_ACCOUNT}/budgets/${id}`,
    displayName: project,
    budgetFilter: { projects: [`projects/${NUMBER}`], calendarPeriod: 'MONTH' },
    amount: { specifiedAmount: { currencyCode: 'USD', units: '50' } },
    thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({
      thresholdPercent,
      spendBasis: 'CURRENT_SPEND',
    })),
    notificationsRule: { pubsubTopic: `projects/${project}/topics/budget`, schemaVersion: '1.0' },
  };
}

/** Returns the resources of a project as setup leaves them. */
export function configuredResources(project: string, configured: Configured): Resources {
  const { siteHost, services, secrets, logExclusion, auditFilter, alerts } = configured;
  const appId = '1:123456789012:web:abc';
  const app = `firebase.googleapis.com/v1beta1/projects/${project}/webApps/${appId}`;
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const logs = `logging.googleapis.com/v2/projects/${project}`;
  const billing = 'cloudbilling.googleapis.com/v1';
  const resources: Resources = {
    ...emptyAccount(),
    [`cloudresourcemanager.googleapis.com/v3/projects/${project}`]: projectAnswer(project),
    [`firebase.googleapis.com/v1beta1/projects/${project}`]: firebaseProjectAnswer(project),
    [app]: webAppAnswer(project, appId),
    [`${app}/config`]: webAppConfigAnswer(project, appId),
    [`${billing}/projects/${project}/billingInfo`]: billingInfoAnswer(
      project,
      `billingAccounts/${BILLING_ACCOUNT}`,
    ),
    [`identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`]: authConfig(
      project,
      siteHost,
    ),
    [`identitytoolkit.googleapis.com/v1/projects/${project}/accounts/uid-1`]: {
      localId: 'uid-1',
      email: 'boss@example.com',
      emailVerified: true,
    },
    [database]: {
      ...databaseAnswer(project, BRAND.region),
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`${database}/backupSchedules/daily`]: backupScheduleAnswer(project, 'daily'),
    [`firestore.googleapis.com/v1/projects/${project}/locations/${BRAND.region}/backups/newest`]:
      backupAnswer(project, 'newest'),
    [`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`]: {
      ...storageBucketAnswer(`${project}.firebasestorage.app`),
      softDeletePolicy: { retentionDurationSeconds: '2592000' },
    },
    [`${database}/documents/user_roles/uid-1`]: {
      name: `projects/${project}/databases/(default)/documents/user_roles/uid-1`,
      fields: { user_id: { stringValue: 'uid-1' }, role: { stringValue: 'admin' } },
    },
    [`firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`]:
      defaultBucketAnswer(project, 'US-CENTRAL1'),
    [`billingbudgets.googleapis.com/v1/billingAccounts/${BILLING_ACCOUNT}/budgets/b-1`]: budget(
      project,
      'b-1',
    ),
    [`pubsub.googleapis.com/v1/projects/${project}/topics/budget`]: {
      name: `projects/${project}/topics/budget`,
    },
    [`${logs}/sinks/_Default`]: { ...defaultSinkAnswer(project), exclusions: [logExclusion] },
    [`${logs}/locations/global/buckets/_Default`]: logBucketAnswer(project, '_Default'),
    [`${logs}/locations/global/buckets/audit`]: {
      ...logBucketAnswer(project, 'audit'),
      retentionDays: 3650,
      locked: true,
    },
    [`${logs}/sinks/audit`]: {
      name: 'audit',
      destination: `logging.googleapis.com/projects/${project}/locations/global/buckets/audit`,
      filter: auditFilter,
    },
  };
  Object.assign(resources, monitoringResources(project, siteHost, alerts));
  for (const service of services) {
    const address = `serviceusage.googleapis.com/v1/projects/${project}/services/${service}`;
    resources[address] = serviceAnswer(service, 'ENABLED');
  }
  for (const [name, value] of Object.entries(secrets)) {
    const secret = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
    const data = Buffer.from(value, 'utf8').toString('base64');
    resources[secret] = { name: `projects/${NUMBER}/secrets/${name}` };
    resources[`${secret}/versions/1`] = { ...secretVersionAnswer(name, 1), data };
  }
  return resources;
}
