import type { HttpsFunction } from 'firebase-functions/https';

/** Answers a request. `correlated` makes one. */
export type Handler = (...args: Parameters<HttpsFunction>) => void | Promise<void>;

const answerNotFound: Handler = (_request, response) => {
  response.set('Cache-Control', 'no-store').status(404).json({ error: 'not found' });
};

/**
 * Returns a handler that passes each request to the handler of its path, and other requests to
 * `otherwise`, which answers 404 by default. Hosting passes the visitor's path on. A direct call
 * has it after the function's name.
 */
export function byPath(
  handlers: Record<string, Handler>,
  otherwise: Handler = answerNotFound,
): Handler {
  const known = new Map(Object.entries(handlers));
  return (request, response) => (known.get(request.path) ?? otherwise)(request, response);
}
