import { z } from 'zod';
import { webEnvPath, type Context } from '../../context.ts';
import { readEnvFile, writeEnvChanges } from '../../env-file.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';

// The web app of the Firebase project, and its configuration in web/.env.production.

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';

const appsSchema = z.object({
  apps: z.array(z.object({ appId: z.string(), displayName: z.string().optional() })).default([]),
});
const configSchema = z.object({
  projectId: z.string(),
  appId: z.string(),
  storageBucket: z.string().optional(),
  apiKey: z.string(),
  authDomain: z.string(),
});

const appsUrl = ({ project }: Context) => `${FIREBASE}/projects/${project}/webApps`;

async function findApps(context: Context) {
  return (await context.google.get(appsUrl(context), appsSchema)).apps;
}

/** Returns the lines of web/.env.production that belong to a web app. */
async function readAppValues(context: Context, appId: string): Promise<Record<string, string>> {
  const config = await context.google.get(`${appsUrl(context)}/${appId}/config`, configSchema);
  return {
    VITE_FIREBASE_API_KEY: config.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
    VITE_FIREBASE_PROJECT_ID: config.projectId,
    VITE_FIREBASE_STORAGE_BUCKET: config.storageBucket ?? `${context.project}.firebasestorage.app`,
    VITE_FIREBASE_APP_ID: config.appId,
  };
}

export const webApp: Item = {
  name: 'web-app',
  title: 'Web app and web/.env.production',
  check: async (context) => {
    const fix = setupCommand('web-app', context);
    const apps = await findApps(context);
    if (apps.length === 0) return missing('Firebase has no web app yet', fix);
    const { exists, values } = readEnvFile(webEnvPath(context));
    if (!exists) return missing('web/.env.production does not exist', fix);
    const app = apps.find(({ appId }) => appId === values['VITE_FIREBASE_APP_ID']);
    if (!app) {
      const { VITE_FIREBASE_PROJECT_ID: other = 'no project' } = values;
      return wrong(`web/.env.production is for ${other}, not for ${context.project}`, fix);
    }
    const wanted = await readAppValues(context, app.appId);
    const different = Object.keys(wanted).filter((name) => values[name] !== wanted[name]);
    return different.length === 0
      ? right(`${app.appId} in web/.env.production`)
      : wrong(`web/.env.production does not match the web app: ${different.join(', ')}`, fix);
  },
  plan: async (context) => {
    const { google, root } = context;
    const [app] = await findApps(context);
    if (app) {
      return writeEnvChanges(root, webEnvPath(context), await readAppValues(context, app.appId));
    }
    const changes: Change[] = [
      {
        description: 'Register a web app in Firebase and write its values to web/.env.production',
        apply: async () => {
          const started = await google.post(appsUrl(context), { displayName: 'Site' });
          await google.finish(FIREBASE, started);
          const [created] = await findApps(context);
          const values = await readAppValues(context, created?.appId ?? '');
          for (const change of writeEnvChanges(root, webEnvPath(context), values)) {
            await change.apply();
          }
        },
      },
    ];
    return changes;
  },
};
