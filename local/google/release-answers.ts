import type { Json } from './state.ts';

// The shapes of Cloud Run's and Hosting's answers, from the REST references that each function
// names.

/** Cloud Run Admin API v2, "projects.locations.services". A function sends all to its latest. */
export const runServiceAnswer = (parent: string, name: string): Json => ({
  name: `${parent}/services/${name}`,
  generation: '1',
  etag: '"1"',
  template: {},
  scaling: {},
  traffic: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }],
});

/** Cloud Run Admin API v2, "projects.locations.services.revisions". */
export const runRevisionAnswer = (service: string, name: string, minInstances: number): Json => ({
  name: `${service}/revisions/${name}`,
  service,
  scaling: minInstances > 0 ? { minInstanceCount: minInstances } : {},
});

/** Firebase Hosting API v1beta1, "projects.sites". */
export const siteAnswer = (project: string): Json => ({
  name: `projects/${project}/sites/${project}`,
  defaultUrl: `https://${project}.web.app`,
  type: 'DEFAULT_SITE',
});

/** Firebase Hosting API v1beta1, "sites.versions", with rewrites to pinned functions. */
export const siteVersionAnswer = (
  name: string,
  runs: { serviceId: string; region: string; tag: string }[],
): Json => ({
  name,
  status: 'FINALIZED',
  config: { rewrites: runs.map((run) => ({ glob: `/${run.serviceId}`, run })) },
});

/** Firebase Hosting API v1beta1, "sites.channels.releases". */
export const siteReleaseAnswer = (channel: string, id: string, version: string): Json => ({
  name: `${channel}/releases/${id}`,
  version: { name: version, status: 'FINALIZED' },
  type: 'DEPLOY',
  releaseTime: new Date().toISOString(),
});
