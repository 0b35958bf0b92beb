import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trimmedPackages } from './trimmed-packages.ts';

const FORMATS = `export const ZodString = core.constructor("ZodString", {
    x: 1
}, {
    email() {}
});
`;
const REST = `core.$ZodObjectJIT;
    inst._zod.processJSONSchema = a;
createStandardJSONSchemaMethod(this, "input");
createToJSONSchemaMethod(this, {})(params);
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trimmed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a file that stands where zod's schemas do. */
function buildSchemas(text: string) {
  const file = path.join(folder, 'zod/v4/classic/schemas.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `const core = globalThis, inst = core, a = 1, params = 1;\n${text}`);
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [trimmedPackages],
    build: { write: false, minify: false, rolldownOptions: { input: file } },
  });
}

it('takes out what is never reached', async () => {
  const built = JSON.stringify(await buildSchemas(FORMATS + REST));
  expect(built).toContain('$ZodObject;');
  expect(built).not.toMatch(/email|JSONSchema|ZodObjectJIT/);
});

it('ends the build where a text is not what it was', async () => {
  await expect(buildSchemas(REST)).rejects.toThrow(/There is no .*ZodString/);
});
