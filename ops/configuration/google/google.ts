import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { accessToken, createAuth } from './credentials.ts';
import { CannotCheck, describeFailure, GoogleError } from './google-errors.ts';

/** Google's REST APIs with the operator's application default credentials. */
export interface Google {
  /** Throws `GoogleError` for any answer but 2xx, and `CannotCheck` without an answer. */
  get<T extends z.ZodType>(url: string, schema: T): Promise<z.output<T>>;
  /** Returns null if the resource does not exist. */
  find<T extends z.ZodType>(url: string, schema: T): Promise<z.output<T> | null>;
  post(url: string, body: unknown): Promise<unknown>;
  patch(url: string, body: unknown): Promise<unknown>;
  put(url: string, body: unknown): Promise<unknown>;
  /** Waits until a long-running operation, the answer of a write, is done. */
  finish(api: string, operation: unknown): Promise<void>;
}

/** How long one request may take. */
const TIMEOUT_MS = 20_000;
const OPERATION_POLL_MS = 2_000;
const OPERATION_TIMEOUT_MS = 300_000;

/**
 * Google counts requests with a person's credentials on the project in `x-goog-user-project`, which
 * must exist and have the service. These services work before: they create and enable.
 */
const NEED_NO_QUOTA = new Set([
  'cloudresourcemanager.googleapis.com',
  'serviceusage.googleapis.com',
  'cloudbilling.googleapis.com',
]);

const operationSchema = z.object({
  name: z.string(),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * Connects to Google for one project. `GOOGLE_API_BASE` selects a stand-in on this machine, which
 * receives the host as the first part of the path and needs no credentials.
 */
export function connectGoogle(project: string, env: NodeJS.ProcessEnv): Google {
  const base = env['GOOGLE_API_BASE'];
  const auth = createAuth();

  // Checks run at the same time and share one search for credentials, which can take seconds.
  let pending: Promise<string> | undefined;
  const token = () =>
    (pending ??= accessToken(auth).then((found) => {
      pending = undefined;
      return found;
    }));

  async function request(method: string, url: string, body?: unknown): Promise<unknown> {
    const bearer = base ? 'stand-in' : await token();
    const address = base ? url.replace('https://', `${base.replace(/\/$/, '')}/`) : url;
    const { host } = new URL(url);
    const response = await fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(NEED_NO_QUOTA.has(host) ? {} : { 'x-goog-user-project': project }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CannotCheck(
        `${host} did not answer (${reason})`,
        'Check the network and try again',
      );
    });
    const text = await response.text();
    if (!response.ok) throw describeFailure({ status: response.status, host, text, project });
    return text === '' ? {} : JSON.parse(text);
  }

  const google: Google = {
    get: async (url, schema) => schema.parse(await request('GET', url)),
    find: async (url, schema) => {
      try {
        return await google.get(url, schema);
      } catch (error) {
        if (error instanceof GoogleError && error.status === 404) return null;
        throw error;
      }
    },
    post: (url, body) => request('POST', url, body),
    patch: (url, body) => request('PATCH', url, body),
    put: (url, body) => request('PUT', url, body),
    finish: async (api, started) => {
      let operation = operationSchema.parse(started);
      const deadline = Date.now() + OPERATION_TIMEOUT_MS;
      while (!operation.done) {
        if (Date.now() > deadline) {
          throw new CannotCheck(`${operation.name} is not done yet`, 'Wait and try again');
        }
        await sleep(base ? 10 : OPERATION_POLL_MS);
        operation = await google.get(`${api}/${operation.name}`, operationSchema);
      }
      if (operation.error) throw new CannotCheck(operation.error.message, 'Read the message above');
    },
  };
  return google;
}
