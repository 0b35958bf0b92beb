import { BRAND } from '@doorstep/domain/brand';
import {
  runRevisionAnswer,
  runServiceAnswer,
  siteAnswer,
  siteReleaseAnswer,
  siteVersionAnswer,
} from './release-answers.ts';
import type { GoogleState, Json } from './state.ts';

// What a deploy of functions and of the site does to Cloud Run and Hosting, and what the instances
// cost. Sources: firebase-tools (`hosting/runTags.js`); Cloud Run docs, "Set minimum instances for
// services".

const RUN = 'run.googleapis.com/v2';
const HOSTING = 'firebasehosting.googleapis.com/v1beta1';

interface Target {
  type: string;
  revision?: string;
  percent?: number;
  tag?: string;
}
interface Scaled {
  scaling?: { minInstanceCount?: number };
}

const locationOf = (project: string) => `projects/${project}/locations/${BRAND.region}`;
const addressOf = (project: string, id: string) => `${RUN}/${locationOf(project)}/services/${id}`;
const trafficOf = (service: Json) => service['traffic'] as Target[];
const instancesOf = ({ scaling }: Scaled) => scaling?.minInstanceCount ?? 0;

/**
 * Adds a revision to the service of a function, as its deploy does. The service's own minimum is
 * lost, which is the worst that a deploy may do.
 */
export function deployFunction(
  state: GoogleState,
  project: string,
  name: string,
  { minInstances = 0 } = {},
): void {
  const id = name.toLowerCase();
  const address = addressOf(project, id);
  const service = state.resources.get(address) ?? runServiceAnswer(locationOf(project), id);
  const revision = `${id}-${state.newId()}`;
  const created = runRevisionAnswer(String(service['name']), revision, minInstances);
  const { scaling } = created;
  state.put({
    [`${address}/revisions/${revision}`]: created,
    [address]: {
      ...service,
      ...{ scaling: {}, template: { scaling }, latestReadyRevision: created['name'] },
    },
  });
}

/** Releases a version of the site that points to the latest revisions of the pinned functions. */
export function releaseSite(
  state: GoogleState,
  project: string,
  pinned: readonly string[],
  channel = 'live',
): void {
  const site = `sites/${project}`;
  const id = state.newId();
  const runs = pinned.map((name) => {
    const address = addressOf(project, name.toLowerCase());
    const service = state.get(address);
    const revision = String(service['latestReadyRevision']).split('/').at(-1) ?? '';
    const known = trafficOf(service).find((target) => target.revision === revision && target.tag);
    const tag = known?.tag ?? `fh-${id}`;
    const target = { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision, tag };
    if (!known) state.patch(address, { traffic: [...trafficOf(service), target] }, null);
    return { serviceId: name.toLowerCase(), region: BRAND.region, tag };
  });
  const version = `${site}/versions/${id}`;
  const release = siteReleaseAnswer(`${site}/channels/${channel}`, id, version);
  state.put({
    [`${HOSTING}/projects/${project}/sites/${project}`]: siteAnswer(project),
    [`${HOSTING}/${version}`]: siteVersionAnswer(version, runs),
    [`${HOSTING}/${site}/channels/${channel}`]: { name: `${site}/channels/${channel}`, release },
    [`${HOSTING}/${String(release['name'])}`]: release,
  });
}

/**
 * Returns the number of instances that Google keeps started and charges: the service's minimum once
 * for all revisions with traffic, and the minimum of each revision that traffic or a tag reaches.
 */
export function chargedInstances(state: GoogleState, project: string): number {
  return state.below(addressOf(project, '').slice(0, -1)).reduce((sum, address) => {
    const service = state.get(address);
    const reached = trafficOf(service).map(
      ({ revision }) => revision ?? String(service['latestReadyRevision']).split('/').at(-1) ?? '',
    );
    const ofRevisions = [...new Set(reached)].map((revision) =>
      instancesOf(state.get(`${address}/revisions/${revision}`)),
    );
    return ofRevisions.reduce((all, count) => all + count, sum + instancesOf(service));
  }, 0);
}
