import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Programs } from './emulator-programs.ts';
import type { Java } from './java.ts';
import { TOOLS } from '../paths.ts';
import { Problem } from '../problem.ts';

const execute = promisify(execFile);
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const STORAGE_RULES = fileURLToPath(new URL('./StorageRules.java', import.meta.url));

/**
 * Returns the environment variables that name the emulators' jars. If needed, adds a manifest to
 * the Cloud CLI's jar and compiles StorageRules.java. The results are cached.
 */
export async function programVariables(programs: Programs, java: Java): Promise<NodeJS.ProcessEnv> {
  const { firestore, storage } = programs;
  const [firestoreJar, storageJar] = await Promise.all([
    firestore.hasManifest
      ? firestore.jar
      : runnableJar('firestore', FIRESTORE_MAIN, firestore.jar, java),
    storage.isRuntime
      ? storage.jar
      : runnableJar('StorageRules', 'StorageRules', storage.jar, java, STORAGE_RULES),
  ]);
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
    STORAGE_EMULATOR_BINARY_PATH: storageJar,
  };
}

/** Creates a jar that runs `main` with another jar on its class path. Compiles `source` into it. */
async function runnableJar(
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
    if (source !== undefined) {
      const out = path.join(work, 'classes');
      await runTool(java, 'javac', ['--release', '17', '-cp', classPath, '-d', out, source]);
    }
    await runTool(java, 'jar', ['cfm', 'new.jar', 'manifest', '-C', 'classes', '.'], work);
    // Renames the complete jar, because another instance may be starting in parallel.
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

/** Breaks lines at 70 bytes: a manifest's lines have at most 72 (JAR File Specification). */
function manifest(main: string, classPath: string): string {
  return [`Main-Class: ${main}`, `Class-Path: ${pathToFileURL(classPath).href}`]
    .map((line) => line.replace(/(.{70})(?=.)/g, '$1\n '))
    .map((line) => `${line}\n`)
    .join('');
}

async function runTool(
  java: Java,
  tool: 'jar' | 'javac',
  args: string[],
  cwd?: string,
): Promise<void> {
  const binary = path.join(java.home, 'bin', tool);
  if (!existsSync(binary)) {
    throw new Problem(
      `${java.home} has no ${tool}: install a full JDK ${java.version}, not only a JRE.`,
    );
  }
  await execute(binary, args, { cwd });
}
