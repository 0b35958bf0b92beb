import { z } from 'zod';
import type { Context } from '../context.ts';
import { lastPart, listFunctions, locationOf } from '../items/deployed/deployed-functions.ts';

// The Cloud Run services behind the functions of the second generation. Source: REST reference of
// the Cloud Run Admin API v2, "projects.locations.services".

const RUN = 'https://run.googleapis.com/v2';

type Target = Pick<Context, 'google' | 'project' | 'root'>;

const scalingSchema = z
  .object({ minInstanceCount: z.number().default(0) })
  .default({ minInstanceCount: 0 });
const revisionSchema = z.object({ scaling: scalingSchema });
const serviceSchema = z.object({
  name: z.string(),
  etag: z.string().optional(),
  /** Instances that all revisions with traffic keep together. */
  scaling: scalingSchema,
  /** The next revision's settings, which are those of the latest one. */
  template: z.object({ scaling: scalingSchema }),
  latestReadyRevision: z.string().default(''),
  traffic: z
    .array(
      z.looseObject({
        revision: z.string().optional(),
        percent: z.number().default(0),
        tag: z.string().optional(),
      }),
    )
    .default([]),
});
const servicesSchema = z.object({
  services: z.array(serviceSchema).default([]),
  nextPageToken: z.string().optional(),
});
type Service = z.output<typeof serviceSchema>;

/** Returns the services of this repository's functions by the function's name. */
export async function listServices(target: Target): Promise<Map<string, Service>> {
  const functions = await listFunctions(target);
  const found = new Map<string, Service>();
  let token = '';
  do {
    const url = `${RUN}/${locationOf(target)}/services?pageSize=100&pageToken=${token}`;
    const page = await target.google.get(url, servicesSchema);
    for (const service of page.services) {
      const own = functions.find(
        ({ serviceConfig }) => lastPart(serviceConfig.service ?? '') === lastPart(service.name),
      );
      if (own) found.set(lastPart(own.name), service);
    }
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return found;
}

/**
 * Returns how many instances the revisions of a service keep by their own settings. A revision with
 * a tag keeps them even if it has no traffic (Cloud Run docs, "Set minimum instances for
 * services").
 */
export async function countOfRevisions({ google }: Target, service: Service): Promise<number> {
  const latest = lastPart(service.latestReadyRevision);
  const older = new Set(service.traffic.flatMap(({ revision }) => revision ?? []));
  older.delete(latest);
  const counts = await Promise.all(
    [...older].map(async (revision) => {
      const url = `${RUN}/${service.name}/revisions/${revision}`;
      return (await google.find(url, revisionSchema))?.scaling.minInstanceCount ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, service.template.scaling.minInstanceCount);
}

/** Changes a service without a new revision, unless somebody else has changed it meanwhile. */
export async function patchService(
  { google }: Target,
  { name, etag }: Service,
  change: { scaling: Service['scaling'] } | { traffic: Service['traffic'] },
): Promise<void> {
  const mask = 'scaling' in change ? 'scaling.minInstanceCount' : 'traffic';
  const body = { ...change, ...(etag === undefined ? {} : { etag }) };
  await google.finish(RUN, await google.patch(`${RUN}/${name}?updateMask=${mask}`, body));
}
