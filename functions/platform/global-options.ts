import { setGlobalOptions } from 'firebase-functions/options';

/** Imported first by `index.ts`: holds for every function defined after it. */
setGlobalOptions({
  region: 'us-central1',
  memory: '256MiB',
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
});
