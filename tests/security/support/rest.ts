import { readStack } from '../../support/stack.ts';
import type { Actor } from './actor.ts';

/** Firestore without the SDK: the HTTP status of a request in somebody's name. */
export async function rest(
  who: Actor,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const { firestore, project } = readStack();
  const token = who.auth.currentUser ? await who.idToken() : null;
  const url = `${firestore}/v1/projects/${project}/databases/(default)/documents${path}`;
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

/** A query as the SDK would send it. */
export const runQuery = (who: Actor, structuredQuery: object) =>
  rest(who, 'POST', ':runQuery', { structuredQuery });
