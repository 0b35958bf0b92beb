import { homedir } from 'node:os';
import path from 'node:path';
import { Problem } from './problem.ts';

/** The downloads of firebase-tools that the stack needs. */
export type Program = 'firestore' | 'storage' | 'ui';

/** What the search for them asks the machine (downloads.ts); tests answer for it. */
export interface JarMachine {
  env: NodeJS.ProcessEnv;
  exists(file: string): boolean;
  /** Where firebase-tools keeps this program, complete; null when it has not been downloaded. */
  cached(program: Program): string | null;
  /** Has firebase-tools download it; null when its host cannot be reached or the download fails. */
  download(program: Program): Promise<string | null>;
}

/** How the Firestore emulator, the judge of storage.rules and the emulator pages are to be run. */
export interface Programs {
  /** `bare`: a jar without a main manifest, see thin-jars.ts. */
  firestore: { jar: string; bare: boolean };
  /** `engine`: no runtime of its own, but a jar that holds the rules engine, see StorageRules.java. */
  storage: { jar: string; engine: boolean };
  ui: boolean;
}

/**
 * Each program comes from where the environment says, else from firebase-tools' cache, else it is
 * downloaded, else from the Google Cloud CLI's emulator component, which holds the same Firestore
 * emulator and with it the rules engine. Throws a Problem when there is no way to run one.
 */
export async function findPrograms(machine: JarMachine): Promise<Programs> {
  const firestore = named(machine, 'firestore') ?? (await official(machine, 'firestore'));
  const bare = firestore === null ? findCloudCliJar(machine) : null;
  const firestoreJar = firestore ?? bare;
  if (firestoreJar === null) throw new Problem(NO_JAR);
  const storage = named(machine, 'storage') ?? (await official(machine, 'storage'));
  return {
    firestore: { jar: firestoreJar, bare: firestore === null },
    storage: { jar: storage ?? firestoreJar, engine: storage === null },
    ui: (await official(machine, 'ui')) !== null,
  };
}

const NO_JAR =
  "The Firestore emulator is not on this machine and Google's download host cannot be reached: " +
  'go online once (npx firebase setup:emulators:firestore), or install the Debian package ' +
  'google-cloud-cli-firestore-emulator (gcloud components install cloud-firestore-emulator), ' +
  'or name a jar in FIRESTORE_EMULATOR_BINARY_PATH.';

function named(machine: JarMachine, program: 'firestore' | 'storage'): string | null {
  const variable = `${program.toUpperCase()}_EMULATOR_BINARY_PATH`;
  const file = machine.env[variable];
  if (file === undefined || file === '') return null;
  if (machine.exists(file)) return file;
  throw new Problem(`${variable} names ${file}, which does not exist: correct it or unset it.`);
}

async function official(machine: JarMachine, program: Program): Promise<string | null> {
  return machine.cached(program) ?? (await machine.download(program));
}

const CLOUD_CLI_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function findCloudCliJar(machine: JarMachine): string | null {
  const { CLOUDSDK_ROOT_DIR: root } = machine.env;
  const folders = root ? [root] : cloudCliFolders();
  return (
    folders.map((folder) => path.join(folder, CLOUD_CLI_JAR)).find((jar) => machine.exists(jar)) ??
    null
  );
}

function cloudCliFolders(): string[] {
  return [
    '/usr/lib/google-cloud-sdk',
    '/usr/lib64/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    path.join(homedir(), 'google-cloud-sdk'),
  ];
}
