import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webEnvPath, type Context } from '../../context.ts';
import { readDocument } from '../../google/documents.ts';
import { readEnvFile } from '../../env-file.ts';
import { right, wrong, type Item } from '../../item.ts';
import { hashSettings, LIVE_RELEASE } from '../../site/live-release.ts';
import { newestVersions } from '../../secrets.ts';
import { knownNames } from '../../settings-problems.ts';
import { deployCommand, lastPart, listFunctions, shorten } from './deployed-functions.ts';
import { functionSettings } from '../settings.ts';

type Deployed = Awaited<ReturnType<typeof listFunctions>>;

/** Settings that only these commands read. */
const UNUSED = new Set(['MAIL_DKIM_SELECTOR', 'WARM_INSTANCES']);

/** Returns functions that use an older version of a secret than the newest one. */
async function findOldSecrets(context: Context, deployed: Deployed): Promise<string[]> {
  const newest = await newestVersions(context);
  return deployed.flatMap(({ name, serviceConfig }) =>
    serviceConfig.secretEnvironmentVariables
      .filter(({ key, version }) => {
        const latest = newest.get(key);
        return version !== 'latest' && latest !== undefined && version !== latest;
      })
      .map(({ key }) => `${lastPart(name)} still uses an old ${key}`),
  );
}

/** Returns the settings that the functions were deployed with other values of. */
function findOldSettings(context: Context, deployed: Deployed): string[] {
  const settings = functionSettings(context);
  const template = join(context.root, 'functions', '.env.example');
  const names = existsSync(template) ? knownNames(readFileSync(template, 'utf8')) : [];
  return [...new Set([...Object.keys(settings), ...names])].filter(
    (name) =>
      !UNUSED.has(name) &&
      deployed.some(
        ({ serviceConfig }) =>
          (serviceConfig.environmentVariables[name] ?? '') !== (settings[name] ?? ''),
      ),
  );
}

/** Checks whether the site was built with other settings than the file has now. */
async function isSiteOld(context: Context): Promise<boolean> {
  const { web_settings } = (await readDocument(context, LIVE_RELEASE))?.fields ?? {};
  if (typeof web_settings !== 'string') return false;
  return web_settings !== hashSettings(readEnvFile(webEnvPath(context)).values);
}

/** The secrets and settings that the deployed functions and the site have. */
export const deployedSettings: Item = {
  name: 'deployed-settings',
  title: 'Deployed settings',
  check: async (context) => {
    const deployed = await listFunctions(context);
    if (deployed.length === 0) return right('nothing is deployed yet');
    const settings = findOldSettings(context, deployed);
    const old = [
      ...(await findOldSecrets(context, deployed)),
      ...settings.map((name) => `the functions have a different ${name}`),
      ...((await isSiteOld(context)) ? ['the site was built with different settings'] : []),
    ];
    if (old.length === 0) return right('the newest secrets and settings are deployed');
    return wrong(`${shorten(old)}: deploy to apply the changes`, deployCommand(context));
  },
};
