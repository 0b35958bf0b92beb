import { createPerson, type Person } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  manyLines,
  requestOf,
  storeConversation,
  storeManyRequests,
  storeRequest,
} from '../../support/test-data.ts';

type Provider = Awaited<ReturnType<typeof createProvider>>;

/** A professional with a month of requests and conversations. */
export async function busyProvider(name: string): Promise<{ provider: Provider; client: Person }> {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  await storeManyRequests(provider, client, 30);
  const clients = Array.from({ length: 10 }, (_, i) => `${name}-${i}`);
  await Promise.all(clients.map((id) => storeConversation(provider, id, manyLines(4))));
  return { provider, client };
}

/** A request with its messages. */
export async function chatOf(name: string, lines = 0) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const request = await storeRequest(requestOf(provider, client), manyLines(lines));
  return { provider, client, request };
}
