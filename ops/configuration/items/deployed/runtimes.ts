import { right, wrong, type Item } from '../../item.ts';

/**
 * The runtimes that Google maintains for each generation (Cloud Functions docs, 'Runtime support').
 * The first generation gets no newer ones.
 */
const RUNTIMES = { 1: ['nodejs22'], 2: ['nodejs22', 'nodejs24'] };
const NAMES = { 1: '1st', 2: '2nd' };

/** Checks that each function's generation has the runtime of its codebase. */
export const runtimes: Item = {
  name: 'runtimes',
  title: 'Runtimes',
  offline: true,
  check: async (context) => {
    const endpoints = await context.endpoints();
    for (const { name, codebase, generation, runtime } of endpoints) {
      const known = RUNTIMES[generation];
      if (known.includes(runtime)) continue;
      return wrong(
        `${name} is of the ${NAMES[generation]} generation, which does not run on ${runtime}`,
        `In firebase.json, set the runtime of the codebase ${codebase} to ${known.at(-1)}`,
      );
    }
    const used = endpoints.map(({ runtime }) => runtime);
    return right([...new Set(used)].toSorted().join(', '));
  },
};
