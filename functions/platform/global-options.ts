import { BRAND } from '@doorstep/domain/brand';
import { setGlobalOptions } from 'firebase-functions/options';

// `index.ts` imports this file first, because the options apply only to functions defined
// afterwards.
setGlobalOptions({
  region: BRAND.region,
  memory: '256MiB',
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
});
