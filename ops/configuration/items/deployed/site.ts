import { readAddresses } from '../../dns-records.ts';
import { missing, right, type Item } from '../../item.ts';
import { requireSiteUrl } from '../../site/site-url.ts';
import { walkSite } from '../../site/walk-site.ts';

/** The site's host in DNS. */
export const siteDomain: Item = {
  name: 'site-domain',
  title: 'Site domain',
  check: async (context) => {
    const { hostname } = new URL(requireSiteUrl(context));
    const addresses = await readAddresses(context, hostname);
    if (addresses.length > 0) return right(`${hostname} points to ${addresses.join(', ')}`);
    const console = `https://console.firebase.google.com/project/${context.project}/hosting/sites`;
    return missing(
      `${hostname} has no DNS record`,
      `Add ${hostname} at ${console}, and create the records that it shows at your DNS provider`,
    );
  },
};

/** The public pages, their headers and files. */
export const site: Item = {
  name: 'site',
  title: 'Public pages',
  check: async (context) => {
    const url = requireSiteUrl(context);
    const findings = await walkSite(url, { project: context.project });
    const bad = findings.filter((finding) => finding.state !== 'right');
    const [first] = bad;
    if (!first) return right(`all ${findings.length} addresses of ${url} work`);
    const { state, fix } = bad.find((finding) => finding.state !== 'unknown') ?? first;
    const detail = bad.map((finding) => `${finding.path} ${finding.detail}`).join('; ');
    return { state, detail, fix };
  },
};
