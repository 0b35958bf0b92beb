import { setGlobalOptions } from 'firebase-functions/options';

// `index.ts` imports this file first, because the options apply only to functions defined
// afterwards.
setGlobalOptions({
  region: 'us-central1',
  memory: '256MiB',
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
});
