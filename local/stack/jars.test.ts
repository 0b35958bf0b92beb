import { describe, expect, it } from 'vitest';
import { findPrograms, type JarMachine, type Program } from './jars.ts';

const CLOUD_JAR = '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

interface Given {
  env?: NodeJS.ProcessEnv;
  files?: string[];
  cached?: Partial<Record<Program, string>>;
  online?: Partial<Record<Program, string>>;
}

function machine({ env = {}, files = [], cached = {}, online = {} }: Given) {
  const downloaded: Program[] = [];
  const made: JarMachine = {
    env: { CLOUDSDK_ROOT_DIR: '/sdk', ...env },
    exists: (file) => files.includes(file),
    cached: (program) => cached[program] ?? null,
    download: (program) => {
      downloaded.push(program);
      return Promise.resolve(online[program] ?? null);
    },
  };
  return { ...made, downloaded };
}

describe('findPrograms', () => {
  it('uses what firebase-tools has downloaded before', async () => {
    const given = machine({ cached: { firestore: '/c/f.jar', storage: '/c/s.jar', ui: '/c/ui' } });
    expect(await findPrograms(given)).toEqual({
      firestore: { jar: '/c/f.jar', bare: false },
      storage: { jar: '/c/s.jar', engine: false },
      ui: true,
    });
    expect(given.downloaded).toEqual([]);
  });

  it('downloads what is missing', async () => {
    const given = machine({ online: { firestore: '/c/f.jar', storage: '/c/s.jar', ui: '/c/ui' } });
    expect((await findPrograms(given)).firestore).toEqual({ jar: '/c/f.jar', bare: false });
    expect(given.downloaded).toEqual(['firestore', 'storage', 'ui']);
  });

  it("takes the Google Cloud CLI's jar, with its rules engine, when offline", async () => {
    expect(await findPrograms(machine({ files: [CLOUD_JAR] }))).toEqual({
      firestore: { jar: CLOUD_JAR, bare: true },
      storage: { jar: CLOUD_JAR, engine: true },
      ui: false,
    });
  });

  it("takes the rules engine out of firebase-tools' Firestore jar when only that one is there", async () => {
    const given = machine({ cached: { firestore: '/c/f.jar' }, files: [CLOUD_JAR] });
    expect((await findPrograms(given)).storage).toEqual({ jar: '/c/f.jar', engine: true });
  });

  it('takes what the environment names before all else', async () => {
    const given = machine({
      env: { FIRESTORE_EMULATOR_BINARY_PATH: '/mine.jar' },
      files: ['/mine.jar', CLOUD_JAR],
      cached: { firestore: '/c/f.jar' },
    });
    expect((await findPrograms(given)).firestore).toEqual({ jar: '/mine.jar', bare: false });
  });

  it('refuses a named jar that does not exist', async () => {
    const given = machine({ env: { FIRESTORE_EMULATOR_BINARY_PATH: '/gone.jar' } });
    await expect(findPrograms(given)).rejects.toThrow(
      'FIRESTORE_EMULATOR_BINARY_PATH names /gone.jar, which does not exist',
    );
  });

  it('says what to do when there is no jar to be had', async () => {
    await expect(findPrograms(machine({}))).rejects.toThrow(
      /Firestore emulator is not on this machine.*go online once.*google-cloud-cli-firestore-emulator/,
    );
  });
});
