import { describe, expect, it } from 'vitest';
import { findJava, parseVersion, withJava, type JavaMachine } from './java.ts';

/** A machine with these Javas: binary → home, home → version. */
function machine(
  given: Partial<JavaMachine> & { homes?: Record<string, [string, number | null]> },
) {
  const { homes = {}, ...rest } = given;
  const versions = new Map(Object.values(homes));
  return {
    env: {},
    jvmFolders: ['/jvm'],
    list: () => [],
    homeOf: (binary: string) => homes[binary]?.[0] ?? null,
    versionOf: (home: string) => versions.get(home) ?? null,
    isJdk: () => true,
    ...rest,
  };
}

describe('findJava', () => {
  it('takes the one of JAVA_HOME when it is new enough', () => {
    const env = { JAVA_HOME: '/a', PATH: '/usr/bin' };
    const homes = {
      '/a/bin/java': ['/a', 21],
      '/usr/bin/java': ['/b', 25],
    } satisfies Record<string, [string, number]>;
    expect(findJava(machine({ env, homes }))).toEqual({ home: '/a', version: 21 });
  });

  it('goes on to PATH when JAVA_HOME names an old one', () => {
    const env = { JAVA_HOME: '/a', PATH: '/none:/usr/bin' };
    const homes = {
      '/a/bin/java': ['/a', 17],
      '/usr/bin/java': ['/b', 25],
    } satisfies Record<string, [string, number]>;
    expect(findJava(machine({ env, homes })).home).toBe('/b');
  });

  it('goes on to the JVM folders, newest first', () => {
    const homes = {
      '/usr/bin/java': ['/jvm/java-17', 17],
      '/jvm/java-9/bin/java': ['/jvm/java-9', 9],
      '/jvm/java-21/bin/java': ['/jvm/java-21', 21],
      '/jvm/java-25/bin/java': ['/jvm/java-25', 25],
    } satisfies Record<string, [string, number]>;
    const list = () => ['java-9', 'java-25', 'java-21'];
    expect(findJava(machine({ env: { PATH: '/usr/bin' }, homes, list })).version).toBe(25);
  });

  it("finds a Mac's layout", () => {
    const homes = {
      '/jvm/temurin-21.jdk/Contents/Home/bin/java': ['/jvm/temurin-21.jdk/Contents/Home', 21],
    } satisfies Record<string, [string, number]>;
    expect(findJava(machine({ homes, list: () => ['temurin-21.jdk'] })).version).toBe(21);
  });

  describe('with a JRE first', () => {
    const homes = {
      '/jre/bin/java': ['/jre', 25],
      '/usr/bin/java': ['/jdk-17', 17],
      '/jvm/java-21/bin/java': ['/jvm/java-21', 21],
    } satisfies Record<string, [string, number]>;
    const given = { env: { JAVA_HOME: '/jre', PATH: '/usr/bin' }, homes };
    const isJdk = (home: string) => home !== '/jre';

    it('takes a JDK that is new enough', () => {
      const list = () => ['java-21'];
      expect(findJava(machine({ ...given, isJdk, list })).home).toBe('/jvm/java-21');
    });

    it('makes do with the JRE when no JDK is new enough', () => {
      expect(findJava(machine({ ...given, isJdk })).home).toBe('/jre');
    });
  });

  it('says what to install when there is none', () => {
    expect(() => findJava(machine({}))).toThrow(/No Java found.*install a JDK 21 or newer/);
  });

  it('names the newest of those that are too old', () => {
    const homes = {
      '/usr/bin/java': ['/jvm/java-11', 11],
      '/jvm/java-17/bin/java': ['/jvm/java-17', 17],
    } satisfies Record<string, [string, number]>;
    const given = machine({ env: { PATH: '/usr/bin' }, homes, list: () => ['java-17'] });
    expect(() => findJava(given)).toThrow(/Java 17 \(\/jvm\/java-17\) is too old.*JDK 21/);
  });

  it('passes over one that does not run', () => {
    const homes = {
      '/usr/bin/java': ['/broken', null],
      '/jvm/java-21/bin/java': ['/jvm/java-21', 21],
    } satisfies Record<string, [string, number | null]>;
    const given = machine({ env: { PATH: '/usr/bin' }, homes, list: () => ['java-21'] });
    expect(findJava(given).home).toBe('/jvm/java-21');
  });
});

describe('parseVersion', () => {
  it.each([
    ['JAVA_VERSION="25.0.1"', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "17.0.9" 2023-10-17', 17],
    ['java version "1.8.0_402"', 8],
    ['command not found', null],
  ])('reads %s', (text, version) => {
    expect(parseVersion(text)).toBe(version);
  });
});

describe('withJava', () => {
  it('puts that Java ahead of every other one', () => {
    expect(withJava({ PATH: '/usr/bin', HOME: '/h' }, { home: '/jvm/21', version: 21 })).toEqual({
      HOME: '/h',
      JAVA_HOME: '/jvm/21',
      PATH: '/jvm/21/bin:/usr/bin',
    });
  });
});
