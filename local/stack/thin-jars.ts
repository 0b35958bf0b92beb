import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Java } from './java.ts';
import type { Programs } from './jars.ts';
import { TOOLS } from './paths.ts';
import { Problem } from './problem.ts';

const execute = promisify(execFile);
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const STORAGE_RULES = fileURLToPath(new URL('./StorageRules.java', import.meta.url));

/**
 * The environment variables that lead firebase-tools to the programs found, made runnable: the
 * Cloud CLI's jar gets a manifest, our judge of storage.rules is compiled. Made once, then reused.
 */
export async function programVariables(programs: Programs, java: Java): Promise<NodeJS.ProcessEnv> {
  const { firestore, storage } = programs;
  const [firestoreJar, storageJar] = await Promise.all([
    firestore.bare ? thinJar('firestore', FIRESTORE_MAIN, firestore.jar, java) : firestore.jar,
    storage.engine
      ? thinJar('StorageRules', 'StorageRules', storage.jar, java, STORAGE_RULES)
      : storage.jar,
  ]);
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
    STORAGE_EMULATOR_BINARY_PATH: storageJar,
  };
}

/** A jar that runs `main` on the class path of another jar, with one source file compiled into it. */
async function thinJar(
  name: string,
  main: string,
  classPath: string,
  java: Java,
  source?: string,
): Promise<string> {
  const file = path.join(TOOLS, `${name}-${await fingerprint(classPath, source)}.jar`);
  if (existsSync(file)) return file;
  await mkdir(TOOLS, { recursive: true });
  const work = await mkdtemp(path.join(TOOLS, `${name}-`));
  try {
    await writeFile(path.join(work, 'manifest'), manifest(main, classPath));
    await mkdir(path.join(work, 'classes'));
    if (source !== undefined) await compile(java, source, classPath, path.join(work, 'classes'));
    await runTool(java, 'jar', [
      'cfm',
      path.join(work, 'new.jar'),
      path.join(work, 'manifest'),
      '-C',
      path.join(work, 'classes'),
      '.',
    ]);
    // Renamed when whole: another instance may be starting at the same time.
    await rename(path.join(work, 'new.jar'), file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return file;
}

async function fingerprint(classPath: string, source: string | undefined): Promise<string> {
  const { size, mtimeMs } = statSync(classPath);
  const hash = createHash('sha256').update(JSON.stringify([classPath, size, mtimeMs]));
  if (source !== undefined) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 12);
}

/** A manifest's lines hold 72 bytes at most; what is longer goes on after a line break and a space. */
function manifest(main: string, classPath: string): string {
  return [`Main-Class: ${main}`, `Class-Path: ${pathToFileURL(classPath).href}`]
    .map((line) => line.replace(/(.{70})(?=.)/g, '$1\n '))
    .map((line) => `${line}\n`)
    .join('');
}

async function compile(java: Java, source: string, classPath: string, out: string): Promise<void> {
  await runTool(java, 'javac', ['--release', '17', '-cp', classPath, '-d', out, source]);
}

async function runTool(java: Java, tool: 'jar' | 'javac', args: string[]): Promise<void> {
  const binary = path.join(java.home, 'bin', tool);
  if (!existsSync(binary)) {
    throw new Problem(
      `${java.home} has no ${tool}: install a full JDK ${java.version}, not only a JRE.`,
    );
  }
  await execute(binary, args);
}
