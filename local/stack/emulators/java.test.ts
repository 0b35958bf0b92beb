import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findJava, parseVersion, withJava } from './java.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-java-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Creates a home with `bin/java`, a release file and, for a JDK, `bin/javac`. Returns its path. */
function install(name: string, version: string, { jdk = true } = {}): string {
  const home = path.join(folder, name);
  mkdirSync(path.join(home, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  for (const program of jdk ? ['java', 'javac'] : ['java']) {
    writeFileSync(path.join(home, 'bin', program), '');
  }
  return home;
}

function find(env: NodeJS.ProcessEnv = {}) {
  return findJava({ DOORSTEP_JVM_FOLDERS: path.join(folder, 'jvms'), ...env });
}

it('finds the first new enough Java in JAVA_HOME, PATH, and the newest in the JVM folders', () => {
  install('jvms/java-9', '9.0.4');
  install('jvms/java-21', '21.0.4');
  const newest = install('jvms/java-25', '25.0.1');
  expect(find()).toEqual({ home: newest, version: 25 });
  const onPath = install('path', '21.0.9');
  const old = install('old', '17.0.9');
  const PATH = `/none:${path.join(onPath, 'bin')}`;
  expect(find({ JAVA_HOME: old, PATH }).home).toBe(onPath);
  const home = install('home', '22');
  expect(find({ JAVA_HOME: home, PATH }).home).toBe(home);
});

it("finds a Java in a Mac's folders", () => {
  const home = install('jvms/temurin-21.jdk/Contents/Home', '21.0.4');
  expect(find().home).toBe(home);
});

it('prefers a JDK to a JRE', () => {
  const jre = install('jre', '25.0.1', { jdk: false });
  expect(find({ JAVA_HOME: jre }).home).toBe(jre);
  const jdk = install('jvms/java-21', '21.0.4');
  expect(find({ JAVA_HOME: jre }).home).toBe(jdk);
});

it('says which version to install', () => {
  expect(() => find()).toThrow(/No Java found.*install a JDK 21 or newer/);
  install('jvms/java-11', '11.0.2');
  install('jvms/java-17', '17.0.9');
  expect(() => find()).toThrow(/Java 17 \(.*java-17\) is too old.*JDK 21/);
});

it.each([
  ['JAVA_VERSION="25.0.1"', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ['command not found', null],
])('reads the version of %s', (text, version) => {
  expect(parseVersion(text)).toBe(version);
});

it('puts the Java first on PATH', () => {
  expect(withJava({ PATH: '/usr/bin', HOME: '/h' }, { home: '/jvm/21', version: 21 })).toEqual({
    HOME: '/h',
    JAVA_HOME: '/jvm/21',
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    PATH: '/jvm/21/bin:/usr/bin',
  });
});
