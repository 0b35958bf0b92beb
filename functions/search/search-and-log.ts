import { logInfo } from '../platform/log.ts';
import {
  searchProviders,
  type FoundPage,
  type SearchDeps,
  type SearchRequest,
} from './search-providers.ts';

/** Runs a search and logs its cost: `read` is the number of candidate documents that it read. */
export async function searchAndLog(
  deps: SearchDeps,
  shown_by: 'app' | 'server',
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const started = performance.now();
  const page = await searchProviders(deps, request, signal);
  const { providers, closest, next, read } = page;
  const duration_ms = Math.round(performance.now() - started);
  logInfo('search', {
    shown_by,
    found: providers.length,
    closest: closest.length,
    read,
    more: next !== null,
    duration_ms,
  });
  return page;
}
