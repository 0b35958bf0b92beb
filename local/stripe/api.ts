import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { parseForm, type FormObject } from './form.ts';
import { list, parseParams, text } from './params.ts';
import type { Json } from './state.ts';
import { newId, type Store } from './store.ts';

/** `id` is the `:id` of the path, or empty. The result is a Stripe object, not expanded. */
type Handler<Shape extends z.ZodRawShape> = (
  params: z.infer<z.ZodObject<Shape>>,
  id: string,
) => object;
type Expand = (value: object, paths: readonly string[]) => Json;

interface Reply {
  status: number;
  body: string;
  isReplay: boolean;
}

const expandSchema = z.strictObject({ expand: list(text()).default([]) });

/** Stripe removes idempotency keys after a day (Stripe docs, Idempotent requests). */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Accepts any test key and refuses live keys. */
function requireTestKey(authorization: string | undefined): void {
  const key = /^Bearer\s+(\S+)$/.exec(authorization ?? '')?.[1];
  if (key !== undefined && /^sk_test_\w+$/.test(key)) return;
  const message =
    key === undefined
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
  throw new ApiError(401, 'invalid_request_error', message);
}

async function readForm(c: Context): Promise<FormObject> {
  const query = new URL(c.req.url).searchParams.toString();
  if (c.req.method !== 'POST') return parseForm(query);
  const body = await c.req.text();
  return parseForm([query, body].filter((part) => part !== '').join('&'));
}

/** Returns the body stored under the key. Throws when another request has used the key. */
function findReply(store: Store, key: string, request: string): string | undefined {
  const reply = store.idempotentReplies.find(key);
  if (!reply || reply.created_at < Date.now() - KEY_LIFETIME_MS) return undefined;
  if (reply.request === request) return reply.body;
  throw new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function storeReply(store: Store, key: string, request: string, body: string): void {
  const oldest = Date.now() - KEY_LIFETIME_MS;
  for (const { id, created_at } of store.idempotentReplies.all()) {
    if (created_at >= oldest) break;
    store.idempotentReplies.remove(id);
  }
  store.idempotentReplies.put({ id: key, request, body, created_at: Date.now() });
}

function failure(error: unknown, requestId: string): Reply {
  if (error instanceof ApiError) {
    return { status: error.status, body: error.toBody(), isReplay: false };
  }
  console.error(`[stripe] ${requestId} failed:`, error);
  const message = error instanceof Error ? error.message : String(error);
  const fault = new ApiError(500, 'api_error', `Fault of the stand-in: ${message}`);
  return { status: fault.status, body: fault.toBody(), isReplay: false };
}

function respond(reply: Reply, requestId: string, key: string | undefined): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Request-Id': requestId });
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (reply.isReplay) headers.set('Idempotent-Replayed', 'true');
  return new Response(reply.body, { status: reply.status, headers });
}

/** Registers `/v1` routes. Checks key, parameters and Idempotency-Key, and expands the result. */
export class Api {
  readonly #app: Hono;
  readonly #store: Store;
  readonly #expand: Expand;

  constructor(app: Hono, store: Store, expand: Expand) {
    this.#app = app;
    this.#store = store;
    this.#expand = expand;
  }

  get<Shape extends z.ZodRawShape>(path: string, shape: Shape, handler: Handler<Shape>): void {
    this.#on('GET', path, shape, handler);
  }

  post<Shape extends z.ZodRawShape>(path: string, shape: Shape, handler: Handler<Shape>): void {
    this.#on('POST', path, shape, handler);
  }

  delete<Shape extends z.ZodRawShape>(path: string, shape: Shape, handler: Handler<Shape>): void {
    this.#on('DELETE', path, shape, handler);
  }

  #on<Shape extends z.ZodRawShape>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    shape: Shape,
    handler: Handler<Shape>,
  ): void {
    const schema = z.strictObject(shape);
    const perform = (form: FormObject, id: string): string => {
      const { expand, ...rest } = form;
      const paths = parseParams(expand === undefined ? {} : { expand }, expandSchema).expand;
      return JSON.stringify(this.#expand(handler(parseParams(rest, schema), id), paths));
    };
    this.#app.on(method, `/v1${path}`, async (c) => this.#answer(c, perform));
  }

  async #answer(c: Context, perform: (form: FormObject, id: string) => string): Promise<Response> {
    const requestId = newId('req', 14);
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    try {
      requireTestKey(c.req.header('authorization'));
      const form = await readForm(c);
      // Nothing below waits, so parallel requests with one key cannot both miss the reply.
      const request = `${c.req.method} ${c.req.path} ${JSON.stringify(form)}`;
      const stored = key === undefined ? undefined : findReply(this.#store, key, request);
      if (stored !== undefined) {
        return respond({ status: 200, body: stored, isReplay: true }, requestId, key);
      }
      const body = perform(form, c.req.param('id') ?? '');
      if (key !== undefined) storeReply(this.#store, key, request, body);
      return respond({ status: 200, body, isReplay: false }, requestId, key);
    } catch (error) {
      return respond(failure(error, requestId), requestId, key);
    }
  }
}
