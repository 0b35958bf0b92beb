import {
  authConfigAnswer,
  backupScheduleAnswer,
  databaseAnswer,
  defaultBucketAnswer,
  defaultSinkAnswer,
  logBucketAnswer,
  secretVersionAnswer,
  storageBucketAnswer,
} from './answers.ts';
import { operation, type Route } from './route.ts';
import { ApiFailure, notFound, type GoogleState, type Json } from './state.ts';

// Secrets, Auth, Firestore, Storage and logs.

const AUTH = 'identitytoolkit.googleapis.com';
const FIRESTORE = 'firestore.googleapis.com/v1';
const SECRET = String.raw`^(secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets\/[^/:]+)`;

function latestVersion(state: GoogleState, secret: string): Json {
  const versions = state.below(`${secret}/versions`);
  const newest = versions.at(-1);
  if (newest === undefined) throw notFound(`${secret}/versions/latest`);
  return state.get(newest);
}

/** Secret versions carry their value here; the API returns it from `:access` only. */
function withoutData(version: Json): Json {
  const copy = { ...version };
  delete copy['data'];
  return copy;
}

/** The logs of a project that was never configured. */
function defaultLogs(state: GoogleState, address: string, project: string): Json {
  const found = state.resources.get(address);
  if (found) return found;
  const answer = address.includes('/sinks/')
    ? defaultSinkAnswer(project)
    : logBucketAnswer(project, '_Default');
  state.put({ [address]: answer });
  return answer;
}

export const serviceRoutes: Route[] = [
  {
    method: 'GET',
    pattern: new RegExp(`${SECRET}\\/versions\\/latest$`),
    answer: (state, [secret = '']) => withoutData(latestVersion(state, secret)),
  },
  {
    method: 'GET',
    pattern: new RegExp(`${SECRET}\\/versions\\/latest:access$`),
    answer: (state, [secret = '']) => {
      const { name, data } = latestVersion(state, secret);
      return { name, payload: { data } };
    },
  },
  {
    method: 'POST',
    pattern: new RegExp(`${SECRET}:addVersion$`),
    answer: (state, [secret = ''], { body }) => {
      state.get(secret);
      const version = state.below(`${secret}/versions`).length + 1;
      const name = secret.slice(secret.lastIndexOf('/') + 1);
      const answer = secretVersionAnswer(name, version);
      const { data } = body['payload'] as { data: string };
      state.put({ [`${secret}/versions/${version}`]: { ...answer, data } });
      return answer;
    },
  },
  {
    method: 'POST',
    pattern:
      /^identitytoolkit\.googleapis\.com\/v2\/projects\/([^/]+)\/identityPlatform:initializeAuth$/,
    answer: (state, [project = '']) => {
      const address = `${AUTH}/admin/v2/projects/${project}/config`;
      const config = state.resources.get(address) ?? authConfigAnswer(project);
      state.put({ [address]: { ...config, subtype: 'IDENTITY_PLATFORM' } });
      return {};
    },
  },
  {
    method: 'PATCH',
    pattern: /^identitytoolkit\.googleapis\.com\/admin\/v2\/projects\/[^/]+\/config$/,
    answer: (state, _match, { address, body, query }) => {
      const mask = query.get('updateMask') ?? '';
      const isPrivate = state.get(address)['emailPrivacyConfig'];
      // Operators report that email enumeration protection locks the mail templates.
      if (mask.includes('notification') && isPrivate) {
        throw new ApiFailure(400, 'INVALID_ARGUMENT', 'EMAIL_TEMPLATE_UPDATE_NOT_ALLOWED');
      }
      return state.patch(address, body, mask);
    },
  },
  {
    method: 'POST',
    pattern: /^identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/accounts:lookup$/,
    answer: (state, [project = ''], { body }) => {
      const emails = (body['email'] ?? []) as string[];
      const users = state
        .below(`${AUTH}/v1/projects/${project}/accounts`)
        .map((address) => state.get(address))
        .filter(({ email }) => emails.includes(String(email)));
      return users.length === 0 ? {} : { users };
    },
  },
  {
    method: 'POST',
    pattern: /^firestore\.googleapis\.com\/v1\/projects\/([^/]+)\/databases$/,
    answer: (state, [project = ''], { body, query }) => {
      const address = `${FIRESTORE}/projects/${project}/databases/${query.get('databaseId')}`;
      const database = databaseAnswer(project, String(body['locationId']));
      state.put({ [address]: { ...database, ...body } });
      return operation(state, FIRESTORE);
    },
  },
  {
    method: 'PATCH',
    pattern: /^firestore\.googleapis\.com\/v1\/projects\/[^/]+\/databases\/[^/]+$/,
    answer: (state, _match, { address, body, query }) => {
      state.patch(address, body, query.get('updateMask'));
      return operation(state, FIRESTORE);
    },
  },
  {
    method: 'POST',
    pattern:
      /^firestore\.googleapis\.com\/v1\/projects\/([^/]+)\/databases\/[^/]+\/backupSchedules$/,
    answer: (state, [project = ''], { address, body }) => {
      const id = state.newId();
      const created = {
        ...backupScheduleAnswer(project, id),
        createTime: new Date().toISOString(),
      };
      state.put({ [`${address}/${id}`]: { ...created, ...body } });
      return state.get(`${address}/${id}`);
    },
  },
  {
    method: 'POST',
    pattern: /^firebasestorage\.googleapis\.com\/v1alpha\/projects\/([^/]+)\/defaultBucket$/,
    answer: (state, [project = ''], { address, body }) => {
      const location = String(body['location']);
      const name = `${project}.firebasestorage.app`;
      const bucket = { [`storage.googleapis.com/storage/v1/b/${name}`]: storageBucketAnswer(name) };
      state.put({ [address]: defaultBucketAnswer(project, location), ...bucket });
      return state.get(address);
    },
  },
  {
    method: 'GET',
    pattern:
      /^logging\.googleapis\.com\/v2\/projects\/([^/]+)\/(?:sinks|locations\/global\/buckets)\/_Default$/,
    answer: (state, [project = ''], { address }) => defaultLogs(state, address, project),
  },
  {
    method: 'PATCH',
    pattern:
      /^logging\.googleapis\.com\/v2\/projects\/([^/]+)\/(?:sinks|locations\/global\/buckets)\/[^/]+$/,
    answer: (state, [project = ''], { address, body, query }) => {
      if (address.endsWith('/_Default')) defaultLogs(state, address, project);
      return state.patch(address, body, query.get('updateMask'));
    },
  },
];
