import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { answer } from './api.ts';
import { ApiFailure, GoogleState, type Json } from './state.ts';

export interface RunningGoogle {
  /** For `GOOGLE_API_BASE`. */
  url: string;
  state: GoogleState;
  stop: () => Promise<void>;
}

const failure = ({ status, code, message, details }: ApiFailure) => ({
  error: { code: status, message, status: code, ...(details.length > 0 ? { details } : {}) },
});

/**
 * Starts a stand-in for Google's APIs in this process. The first part of a path is the host, as
 * `GOOGLE_API_BASE` sends it. `POST /_control/put` stores resources, for other processes.
 */
export async function startGoogle(state = new GoogleState(), port = 0): Promise<RunningGoogle> {
  const app = new Hono();
  app.post('/_control/put', async (c) => {
    state.put(await c.req.json<Record<string, Json>>());
    return c.json({});
  });
  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const text = await c.req.text();
    try {
      const request = {
        method: c.req.method,
        address: decodeURIComponent(url.pathname.slice(1)),
        query: url.searchParams,
        body: text === '' ? {} : (JSON.parse(text) as Json),
      };
      return c.json(answer(state, request));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return c.json(failure(error), error.status as 404);
    }
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(starting),
    );
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    state,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
