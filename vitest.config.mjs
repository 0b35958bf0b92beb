import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['domain', 'web', 'functions', 'local', 'tests/load', 'tests/bench'];
const root = import.meta.dirname;

/** The unit tests below a folder. */
function testsIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return testsIn(file);
      return /\.test\.tsx?$/.test(file) ? [file] : [];
    });
}

const tests = FOLDERS.flatMap(testsIn);
/** Vitest keeps what stands in a module's place, until its process ends. */
const mocking = tests.filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('vi.mock('),
);

/**
 * Unit tests: pure code, beside its source. Emulator and browser tests live in `tests/`. Those that put
 * nothing in a module's place share processes: loading everything for each file was half of the work.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'mocking', include: mocking } },
      {
        test: {
          name: 'pure',
          include: tests.filter((file) => !mocking.includes(file)),
          isolate: false,
        },
      },
    ],
  },
});
