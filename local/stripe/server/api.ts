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

const expandSchema = z.strictObject({ expand: list(text()).default([]) });

/** Stripe removes idempotency keys after a day (Stripe docs, Idempotent requests). */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Throws unless the request has a test key. */
function requireTestKey(authorization: string | undefined): void {
  const key = /^Bearer\s+(\S+)$/.exec(authorization ?? '')?.[1];
  if (key !== undefined && /^sk_test_\w+$/.test(key)) return;
  const message =
    key === undefined
      ? "You did not provide an API key. Send it in the header 'Authorization: Bearer YOUR_SECRET_KEY'."
      : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
  throw new ApiError(401, 'invalid_request_error', message);
}

async function readForm(c: Context): Promise<FormObject> {
  const query = new URL(c.req.url).searchParams.toString();
  if (c.req.method !== 'POST') return parseForm(query);
  const body = await c.req.text();
  return parseForm([query, body].filter((part) => part !== '').join('&'));
}

/** Returns the body stored under the key. Throws if a different request has used the key. */
function findReply(store: Store, key: string, request: string): string | undefined {
  const reply = store.idempotentReplies.find(key);
  if (!reply || reply.created_at < Date.now() - KEY_LIFETIME_MS) return undefined;
  if (reply.request === request) return reply.body;
  throw new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
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

function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  console.error(`[stripe] ${requestId} failed:`, error);
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError(500, 'api_error', `Bug in the stand-in: ${message}`);
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
    const respond = (status: number, body: string) => {
      const headers = { 'Content-Type': 'application/json', 'Request-Id': requestId };
      return new Response(body, { status, headers });
    };
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    try {
      requireTestKey(c.req.header('authorization'));
      const form = await readForm(c);
      // There is no await below, so two parallel requests with one key cannot both miss the reply.
      const request = `${c.req.method} ${c.req.path} ${JSON.stringify(form)}`;
      const stored = key === undefined ? undefined : findReply(this.#store, key, request);
      if (stored !== undefined) return respond(200, stored);
      const body = perform(form, c.req.param('id') ?? '');
      if (key !== undefined) storeReply(this.#store, key, request, body);
      return respond(200, body);
    } catch (thrown) {
      const error = toApiError(thrown, requestId);
      return respond(error.status, error.toBody());
    }
  }
}
