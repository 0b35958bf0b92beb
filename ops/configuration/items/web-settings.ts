import { relative } from 'node:path';
import { parseEnv } from '@doorstep/domain/settings/web-settings';
import { webEnvPath } from '../context.ts';
import { readEnvFile } from '../env-file.ts';
import { missing, right, setupCommand, wrong, type Item } from '../item.ts';
import { functionSettings } from './settings.ts';

/** Returns the first mistake in the web app's settings and how to repair it, or null. */
function findProblem(
  values: Record<string, string>,
  { project, isAppCheckOn, file }: { project: string; isAppCheckOn: boolean; file: string },
): { detail: string; fix: string } | null {
  const setup = setupCommand('web-app', { project });
  const leaked = Object.entries(values).find(([, value]) => /^([sr]k_|whsec_)/.test(value));
  if (leaked) {
    const fix = `Remove ${leaked[0]} from ${file} and roll the key in the Stripe dashboard`;
    return { detail: `${leaked[0]} contains a secret, and every visitor can read this file`, fix };
  }
  try {
    parseEnv(values);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const isFirebase = detail.includes('VITE_FIREBASE_');
    return { detail, fix: isFirebase ? setup : setupCommand('app-check', { project }) };
  }
  const { VITE_FIREBASE_PROJECT_ID: id, VITE_EMULATORS, VITE_STRIPE_PUBLISHABLE_KEY: key } = values;
  if (id !== project) {
    return { detail: `VITE_FIREBASE_PROJECT_ID is ${id ?? ''}, not ${project}`, fix: setup };
  }
  if (VITE_EMULATORS) {
    const fix = `In ${file}, remove VITE_EMULATORS`;
    return { detail: 'VITE_EMULATORS connects the site to emulators on one machine', fix };
  }
  if (key && !/^pk_(test|live)_\w+$/.test(key)) {
    const fix = `In ${file}, set VITE_STRIPE_PUBLISHABLE_KEY=pk_… from the Stripe dashboard`;
    return { detail: 'VITE_STRIPE_PUBLISHABLE_KEY is not a publishable key', fix };
  }
  const hasSiteKey = values['VITE_APP_CHECK_SITE_KEY'] !== 'off';
  if (hasSiteKey === isAppCheckOn) return null;
  const detail = hasSiteKey
    ? 'The site has an App Check key, but APP_CHECK=off lets the functions answer anyone'
    : 'VITE_APP_CHECK_SITE_KEY=off, but the functions reject calls without App Check';
  return { detail, fix: setupCommand('app-check', { project }) };
}

/** The settings that the web app is built with: complete, and in agreement with the functions. */
export const webSettings: Item = {
  name: 'web-settings',
  title: 'Web app settings',
  offline: true,
  check: (context) => {
    const path = webEnvPath(context);
    const file = relative(context.root, path);
    const { exists, values } = readEnvFile(path);
    const setup = setupCommand('web-app', context);
    if (!exists) return Promise.resolve(missing(`${file} does not exist`, setup));
    const isAppCheckOn = (functionSettings(context)['APP_CHECK'] || 'on') === 'on';
    const problem = findProblem(values, { project: context.project, isAppCheckOn, file });
    if (problem) return Promise.resolve(wrong(problem.detail, problem.fix));
    return Promise.resolve(right(`${file} matches ${context.project} and the functions`));
  },
};
