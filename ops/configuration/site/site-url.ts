import { functionsEnvPath, type Context } from '../context.ts';
import { readEnvFile } from '../env-file.ts';
import { CannotCheck } from '../google/google-errors.ts';
import { setupCommand } from '../item.ts';
import { siteUrlProblem } from '../settings-problems.ts';

type Settings = Pick<Context, 'root' | 'project'>;

/** Matches a site on this machine, in tests and rehearsals, which has no https. */
const LOCAL_SITE = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/;

const readSetting = (context: Settings): string =>
  readEnvFile(functionsEnvPath(context)).values['SITE_URL'] ?? '';

/** Returns the address of the site from the functions' settings, or null if it is no address. */
export function findSiteUrl(context: Settings): URL | null {
  const text = readSetting(context);
  return URL.canParse(text) ? new URL(text) : null;
}

/** Checks whether the site is on this machine. */
export const isLocalSite = (context: Settings): boolean => LOCAL_SITE.test(readSetting(context));

/** Returns the address of the site as it is written. Throws `CannotCheck` if it is wrong. */
export function requireSiteUrl(context: Settings): string {
  const text = readSetting(context);
  if (LOCAL_SITE.test(text)) return text;
  const problem = siteUrlProblem(text);
  if (problem === null) return text;
  throw new CannotCheck(`SITE_URL ${problem}`, setupCommand('settings', context));
}
