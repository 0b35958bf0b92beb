import { defineConfig } from 'vitest/config';

/** Unit tests: pure code, beside its source. Emulator and browser tests live in `tests/`. */
export default defineConfig({
  test: {
    include: ['{domain,web,functions,local,tests/load,tests/bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.local/**'],
  },
});
