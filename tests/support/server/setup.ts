import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

/**
 * Cleans up after each test file, because the next one runs in the same process. The apps of the
 * Admin SDK stay, because the modules of the functions stay loaded and use them.
 */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});
