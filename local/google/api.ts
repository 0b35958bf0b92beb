import { accountRoutes } from './account-routes.ts';
import { appCheckRoutes } from './app-check-routes.ts';
import type { ApiRequest, Route } from './route.ts';
import { releaseRoutes } from './release-routes.ts';
import { serviceRoutes } from './service-routes.ts';
import type { GoogleState } from './state.ts';
import { ApiFailure, notFound, type Json } from './state.ts';

const ROUTES: Route[] = [...accountRoutes, ...appCheckRoutes, ...releaseRoutes, ...serviceRoutes];

/** Collections that can be listed, and extended with `POST`. */
const COLLECTIONS =
  /\/(webApps|billingAccounts|secrets|versions|backupSchedules|backups|indexes|fields|releases|sites|channels|services|functions|jobs|budgets|sinks|buckets|alertPolicies|notificationChannels|uptimeCheckConfigs|topics|documents\/[^/]+)$/;

/** Documents and topics come into being when they are written at their address. */
const CREATED_BY_NAME = /\/(documents\/[^/]+|topics)\/[^/]+$/;

/** Services that a new project can use, because Google enables them or needs no project. */
const ALWAYS_ON = new Set([
  'cloudresourcemanager.googleapis.com',
  'cloudbilling.googleapis.com',
  'serviceusage.googleapis.com',
  'firebase.googleapis.com',
]);

const projectAddress = (project: string): string =>
  `cloudresourcemanager.googleapis.com/v3/projects/${project}`;

/** Refuses requests about projects that do not exist and to services that are not enabled. */
function requireUsable(state: GoogleState, address: string): void {
  const project = /\/projects\/([a-z][a-z0-9-]+)/.exec(address)?.[1];
  if (project === undefined) return;
  if (!state.resources.has(projectAddress(project))) {
    // Google does not reveal whether the project exists.
    throw new ApiFailure(403, 'PERMISSION_DENIED', 'The caller does not have permission');
  }
  const [host = ''] = address.split('/');
  if (ALWAYS_ON.has(host)) return;
  const service = `serviceusage.googleapis.com/v1/projects/${project}/services/${host}`;
  if (state.resources.get(service)?.['state'] === 'ENABLED') return;
  throw new ApiFailure(403, 'PERMISSION_DENIED', `${host} has not been used in this project.`, [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'SERVICE_DISABLED',
      domain: 'googleapis.com',
      metadata: { service: host, consumer: `projects/${project}` },
    },
  ]);
}

/** Creates a resource in a collection with the id in the query, in the body, or a new one. */
function create(state: GoogleState, { address, query, body }: ApiRequest): Json {
  const [id] = [...query.entries()]
    .filter(([name]) => name.endsWith('Id'))
    .map(([, value]) => value);
  const named = typeof body['name'] === 'string' ? body['name'] : undefined;
  const key = id ?? named?.slice(named.lastIndexOf('/') + 1) ?? state.newId();
  const created = `${address}/${key}`;
  if (state.resources.has(created)) {
    throw new ApiFailure(409, 'ALREADY_EXISTS', `${key} already exists.`);
  }
  const path = created.slice(created.indexOf('/projects/') + 1);
  state.put({ [created]: { ...body, name: named ?? path } });
  return state.get(created);
}

/** Answers a request, or throws an `ApiFailure`. */
export function answer(state: GoogleState, request: ApiRequest): Json {
  const { method, address, query, body } = request;
  for (const route of ROUTES) {
    const match = method === route.method ? route.pattern.exec(address) : null;
    if (match) {
      requireUsable(state, address);
      return route.answer(state, match.slice(1), request);
    }
  }
  requireUsable(state, address);
  const isCollection = COLLECTIONS.test(address) && !state.resources.has(address);
  if (method === 'GET') return isCollection ? state.list(address) : state.get(address);
  if (method === 'POST' && isCollection) return create(state, request);
  if (CREATED_BY_NAME.test(address) && !state.resources.has(address)) {
    const name = address.slice(address.indexOf('/projects/') + 1);
    if (method === 'PATCH' || method === 'PUT') state.put({ [address]: { name } });
  }
  if (method === 'PATCH') {
    return state.patch(address, body, query.get('updateMask'));
  }
  if (method === 'PUT') return state.patch(address, body, null);
  throw notFound('The method');
}
