import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unsaidIn } from './cuts/chakra.ts';
import { never, only, replaced, without } from './cuts/cut.ts';
import { trimmedPackages } from './trimmed-packages.ts';

const FORMATS = `export const ZodString = core.constructor("ZodString", {
    x: 1
}, {
    email() {}
});
`;
/** As often as zod has them. */
const restOf = (translators: number) => `core.$ZodObjectJIT;
${'    inst._zod.processJSONSchema = a;\n'.repeat(translators)}
createStandardJSONSchemaMethod(this, "input");
createStandardJSONSchemaMethod(this, "output");
createToJSONSchemaMethod(this, {})(params);
${'globalThis.format = () => processors.aggregateChecks(inst).format;\n'.repeat(12)}
globalThis.language = () => core.config(en());
function _ensureDefaultMemoizer() {
    core.memoizer();
}
_ensureDefaultMemoizer();
`;
const REST = restOf(41);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trimmed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const buildFrom = (input: string, plugins = trimmedPackages) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });

/** A file that stands where zod's schemas do. */
const writeSchemas = (text: string) =>
  write(
    'zod/v4/classic/schemas.js',
    `const core = globalThis, inst = core, a = 1, params = 1;\n${text}`,
  );

const buildSchemas = (text: string) => buildFrom(writeSchemas(text));

it('takes out what is never reached', async () => {
  const built = JSON.stringify(await buildSchemas(FORMATS + REST));
  expect(built).toContain('$ZodObject;');
  expect(built).not.toMatch(/email|JSONSchema|ZodObjectJIT|aggregateChecks|memoizer|config/);
});

it('ends the build where a text is not what it was', async () => {
  await expect(buildSchemas(REST)).rejects.toThrow(/There is no .*ZodString/);
});

it('ends the build where a text is there, but not as often as it was', async () => {
  for (const translators of [1, 40, 42]) {
    const times = new RegExp(`processJSONSchema.* is ${translators} times in .*, not 41`);
    await expect(buildSchemas(FORMATS + restOf(translators))).rejects.toThrow(times);
  }
  await expect(buildSchemas(FORMATS + FORMATS + REST)).rejects.toThrow(/ZodString.* is 2 times/);
});

const site = () =>
  write(
    'index.html',
    '<!doctype html><script type="module" src="/zod/v4/classic/schemas.js"></script>',
  );

const schemasCut = trimmedPackages.filter(({ name }) => name === 'doorstep-without-JSON-Schema');

it('goes on where the whole site has the file', async () => {
  writeSchemas(FORMATS + REST);
  expect(schemasCut).toHaveLength(1);
  await expect(buildFrom(site(), schemasCut)).resolves.toBeDefined();
});

it('ends the build of the whole site where a file is no longer there', async () => {
  writeSchemas(FORMATS + REST);
  await expect(buildFrom(site())).rejects.toThrow(/There is no file .*chakra-ui/);
});

it('ends the build where a style is said whose name is left out', async () => {
  const file = write('screen.js', 'globalThis.screen = { css: { divideX: "1px" } };');
  await expect(buildFrom(file)).rejects.toThrow(/screen.*says divideX, which .*leaves out/);
  expect(unsaidIn('x={_peerHover:{color:"red"}}')).toBe('_peerHover');
  expect(unsaidIn('x={bgRepeat:"no"}')).toBe('bgRepeat');
  expect(unsaidIn('x={scrollTimelineAxis:"x"}')).toBe('scrollTimelineAxis');
  expect(unsaidIn('x={preserveAspectRatio:"none"}')).toBe('preserveAspectRatio');
  expect(unsaidIn('a.divideX;b={_hover:{},marginTop:1,adivideX:2}')).toBeUndefined();
});

it('takes a function out, leaves what it does always, and what it does without what it is never given', () => {
  const text = 'x;\n  async function a(\n    b,\n    c\n  ) {\n    d();\n  }\ny;';
  expect(replaced(text, without('a'))).toMatch(
    /^x;\n {2}async function a\([^)]*\) \{ throw .*\ny;$/,
  );
  expect(replaced(text, only('a', 'e();'))).toMatch(/c\n {2}\) \{ e\(\); \}\ny;$/);
  const changed = replaced(text, never('a', 'c'));
  expect(changed).toMatch(/b,\n {4}_c\n {2}\) \{ const c = void 0;\n {4}d\(\);/);
  for (const cut of [without('q'), only('q', ''), never('q', 'c'), never('a', 'c', 'q')]) {
    expect(replaced(text, cut)).toBe(text);
  }
});
