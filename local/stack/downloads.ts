import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { ChildSpec } from './children.ts';
import type { JarMachine, Program } from './jars.ts';
import { FIREBASE_CLI, ROOT } from './paths.ts';

const PROBE_MS = 3000;

const jarSchema = z.object({
  expectedSize: z.number(),
  remoteUrl: z.url(),
  downloadPathRelativeToCacheDir: z.string(),
});
const infoSchema = z.object({
  firestore: jarSchema,
  storage: jarSchema,
  ui: z.object({ main: jarSchema.extend({ binaryPathRelativeToCacheDir: z.string() }) }),
});

/** The real machine: firebase-tools' own cache and downloads. `DOORSTEP_OFFLINE=1` never downloads. */
export function downloadsOf(
  env: NodeJS.ProcessEnv,
  run: (spec: ChildSpec) => Promise<void>,
): JarMachine {
  const info = infoSchema.parse(
    JSON.parse(
      readFileSync(
        path.join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
        'utf8',
      ),
    ),
  );
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');
  const cached = (program: Program): string | null => {
    if (program === 'ui') {
      const server = path.join(cache, info.ui.main.binaryPathRelativeToCacheDir);
      return existsSync(server) ? server : null;
    }
    const { downloadPathRelativeToCacheDir: name, expectedSize } = info[program];
    const file = path.join(cache, name);
    // A download that broke off has another size.
    return existsSync(file) && statSync(file).size === expectedSize ? file : null;
  };
  let reachable: Promise<boolean> | null = null;
  return {
    env,
    exists: existsSync,
    cached,
    download: async (program) => {
      if (env['DOORSTEP_OFFLINE'] === '1') return null;
      reachable ??= canReach(info.firestore.remoteUrl);
      if (!(await reachable)) return null;
      console.log(`Downloading the ${program} emulator, once …`);
      const args = [FIREBASE_CLI, `setup:emulators:${program}`];
      const name = `download-${program}`;
      await run({ name, command: process.execPath, args, cwd: ROOT, env, echo: true }).catch(
        // The cache tells; there may be another way to run it.
        (error: unknown) => console.error(error instanceof Error ? error.message : error),
      );
      return cached(program);
    },
  };
}

async function canReach(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    return response.ok;
  } catch {
    // Offline is an answer, not a fault: the caller has another way.
    return false;
  }
}
