import {
  billingInfoAnswer,
  firebaseProjectAnswer,
  projectAnswer,
  serviceAnswer,
  webAppAnswer,
  webAppConfigAnswer,
} from './answers.ts';
import { operation, type Route } from './route.ts';
import { ApiFailure, type GoogleState } from './state.ts';

// Projects, billing, services and web apps.

const BILLING = 'cloudbilling.googleapis.com/v1';
const FIREBASE = 'firebase.googleapis.com/v1beta1';
const SERVICES = 'serviceusage.googleapis.com/v1';

/** Services that Google enables without a billing account. */
const FREE = /^(firebase|identitytoolkit|firestore|logging|cloudresourcemanager|cloudbilling)/;

function requireNew(state: GoogleState, address: string, id: string): void {
  if (!state.resources.has(address)) return;
  throw new ApiFailure(409, 'ALREADY_EXISTS', `Requested entity already exists: ${id}`);
}

function enable(state: GoogleState, project: string, services: string[]): void {
  const billing = state.resources.get(`${BILLING}/projects/${project}/billingInfo`);
  const paid = services.find((service) => !FREE.test(service));
  if (paid !== undefined && billing?.['billingEnabled'] !== true) {
    throw new ApiFailure(
      400,
      'FAILED_PRECONDITION',
      `Billing account for project '${project}' is not found. Billing must be enabled for ${paid}.`,
    );
  }
  for (const service of services) {
    const address = `${SERVICES}/projects/${project}/services/${service}`;
    state.put({ [address]: serviceAnswer(service, 'ENABLED') });
  }
}

export const accountRoutes: Route[] = [
  {
    method: 'GET',
    pattern: /^cloudresourcemanager\.googleapis\.com\/v3\/projects:search$/,
    answer: (state) => state.list('cloudresourcemanager.googleapis.com/v3/projects'),
  },
  {
    method: 'POST',
    pattern: /^cloudresourcemanager\.googleapis\.com\/v3\/projects$/,
    answer: (state, _match, { body }) => {
      const id = String(body['projectId']);
      const address = `cloudresourcemanager.googleapis.com/v3/projects/${id}`;
      requireNew(state, address, id);
      state.put({
        [address]: projectAnswer(id),
        [`${BILLING}/projects/${id}/billingInfo`]: billingInfoAnswer(id, null),
      });
      return operation(state, 'cloudresourcemanager.googleapis.com/v3');
    },
  },
  {
    method: 'POST',
    pattern: /^firebase\.googleapis\.com\/v1beta1\/projects\/([^/:]+):addFirebase$/,
    answer: (state, [project = '']) => {
      state.put({ [`${FIREBASE}/projects/${project}`]: firebaseProjectAnswer(project) });
      return operation(state, FIREBASE);
    },
  },
  {
    method: 'POST',
    pattern: /^firebase\.googleapis\.com\/v1beta1\/projects\/([^/]+)\/webApps$/,
    answer: (state, [project = '']) => {
      const appId = `1:123456789012:web:${state.newId()}`;
      const address = `${FIREBASE}/projects/${project}/webApps/${appId}`;
      const app = webAppAnswer(project, appId);
      state.put({ [address]: app, [`${address}/config`]: webAppConfigAnswer(project, appId) });
      return operation(state, FIREBASE, app);
    },
  },
  {
    method: 'PUT',
    pattern: /^cloudbilling\.googleapis\.com\/v1\/projects\/([^/]+)\/billingInfo$/,
    answer: (state, [project = ''], { address, body }) => {
      const account = String(body['billingAccountName']);
      state.get(`${BILLING}/${account}`);
      state.put({ [address]: billingInfoAnswer(project, account) });
      return state.get(address);
    },
  },
  {
    method: 'GET',
    pattern: /^serviceusage\.googleapis\.com\/v1\/projects\/([^/]+)\/services:batchGet$/,
    answer: (state, [project = ''], { query }) => ({
      services: query.getAll('names').map((name) => {
        const service = name.slice(name.lastIndexOf('/') + 1);
        const address = `${SERVICES}/projects/${project}/services/${service}`;
        return state.resources.get(address) ?? serviceAnswer(service, 'DISABLED');
      }),
    }),
  },
  {
    method: 'POST',
    pattern: /^serviceusage\.googleapis\.com\/v1\/projects\/([^/]+)\/services:batchEnable$/,
    answer: (state, [project = ''], { body }) => {
      const services = body['serviceIds'] as string[];
      if (services.length > 20) {
        throw new ApiFailure(400, 'INVALID_ARGUMENT', 'At most 20 services can be enabled.');
      }
      enable(state, project, services);
      return operation(state, SERVICES);
    },
  },
];
