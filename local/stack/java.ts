import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Problem } from './problem.ts';

/** firebase-tools 15 refuses older ones. */
const OLDEST = 21;
const ADVICE = `install a JDK ${OLDEST} or newer (https://adoptium.net) or point JAVA_HOME at one.`;

export interface Java {
  home: string;
  version: number;
}

/** What the search asks the machine; tests answer for it. */
export interface JavaMachine {
  env: NodeJS.ProcessEnv;
  /** Folders that hold JVMs, one in each entry. */
  jvmFolders: readonly string[];
  list(folder: string): string[];
  /** The home of the Java whose `bin/java` this is, links followed; null when there is none. */
  homeOf(binary: string): string | null;
  /** The feature release (8, 17, 21 …) of the Java in this home; null when it does not run. */
  versionOf(home: string): number | null;
  /** Whether it is a whole JDK, with javac, and not a JRE. */
  isJdk(home: string): boolean;
}

/**
 * The first Java new enough: JAVA_HOME, then PATH, then the usual JVM folders (newest first). A JDK
 * anywhere goes before a JRE: thin-jars.ts may have to compile.
 */
export function findJava(machine: JavaMachine = thisMachine()): Java {
  const seen = new Map<string, number>();
  let jre: Java | null = null;
  for (const binary of candidates(machine)) {
    const home = machine.homeOf(binary);
    if (home === null || seen.has(home)) continue;
    const version = machine.versionOf(home);
    if (version === null) continue;
    seen.set(home, version);
    if (version < OLDEST) continue;
    if (machine.isJdk(home)) return { home, version };
    jre ??= { home, version };
  }
  if (jre !== null) return jre;
  const [old] = [...seen].sort(([, a], [, b]) => b - a);
  if (old === undefined)
    throw new Problem(`No Java found, and the Firebase emulators need one: ${ADVICE}`);
  throw new Problem(`Java ${old[1]} (${old[0]}) is too old for the Firebase emulators: ${ADVICE}`);
}

/** The environment with that Java ahead of every other one. */
export function withJava(env: NodeJS.ProcessEnv, java: Java): NodeJS.ProcessEnv {
  const bin = path.join(java.home, 'bin');
  return {
    ...env,
    JAVA_HOME: java.home,
    PATH: [bin, env['PATH']].filter(Boolean).join(path.delimiter),
  };
}

function* candidates(machine: JavaMachine): Generator<string> {
  const { JAVA_HOME: javaHome, PATH: searchPath = '' } = machine.env;
  if (javaHome) yield path.join(javaHome, 'bin/java');
  for (const folder of searchPath.split(path.delimiter).filter(Boolean))
    yield path.join(folder, 'java');
  for (const folder of machine.jvmFolders) {
    for (const name of machine.list(folder).sort(newestFirst)) {
      yield path.join(folder, name, 'bin/java');
      yield path.join(folder, name, 'Contents/Home/bin/java');
    }
  }
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

function thisMachine(): JavaMachine {
  return {
    env: process.env,
    jvmFolders: jvmFolders(process.env),
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
    homeOf: (binary) =>
      existsSync(binary) ? path.dirname(path.dirname(realpathSync(binary))) : null,
    versionOf: (home) => versionFromRelease(home) ?? versionFromRun(home),
    isJdk: (home) => existsSync(path.join(home, 'bin/javac')),
  };
}

/** `DOORSTEP_JVM_FOLDERS` names others than the usual ones. */
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

function versionFromRelease(home: string): number | null {
  const file = path.join(home, 'release');
  return existsSync(file) ? parseVersion(readFileSync(file, 'utf8')) : null;
}

function versionFromRun(home: string): number | null {
  const run = spawnSync(path.join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return run.status === 0 ? parseVersion(run.stderr) : null;
}

/** Reads `JAVA_VERSION="21.0.4"` and `openjdk version "1.8.0_402"` alike. */
export function parseVersion(text: string): number | null {
  const match = /version\s*=?\s*"(?:1\.)?(\d+)/i.exec(text);
  return match?.[1] === undefined ? null : Number(match[1]);
}
