import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

/**
 * What a file must not leave to the next, which runs in the same process. The Admin SDK's apps stay: so do
 * the modules of the functions, which hold on to theirs.
 */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});
