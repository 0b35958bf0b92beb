import { z } from 'zod';
import type { Context } from '../../context.ts';
import { GoogleError } from '../../google/google-errors.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';

// The operator's credentials, the project, its billing account and its services.

const RESOURCES = 'https://cloudresourcemanager.googleapis.com/v3';
const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const BILLING = 'https://cloudbilling.googleapis.com/v1';
const USAGE = 'https://serviceusage.googleapis.com/v1';

/** The services that the product, its deploy and these commands use. */
export const SERVICES = [
  'artifactregistry.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'firebase.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'logging.googleapis.com',
  'monitoring.googleapis.com',
  'pubsub.googleapis.com',
  'recaptchaenterprise.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'storage.googleapis.com',
] as const;

/** Service Usage's limit for one `batchEnable`. */
const ENABLE_AT_ONCE = 20;

const projectSchema = z.object({ name: z.string(), projectId: z.string(), state: z.string() });
const billingInfoSchema = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false),
});
const accountsSchema = z.object({
  billingAccounts: z
    .array(
      z.object({ name: z.string(), displayName: z.string(), open: z.boolean().default(false) }),
    )
    .default([]),
});
const servicesSchema = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string() })),
});

/** Returns the project, or null. Google answers 403 for a project that does not exist. */
async function findProject({ google, project }: Context) {
  try {
    return await google.find(`${RESOURCES}/projects/${project}`, projectSchema);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return null;
    throw error;
  }
}

const findFirebase = ({ google, project }: Context) =>
  google.find(`${FIREBASE}/projects/${project}`, z.object({ state: z.string() }));

/** Returns the project's number, for APIs that name projects by it. */
export async function projectNumber({ google, project }: Context): Promise<string> {
  const { name } = await google.get(`${RESOURCES}/projects/${project}`, projectSchema);
  return name.slice(name.lastIndexOf('/') + 1);
}

export const billingInfo = ({ google, project }: Context) =>
  google.get(`${BILLING}/projects/${project}/billingInfo`, billingInfoSchema);

export const credentials: Item = {
  name: 'credentials',
  title: 'Google credentials',
  isRequired: true,
  check: async ({ google }) => {
    await google.get(`${RESOURCES}/projects:search?pageSize=1`, z.object({}));
    return right('you are signed in');
  },
};

export const project: Item = {
  name: 'project',
  title: 'Firebase project',
  isRequired: true,
  check: async (context) => {
    const fix = setupCommand('project', context);
    const found = await findProject(context);
    if (!found)
      return missing(`${context.project} does not exist, or you have no access to it`, fix);
    if (found.state !== 'ACTIVE') {
      const undelete = `gcloud projects undelete ${context.project}`;
      return wrong(`${context.project} is marked for deletion`, undelete);
    }
    if (!(await findFirebase(context))) {
      return missing(`The Google Cloud project ${context.project} does not have Firebase yet`, fix);
    }
    return right(context.project);
  },
  plan: async (context) => {
    const { google, project: projectId } = context;
    const found = await findProject(context);
    const changes: Change[] = [];
    if (!found) {
      changes.push({
        description: `Create the Google Cloud project ${projectId}`,
        apply: async () => {
          const body = { projectId, displayName: projectId };
          await google.finish(RESOURCES, await google.post(`${RESOURCES}/projects`, body));
        },
      });
    }
    if (!found || !(await findFirebase(context))) {
      changes.push({
        description: `Add Firebase to ${projectId}`,
        apply: async () => {
          const url = `${FIREBASE}/projects/${projectId}:addFirebase`;
          await google.finish(FIREBASE, await google.post(url, {}));
        },
      });
    }
    return changes;
  },
};

export const billingPlan: Item = {
  name: 'billing-plan',
  title: 'Billing plan',
  isRequired: true,
  check: async (context) => {
    const { billingEnabled, billingAccountName } = await billingInfo(context);
    return billingEnabled
      ? right(`Blaze plan, paid by ${billingAccountName}`)
      : missing(
          'The project has no billing account, and functions need the Blaze plan',
          setupCommand('billing-plan', context),
        );
  },
  plan: async ({ google, project: id }, ask) => {
    const { billingAccounts } = await google.get(`${BILLING}/billingAccounts`, accountsSchema);
    const open = billingAccounts.filter((account) => account.open);
    if (open.length === 0) {
      ask.note(
        'You have no open billing account. Create one, then run this again:\n' +
          'https://console.cloud.google.com/billing/create',
      );
      return [];
    }
    const account = await ask.select({
      message: 'Which billing account pays for the project?',
      options: open.map(({ name, displayName }) => ({
        value: name,
        label: displayName,
        hint: name,
      })),
    });
    return [
      {
        description: `Pay for ${id} with ${account} (Blaze plan)`,
        apply: async () => {
          const url = `${BILLING}/projects/${id}/billingInfo`;
          await google.put(url, { billingAccountName: account });
        },
      },
    ];
  },
};

async function disabledServices({ google, project: id }: Context): Promise<string[]> {
  const names = SERVICES.map((service) => `names=projects/${id}/services/${service}`);
  const url = `${USAGE}/projects/${id}/services:batchGet?${names.join('&')}`;
  const { services } = await google.get(url, servicesSchema);
  const enabled = new Set(
    services
      .filter(({ state }) => state === 'ENABLED')
      .map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
  );
  return SERVICES.filter((service) => !enabled.has(service));
}

export const services: Item = {
  name: 'services',
  title: 'Google services',
  isRequired: true,
  check: async (context) => {
    const disabled = await disabledServices(context);
    return disabled.length === 0
      ? right(`${SERVICES.length} services are enabled`)
      : missing(
          `Not enabled: ${disabled.join(', ')}`,
          `gcloud services enable ${disabled.join(' ')} --project ${context.project}`,
        );
  },
  plan: async (context) => {
    const { google, project: id } = context;
    const disabled = await disabledServices(context);
    if (disabled.length === 0) return [];
    return [
      {
        description: `Enable ${disabled.join(', ')}`,
        apply: async () => {
          for (let start = 0; start < disabled.length; start += ENABLE_AT_ONCE) {
            const serviceIds = disabled.slice(start, start + ENABLE_AT_ONCE);
            const url = `${USAGE}/projects/${id}/services:batchEnable`;
            await google.finish(USAGE, await google.post(url, { serviceIds }));
          }
        },
      },
    ];
  },
};
