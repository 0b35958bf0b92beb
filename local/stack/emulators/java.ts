import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.ts';

/** The oldest version that firebase-tools 15 accepts. */
const OLDEST = 21;
const ADVICE = `install a JDK ${OLDEST} or newer (https://adoptium.net) or point JAVA_HOME at one.`;

export interface Java {
  home: string;
  version: number;
}

/**
 * Finds a Java that is new enough: in JAVA_HOME, then PATH, then the usual JVM folders (newest
 * first). Prefers a JDK to a JRE, because emulator-jars.ts may compile.
 */
export function findJava(env: NodeJS.ProcessEnv = process.env): Java {
  const homes = [...new Set(candidates(env).flatMap((binary) => homeOf(binary) ?? []))];
  const found = homes.flatMap((home) => {
    const version = versionOf(home);
    return version === null ? [] : [{ home, version }];
  });
  const usable = found.filter(({ version }) => version >= OLDEST);
  const java = usable.find(({ home }) => existsSync(path.join(home, 'bin/javac'))) ?? usable[0];
  if (java !== undefined) return java;
  const [newest] = found.toSorted((a, b) => b.version - a.version);
  if (newest === undefined)
    throw new Problem(`No Java found, and the Firebase emulators need one: ${ADVICE}`);
  const { home, version } = newest;
  throw new Problem(`Java ${version} (${home}) is too old for the Firebase emulators: ${ADVICE}`);
}

/**
 * Returns the environment with this Java first on PATH. It compiles quickly instead of optimizing,
 * and collects garbage in one thread: the emulators run for minutes, and take about 10 % less CPU.
 */
export function withJava(env: NodeJS.ProcessEnv, java: Java): NodeJS.ProcessEnv {
  const bin = path.join(java.home, 'bin');
  return {
    ...env,
    JAVA_HOME: java.home,
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    PATH: [bin, env['PATH']].filter(Boolean).join(path.delimiter),
  };
}

/** Returns the possible paths of `java`, best first. */
function candidates(env: NodeJS.ProcessEnv): string[] {
  const { JAVA_HOME: javaHome, PATH: searchPath = '' } = env;
  const onPath = searchPath.split(path.delimiter).filter(Boolean);
  const homes = jvmFolders(env)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort(newestFirst)
        .map((name) => path.join(folder, name)),
    );
  return [
    ...(javaHome ? [path.join(javaHome, 'bin/java')] : []),
    ...onPath.map((folder) => path.join(folder, 'java')),
    // A Mac's JVMs have their home two folders deeper.
    ...homes.flatMap((home) => [
      path.join(home, 'bin/java'),
      path.join(home, 'Contents/Home/bin/java'),
    ]),
  ];
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

/** Returns the home of a `bin/java`, with symlinks resolved, or null if the file does not exist. */
function homeOf(binary: string): string | null {
  return existsSync(binary) ? path.dirname(path.dirname(realpathSync(binary))) : null;
}

/** Returns the folders of `DOORSTEP_JVM_FOLDERS`, or the usual ones. */
function jvmFolders(env: NodeJS.ProcessEnv): string[] {
  const { DOORSTEP_JVM_FOLDERS: folders } = env;
  if (folders) return folders.split(path.delimiter);
  const home = homedir();
  return [
    '/usr/lib/jvm',
    '/usr/java',
    '/opt/java',
    '/Library/Java/JavaVirtualMachines',
    path.join(home, 'Library/Java/JavaVirtualMachines'),
    '/opt/homebrew/Cellar/openjdk',
    '/usr/local/Cellar/openjdk',
    path.join(home, '.sdkman/candidates/java'),
    path.join(home, '.jdks'),
  ];
}

/** Returns the feature release (17, 21) of the Java in this home, or null if it is unknown. */
function versionOf(home: string): number | null {
  const release = path.join(home, 'release');
  if (existsSync(release)) return parseVersion(readFileSync(release, 'utf8'));
  const run = spawnSync(path.join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return run.status === 0 ? parseVersion(run.stderr) : null;
}

/** Reads `JAVA_VERSION="21.0.4"` and `openjdk version "1.8.0_402"`. */
export function parseVersion(text: string): number | null {
  const match = /version\s*=?\s*"(?:1\.)?(\d+)/i.exec(text);
  return match?.[1] === undefined ? null : Number(match[1]);
}
