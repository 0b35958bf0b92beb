import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { newId } from '../ids.ts';
import type { Json } from '../records/common.ts';
import type { World } from '../world.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import { requireSecretKey } from './auth.ts';
import { expand } from './expand.ts';
import { parseForm, type FormObject } from './form.ts';
import { findReply, storeReply } from './idempotency.ts';
import { list, text } from './params.ts';
import { parseParams } from './parse-params.ts';

type Method = 'GET' | 'POST' | 'DELETE';
type Params<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;
/** `id` is the `:id` of the path, or empty. What is returned is an object of Stripe's, unexpanded. */
type Handler<Shape extends z.ZodRawShape> = (params: Params<Shape>, id: string) => object;

type Perform = (form: FormObject, id: string) => Json;

interface Reply {
  status: number;
  body: string;
  replayed: boolean;
}

const expandSchema = z.strictObject({ expand: list(text()).default([]) });

async function readForm(c: Context): Promise<FormObject> {
  const query = new URL(c.req.url).searchParams.toString();
  if (c.req.method !== 'POST') return parseForm(query);
  const body = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return parseForm([query, body].filter((part) => part !== '').join('&'));
}

function failure(error: unknown, requestId: string): Reply {
  const known = error instanceof ApiError;
  if (!known) console.error(`[stripe] ${requestId} failed:`, error);
  const message = error instanceof Error ? error.message : String(error);
  const refusal = known ? error : new ApiError(500, 'api_error', `Stand-in fault: ${message}`);
  return {
    status: refusal.status,
    body: JSON.stringify(refusal.toBody()),
    replayed: false,
  };
}

function respond(reply: Reply, requestId: string, idempotencyKey: string | undefined): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Request-Id': requestId });
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (reply.replayed) headers.set('Idempotent-Replayed', 'true');
  return new Response(reply.body, { status: reply.status, headers });
}

/** The `/v1` routes: key, form, parameters, Idempotency-Key, expansion and errors as Stripe's. */
export class Endpoints {
  readonly #app: Hono;
  readonly #world: World;

  constructor(app: Hono, world: World) {
    this.#app = app;
    this.#world = world;
  }

  /** `unsupported`: parameters that Stripe has and the stand-in does not. */
  get<Shape extends z.ZodRawShape>(
    path: string,
    shape: Shape,
    handler: Handler<Shape>,
    unsupported: readonly string[] = [],
  ): void {
    this.#on('GET', path, shape, handler, unsupported);
  }

  post<Shape extends z.ZodRawShape>(
    path: string,
    shape: Shape,
    handler: Handler<Shape>,
    unsupported: readonly string[] = [],
  ): void {
    this.#on('POST', path, shape, handler, unsupported);
  }

  delete<Shape extends z.ZodRawShape>(path: string, shape: Shape, handler: Handler<Shape>): void {
    this.#on('DELETE', path, shape, handler, []);
  }

  #on<Shape extends z.ZodRawShape>(
    method: Method,
    path: string,
    shape: Shape,
    handler: Handler<Shape>,
    unsupported: readonly string[],
  ): void {
    const schema = z.strictObject(shape);
    const perform: Perform = (form, id) => {
      const { expand: paths, ...rest } = form;
      const asked = parseParams(paths === undefined ? {} : { expand: paths }, expandSchema, []);
      const params = parseParams(rest, schema, unsupported);
      return expand(this.#world, handler(params, id), asked.expand);
    };
    this.#app.on(method, `/v1${path}`, async (c) => this.#answer(c, perform));
  }

  async #answer(c: Context, perform: Perform): Promise<Response> {
    const requestId = newId('req', 14);
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    try {
      requireSecretKey(c.req.header('authorization'));
      const form = await readForm(c);
      const request = `${c.req.method} ${c.req.path} ${JSON.stringify(form)}`;
      const stored = key === undefined ? undefined : findReply(this.#world.store, key, request);
      if (stored) return respond({ ...stored, replayed: true }, requestId, key);
      const body = this.#perform(requestId, key, () => perform(form, c.req.param('id') ?? ''));
      if (key !== undefined) storeReply(this.#world.store, { id: key, request, status: 200, body });
      return respond({ status: 200, body, replayed: false }, requestId, key);
    } catch (error) {
      return respond(failure(error, requestId), requestId, key);
    }
  }

  /** Handlers are synchronous: one request at a time, and events know which one made them. */
  #perform(requestId: string, key: string | undefined, action: () => Json): string {
    this.#world.request = { id: requestId, idempotency_key: key ?? null };
    try {
      return JSON.stringify(action());
    } finally {
      this.#world.request = null;
    }
  }
}
