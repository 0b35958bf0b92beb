import type { Request } from '@playwright/test';

/** A request with the times at which it was sent and answered, in milliseconds. */
export interface Timed {
  name: string;
  begin: number;
  end: number;
}

/** Whether a request asks for data, not for a file of the site. */
export const isData = (request: Request) =>
  ['xhr', 'fetch'].includes(request.resourceType()) && !request.url().includes('/assets/');

/** Returns the longest chain of requests in which each begins after the one before has ended. */
export function longestChain(sent: readonly Timed[]): string[] {
  const longer = (a: string[], b: string[]) => (b.length > a.length ? b : a);
  const chains: { end: number; names: string[] }[] = [];
  for (const { name, begin, end } of sent.toSorted((a, b) => a.begin - b.begin)) {
    const before = chains.filter((chain) => chain.end <= begin).map(({ names }) => names);
    chains.push({ end, names: [...before.reduce(longer, []), name] });
  }
  return chains.map(({ names }) => names).reduce(longer, []);
}
