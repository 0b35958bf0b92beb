import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { parseEnv } from 'node:util';
import type { Change } from './item.ts';

/** A file with lines `NAME=value`. */
export interface EnvFile {
  exists: boolean;
  text: string;
  values: Record<string, string>;
}

/** Reads a settings file. A file that does not exist has no values. */
export function readEnvFile(path: string): EnvFile {
  if (!existsSync(path)) return { exists: false, text: '', values: {} };
  const text = readFileSync(path, 'utf8');
  return { exists: true, text, values: parseEnv(text) as Record<string, string> };
}

/**
 * Quotes a value that a parser of settings files would cut or split. Such a file cannot hold `"`
 * inside a value, so questions refuse it.
 */
function quote(value: string): string {
  if (value.includes('"')) throw new TypeError('A setting cannot hold "');
  return /^[\w.:/@+-]*$/.test(value) ? value : `"${value}"`;
}

/**
 * Returns the text with the values: a line that sets a name is replaced where it is, and new names
 * are appended. Comments stay.
 */
export function withValues(text: string, values: Record<string, string>): string {
  let result = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${quote(value)}`;
    const present = new RegExp(`^(export )?${name}[ \\t]*=.*$`, 'm');
    result = present.test(result) ? result.replace(present, () => line) : `${result}${line}\n`;
  }
  return result;
}

/** Returns the change that writes values into a settings file; none for equal values. */
export function writeEnvChanges(
  root: string,
  path: string,
  values: Record<string, string>,
  template = '',
): Change[] {
  const before = readEnvFile(path);
  const changed = Object.entries(values).filter(([name, value]) => before.values[name] !== value);
  if (changed.length === 0) return [];
  const list = changed.map(([name, value]) => `${name}=${quote(value)}`).join(', ');
  return [
    {
      description: `Write ${list} to ${relative(root, path)}`,
      apply: async () => {
        const { exists, text } = readEnvFile(path);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, withValues(exists ? text : template, Object.fromEntries(changed)));
      },
    },
  ];
}
