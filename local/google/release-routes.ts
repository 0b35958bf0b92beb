import { operation, type Route } from './route.ts';
import { ApiFailure } from './state.ts';

// Cloud Run and Hosting.

export const releaseRoutes: Route[] = [
  {
    method: 'PATCH',
    pattern: /^(run\.googleapis\.com\/v2)\/projects\/[^/]+\/locations\/[^/]+\/services\/[^/]+$/,
    answer: (state, [api = ''], { address, body, query }) => {
      const { etag, generation } = state.get(address);
      if (body['etag'] !== undefined && body['etag'] !== etag) {
        throw new ApiFailure(409, 'ABORTED', 'Conflict for resource: version is outdated.');
      }
      const next = String(Number(generation) + 1);
      state.patch(address, body, query.get('updateMask'));
      state.patch(address, { generation: next, etag: `"${next}"` }, null);
      return operation(state, api, state.get(address));
    },
  },
  {
    method: 'GET',
    pattern: /^firebasehosting\.googleapis\.com\/v1beta1\/sites\/[^/]+\/channels\/[^/]+\/releases$/,
    answer: (state, _match, { address }) => ({
      // The newest comes first.
      releases: state
        .below(address)
        .map((release) => state.get(release))
        .toReversed(),
    }),
  },
];
