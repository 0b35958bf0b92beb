import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { untilLoadingFails } from './warm-up.ts';

describe('untilLoadingFails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-warm-up-'));
  const log = path.join(folder, 'emulators.log');
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('waits for what the emulators say of functions that cannot be loaded, and names the log', async () => {
    const failing = untilLoadingFails(log, AbortSignal.timeout(10_000));
    appendFileSync(log, 'i  functions: Watching "functions" for Cloud Functions...\n');
    appendFileSync(log, '⬢  functions: Failed to load function definition from source: …\n');
    await expect(failing).rejects.toThrow(/functions could not be loaded.*emulators\.log says why/);
  });

  it('ends with the start', async () => {
    const stop = new AbortController();
    const waiting = untilLoadingFails(log, stop.signal);
    stop.abort(new Error('the start is over'));
    await expect(waiting).rejects.toThrow('the start is over');
  });
});
