import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutUnsaidStyles } from './panda.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const builtSchema = z.object({ output: z.tuple([z.object({ code: z.string() })], z.unknown()) });

it('keeps the names of styles that are said somewhere, their short ones too, and no others', async () => {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutUnsaidStyles(web)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [path.join(web, 'ui/page.tsx')],
        external: /^[^./]/,
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const [{ code }] = builtSchema.parse(built).output;
  const names = Array.from(code.matchAll(/"((?:[\w/:-]+,){9,}[\w/:-]+)"/g), ([, list = '']) =>
    list.split(/[,:/]/),
  ).flat();
  expect(names).toEqual(
    expect.arrayContaining(['css', 'marginTop', 'mt', 'px', 'bg', 'whiteSpace', '_hover', 'md']),
  );
  for (const unsaid of ['bgGradient', 'divideX', 'writingMode', '_peerHover']) {
    expect(names).not.toContain(unsaid);
  }
});
