import type { GoogleState, Json } from './state.ts';

export interface ApiRequest {
  method: string;
  /** The host and the path. */
  address: string;
  query: URLSearchParams;
  body: Json;
}

/** Answers one request if it is about this route's method; `match` holds the pattern's groups. */
export interface Route {
  method: string;
  pattern: RegExp;
  answer(state: GoogleState, match: string[], request: ApiRequest): Json;
}

/** Stores an operation that is done and returns it as it was at its start. */
export function operation(state: GoogleState, prefix: string, response: Json = {}): Json {
  const name = `operations/${state.newId()}`;
  state.put({ [`${prefix}/${name}`]: { name, done: true, response } });
  return { name, done: false };
}
