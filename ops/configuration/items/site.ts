import type { Context } from '../context.ts';
import { readAddresses } from '../dns-records.ts';
import { CannotCheck } from '../google-errors.ts';
import { missing, right, setupCommand, type Item } from '../item.ts';
import { siteUrlProblem } from '../settings-problems.ts';
import { walkSite } from '../walk-site.ts';
import { functionSettings } from './settings.ts';

function siteUrl(context: Context): string {
  const { SITE_URL = '' } = functionSettings(context);
  // A site on this machine, in tests and rehearsals, has no https.
  if (/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(SITE_URL)) return SITE_URL;
  const problem = siteUrlProblem(SITE_URL);
  if (problem === null) return SITE_URL;
  throw new CannotCheck(`SITE_URL ${problem}`, setupCommand('settings', context));
}

/** The site's host in DNS. */
export const siteDomain: Item = {
  name: 'site-domain',
  title: "The site's domain",
  check: async (context) => {
    const { hostname } = new URL(siteUrl(context));
    const addresses = await readAddresses(context, hostname);
    if (addresses.length > 0) return right(`${hostname} is at ${addresses.join(', ')}`);
    const console = `https://console.firebase.google.com/project/${context.project}/hosting/sites`;
    return missing(
      `${hostname} has no address in DNS`,
      `Add ${hostname} at ${console}, and set the records that it shows at your DNS provider`,
    );
  },
};

/** The public pages, their headers and files. */
export const site: Item = {
  name: 'site',
  title: 'Public pages',
  check: async (context) => {
    const url = siteUrl(context);
    const findings = await walkSite(url, { project: context.project });
    const bad = findings.filter((finding) => finding.state !== 'right');
    const [first] = bad;
    if (!first) return right(`${findings.length} addresses of ${url}`);
    const { state, fix } = bad.find((finding) => finding.state !== 'unknown') ?? first;
    const detail = bad.map((finding) => `${finding.path} ${finding.detail}`).join('; ');
    return { state, detail, fix };
  },
};
