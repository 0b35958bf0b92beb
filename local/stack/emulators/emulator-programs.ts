import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { ChildSpec } from '../processes/children.ts';
import { FIREBASE_CLI, ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** The programs that firebase-tools downloads. */
type Program = 'firestore' | 'storage' | 'ui';

/** How to run the Firestore emulator, the Storage rules runtime and the emulators' own pages. */
export interface Programs {
  /** `hasManifest`: false for the Cloud CLI's jar, which names no main class. */
  firestore: { jar: string; hasManifest: boolean };
  /** `isRuntime`: false for a Firestore jar, whose rules engine StorageRules.java uses. */
  storage: { jar: string; isRuntime: boolean };
  ui: boolean;
}

const REACH_TIMEOUT_MS = 3000;
const INFO = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';
const CLOUD_CLI_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const CLOUD_CLI_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
];

const jarSchema = z.object({
  expectedSize: z.number(),
  remoteUrl: z.url(),
  downloadPathRelativeToCacheDir: z.string(),
});
const infoSchema = z.object({
  firestore: jarSchema,
  storage: jarSchema,
  ui: z.object({ main: z.object({ binaryPathRelativeToCacheDir: z.string() }) }),
});

const NO_JAR =
  "The Firestore emulator is not on this machine and Google's download host cannot be reached: " +
  'go online once (npx firebase setup:emulators:firestore), or install the Debian package ' +
  'google-cloud-cli-firestore-emulator (gcloud components install cloud-firestore-emulator), ' +
  'or name a jar in FIRESTORE_EMULATOR_BINARY_PATH.';

/**
 * Finds each program: in its environment variable, in firebase-tools' cache, by download (not with
 * `DOORSTEP_OFFLINE=1`), or in the Google Cloud CLI's Firestore emulator, which also contains the
 * rules engine. Throws a Problem if there is no Firestore emulator.
 */
export async function findPrograms(
  env: NodeJS.ProcessEnv,
  run: (spec: ChildSpec) => Promise<void>,
): Promise<Programs> {
  const info = infoSchema.parse(JSON.parse(readFileSync(path.join(ROOT, INFO), 'utf8')));
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');
  const online =
    env['DOORSTEP_OFFLINE'] !== '1' && !isComplete() && (await canReach(info.firestore.remoteUrl));

  function cached(program: Program): string | null {
    if (program === 'ui') {
      const server = path.join(cache, info.ui.main.binaryPathRelativeToCacheDir);
      return existsSync(server) ? server : null;
    }
    const { downloadPathRelativeToCacheDir: name, expectedSize } = info[program];
    const file = path.join(cache, name);
    // An incomplete download has another size.
    return existsSync(file) && statSync(file).size === expectedSize ? file : null;
  }

  function isComplete(): boolean {
    return cached('firestore') !== null && cached('storage') !== null && cached('ui') !== null;
  }

  async function official(program: Program): Promise<string | null> {
    const file = cached(program);
    if (file !== null || !online) return file;
    console.log(`Downloading the ${program} emulator…`);
    const args = [FIREBASE_CLI, `setup:emulators:${program}`];
    const name = `download-${program}`;
    await run({ name, command: process.execPath, args, cwd: ROOT, env, echo: true }).catch(
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    );
    return cached(program);
  }

  const firestore = named(env, 'firestore') ?? (await official('firestore'));
  const storage = named(env, 'storage') ?? (await official('storage'));
  const jar = firestore ?? findCloudCliJar(env);
  if (jar === null) throw new Problem(NO_JAR);
  return {
    firestore: { jar, hasManifest: firestore !== null },
    storage: { jar: storage ?? jar, isRuntime: storage !== null },
    ui: (await official('ui')) !== null,
  };
}

function named(env: NodeJS.ProcessEnv, program: 'firestore' | 'storage'): string | null {
  const variable = `${program.toUpperCase()}_EMULATOR_BINARY_PATH`;
  const file = env[variable];
  if (file === undefined || file === '') return null;
  if (existsSync(file)) return file;
  throw new Problem(`${variable} names ${file}, which does not exist: correct it or unset it.`);
}

function findCloudCliJar({ CLOUDSDK_ROOT_DIR: root }: NodeJS.ProcessEnv): string | null {
  const folders = root ? [root] : CLOUD_CLI_FOLDERS;
  const jars = folders.map((folder) => path.join(folder, CLOUD_CLI_JAR));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

async function canReach(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACH_TIMEOUT_MS);
    return (await fetch(url, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
