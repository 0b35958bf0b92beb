import { z } from 'zod';
import { functionsEnvPath, webEnvPath, type Context } from '../../context.ts';
import { readEnvFile, writeEnvChanges } from '../../env-file.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';
import { findSiteUrl } from '../../site/site-url.ts';
import { functionSettings } from '../settings.ts';

// App Check: the key of the site. `app-check-enforced` enforces it after the first deploy.

const API = 'https://firebaseappcheck.googleapis.com/v1';
const KEYS = 'https://recaptchaenterprise.googleapis.com/v1';
const SITE_KEY = 'VITE_APP_CHECK_SITE_KEY';

/** Storage must not be enforced: `<img>` loads its pictures and sends no App Check token. */
const STORAGE = 'firebasestorage.googleapis.com';

const configSchema = z.object({ siteKey: z.string().default('') });
const serviceSchema = z.object({ enforcementMode: z.string().default('OFF') });
const keySchema = z.object({ name: z.string() });

interface Facts {
  /** The web app's id; null before it is registered. */
  appId: string | null;
  /** The key that the site is built with; null without App Check. */
  siteKey: string | null;
  registeredKey: string;
  areFunctionsOn: boolean;
  isStorageEnforced: boolean;
}

const configUrl = ({ project }: Context, appId: string) =>
  `${API}/projects/${project}/apps/${appId}/recaptchaEnterpriseConfig`;
const serviceUrl = ({ project }: Context, service: string) =>
  `${API}/projects/${project}/services/${service}`;

/** Returns whether a service answers only to the site. */
export async function isEnforced(context: Context, service: string): Promise<boolean> {
  const { enforcementMode } = await context.google.get(serviceUrl(context, service), serviceSchema);
  return enforcementMode === 'ENFORCED';
}

async function readFacts(context: Context): Promise<Facts> {
  const { values } = readEnvFile(webEnvPath(context));
  const { VITE_FIREBASE_APP_ID: appId = null, [SITE_KEY]: key = '' } = values;
  const registered = appId && (await context.google.find(configUrl(context, appId), configSchema));
  return {
    appId,
    siteKey: key === '' || key === 'off' ? null : key,
    registeredKey: registered ? registered.siteKey : '',
    areFunctionsOn: (functionSettings(context)['APP_CHECK'] || 'on') === 'on',
    isStorageEnforced: await isEnforced(context, STORAGE),
  };
}

/** Returns the change that starts or stops the enforcement for a service. */
export function setEnforcement(
  context: Context,
  [name, service]: [string, string],
  mode: 'ENFORCED' | 'UNENFORCED',
): Change {
  const verb = mode === 'ENFORCED' ? 'Enforce' : 'Stop enforcing';
  return {
    description: `${verb} App Check for ${name}`,
    apply: async () => {
      const url = `${serviceUrl(context, service)}?updateMask=enforcementMode`;
      await context.google.patch(url, { enforcementMode: mode });
    },
  };
}

/** Returns the change that creates a key for the site's host and writes it to the settings. */
function createKey(context: Context, appId: string, host: string): Change {
  const { google, project, root } = context;
  return {
    description:
      `Create a reCAPTCHA Enterprise key for ${host}, register it in App Check, ` +
      `and write it to ${SITE_KEY} in web/.env.production`,
    apply: async () => {
      const created = await google.post(`${KEYS}/projects/${project}/keys`, {
        displayName: 'Site',
        webSettings: { allowedDomains: [host], integrationType: 'SCORE' },
      });
      const { name } = keySchema.parse(created);
      const siteKey = name.slice(name.lastIndexOf('/') + 1);
      await google.patch(`${configUrl(context, appId)}?updateMask=siteKey`, { siteKey });
      const values = { [SITE_KEY]: siteKey };
      for (const change of writeEnvChanges(root, webEnvPath(context), values)) await change.apply();
    },
  };
}

function keyChanges(context: Context, { appId, siteKey, registeredKey }: Facts): Change[] {
  if (appId === null) {
    const fix = setupCommand('web-app', context);
    throw new CannotCheck('Set up the web app first: web/.env.production has no app', fix);
  }
  const { root, google } = context;
  if (siteKey === null && registeredKey !== '') {
    return writeEnvChanges(root, webEnvPath(context), { [SITE_KEY]: registeredKey });
  }
  if (siteKey === null) {
    const host = findSiteUrl(context)?.hostname;
    if (host !== undefined) return [createKey(context, appId, host)];
    const fix = setupCommand('settings', context);
    throw new CannotCheck('The key needs the address of the site, but SITE_URL is missing', fix);
  }
  if (siteKey === registeredKey) return [];
  return [
    {
      description: `Register the key ${siteKey} of web/.env.production in App Check`,
      apply: async () => {
        await google.patch(`${configUrl(context, appId)}?updateMask=siteKey`, { siteKey });
      },
    },
  ];
}

export const appCheck: Item = {
  name: 'app-check',
  title: 'App Check',
  check: async (context) => {
    const setup = setupCommand('app-check', context);
    const facts = await readFacts(context);
    const { siteKey, registeredKey, areFunctionsOn, isStorageEnforced } = facts;
    if (siteKey === null) return missing(`The site has no App Check key (${SITE_KEY})`, setup);
    if (registeredKey !== siteKey) {
      const detail = registeredKey === '' ? 'no key' : 'a different key than web/.env.production';
      return wrong(`App Check has ${detail} for the web app`, setup);
    }
    if (!areFunctionsOn) return wrong('APP_CHECK=off, so the functions answer anyone', setup);
    if (isStorageEnforced) {
      return wrong('App Check is enforced for Storage, so pictures do not load', setup);
    }
    return right('the site has a registered key, and the functions require it');
  },
  plan: async (context) => {
    const facts = await readFacts(context);
    const changes = keyChanges(context, facts);
    if (!facts.areFunctionsOn) {
      const values = { APP_CHECK: 'on' };
      changes.push(...writeEnvChanges(context.root, functionsEnvPath(context), values));
    }
    if (facts.isStorageEnforced) {
      changes.push(setEnforcement(context, ['Storage', STORAGE], 'UNENFORCED'));
    }
    return changes;
  },
};
