import type { HttpsFunction } from 'firebase-functions/https';
import * as z from 'zod/mini';

type Request = Parameters<HttpsFunction>[0];
type Response = Parameters<HttpsFunction>[1];

interface Question {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: string;
}

export interface EndpointAnswer {
  status: number;
  headers: Map<string, string>;
  /** What the endpoint passed to `json` or `end`. */
  body: unknown;
}

const isObject = (value: unknown) => typeof value === 'object';

/**
 * Calls an HTTP function in this process, for tests that change its settings or modules. Request
 * and response have the parts that the product uses.
 */
export async function askEndpoint(
  endpoint: (request: Request, response: Response) => void | Promise<void>,
  { method, headers = {}, query = {}, body = '' }: Question,
): Promise<EndpointAnswer> {
  const request = z.custom<Request>(isObject).parse({
    ...{ method, headers, query, socket: {}, rawBody: Buffer.from(body) },
    get: (name: string) => headers[name.toLowerCase()],
  });
  return new Promise((resolve, reject) => {
    const answer: EndpointAnswer = { status: 200, headers: new Map(), body: undefined };
    const done = (content?: unknown) => resolve({ ...answer, body: content });
    const response = z.custom<Response>(isObject).parse({
      on: () => response,
      set: (name: string, value: string) => {
        answer.headers.set(name, value);
        return response;
      },
      status: (status: number) => {
        answer.status = status;
        return response;
      },
      json: done,
      end: done,
    });
    Promise.resolve(endpoint(request, response)).catch(reject);
  });
}
