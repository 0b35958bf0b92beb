import { z } from 'zod';
import type { Context } from '../context.ts';
import { lastPart } from '../items/deployed/deployed-functions.ts';
import { listServices, patchService } from './run-services.ts';

// Hosting pins a release to the revision of a function by a tag (firebase.json, `pinTag`). It
// removes old tags only above 500 of them (firebase-tools, `hosting/runTags.js`). Source: REST
// reference of the Firebase Hosting API v1beta1.

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';

/** The beginning of Hosting's tags. */
const PREFIX = 'fh-';

/** The live version and the one before it, to which a rollback in the console goes. */
const KEPT_VERSIONS = 2;

type Target = Pick<Context, 'google' | 'project' | 'root'>;

const releaseSchema = z.object({ version: z.object({ name: z.string() }).optional() });
const releasesSchema = z.object({ releases: z.array(releaseSchema).default([]) });
const sitesSchema = z.object({ sites: z.array(z.object({ name: z.string() })).default([]) });
const channelsSchema = z.object({
  channels: z.array(z.object({ name: z.string(), release: releaseSchema.optional() })).default([]),
  nextPageToken: z.string().optional(),
});
const versionSchema = z.object({
  config: z
    .object({
      rewrites: z
        .array(z.object({ run: z.object({ tag: z.string().optional() }).optional() }))
        .default([]),
    })
    .default({ rewrites: [] }),
});

/** Returns the versions that the preview channels of a site show. */
async function previewVersions({ google }: Target, site: string): Promise<string[]> {
  const versions: string[] = [];
  let token = '';
  do {
    const url = `${HOSTING}/sites/${site}/channels?pageSize=100&pageToken=${token}`;
    const page = await google.get(url, channelsSchema);
    versions.push(...page.channels.flatMap(({ release }) => release?.version?.name ?? []));
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return versions;
}

/** Returns the tags of the versions that can be shown, of all sites of the project. */
async function tagsInUse(target: Target): Promise<Set<string>> {
  const { google, project } = target;
  const tags = new Set<string>();
  const { sites } = await google.get(`${HOSTING}/projects/${project}/sites`, sitesSchema);
  for (const site of sites.map(({ name }) => lastPart(name))) {
    const url = `${HOSTING}/sites/${site}/channels/live/releases?pageSize=100`;
    const { releases } = await google.get(url, releasesSchema);
    const live = new Set(releases.flatMap(({ version }) => version?.name ?? []));
    const kept = [...live].slice(0, KEPT_VERSIONS);
    for (const version of new Set([...kept, ...(await previewVersions(target, site))])) {
      const { config } = await google.get(`${HOSTING}/${version}`, versionSchema);
      for (const { run } of config.rewrites) if (run?.tag) tags.add(run.tag);
    }
  }
  return tags;
}

/**
 * Removes the tags of earlier releases, so that their revisions cost nothing and can be deleted.
 * Keeps those of the live version, of the one before and of previews. Returns how many it removed.
 */
export async function removeOldTags(target: Target): Promise<number> {
  const kept = await tagsInUse(target);
  if (kept.size === 0) return 0;
  let removed = 0;
  for (const service of (await listServices(target)).values()) {
    const traffic = service.traffic.filter(
      ({ tag, percent }) => !tag?.startsWith(PREFIX) || percent > 0 || kept.has(tag),
    );
    if (traffic.length === service.traffic.length) continue;
    await patchService(target, service, { traffic });
    removed += service.traffic.length - traffic.length;
  }
  return removed;
}
