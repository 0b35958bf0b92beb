import { BRAND } from '@doorstep/domain/brand';
import { setGlobalOptions } from 'firebase-functions/options';

/**
 * Functions for which nobody waits have a sixth of a CPU, and then serve one event at a time. With
 * them, a first deploy, which starts one instance of each function, fits the default quota of 20
 * CPUs (docs/functions.md).
 */
export const BACKGROUND = { cpu: 'gcf_gen1', concurrency: 1 } as const;

// `index.ts` imports this file first, because the options apply only to functions defined
// afterwards.
setGlobalOptions({
  region: BRAND.region,
  memory: '256MiB',
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
});
