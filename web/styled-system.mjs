/**
 * Makes web/styled-system from panda.config.ts: the elements, and types for their styles. Run by itself
 * (`npm install` does) it makes it anew; a build makes it anew where what it is made from has changed.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

const here = fileURLToPath(new URL('.', import.meta.url));
const made = join(here, 'styled-system/css/css.js');

function isStale() {
  if (!existsSync(made)) return true;
  const theme = readdirSync(join(here, 'ui/theme')).map((name) => `ui/theme/${name}`);
  const changedAt = (file) => statSync(file).mtimeMs;
  return ['panda.config.ts', ...theme].some(
    (name) => changedAt(join(here, name)) > changedAt(made),
  );
}

async function makeStyledSystem() {
  await codegen(await loadConfigAndCreateContext({ cwd: here }));
}

export async function refreshStyledSystem() {
  if (isStale()) await makeStyledSystem();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeStyledSystem();
