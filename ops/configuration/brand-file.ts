import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { CannotCheck } from './google/google-errors.ts';

// Reads and writes the brand file as text, so that setup keeps its comments.

export const BRAND_FILE = 'domain/brand.ts';

/** Each pattern matches the code before a value, the value, and the code after it. */
const PATTERNS = {
  name: /^( {2}name: )(.*)(,)$/m,
  legalName: /^( {2}legalName: )(.*)(,)$/m,
  supportEmail: /^( {2}supportEmail: )(.*)(,)$/m,
  address: /^( {4}address: \[)([^]*?)(\],)$/m,
  legalEmail: /^( {4}legalEmail: )(.*)(,)$/m,
  privacyEmail: /^( {4}privacyEmail: )(.*)(,)$/m,
  accent: /^( {4}accent: )(.*)(,)$/m,
};

export type BrandField = keyof typeof PATTERNS;
export const BRAND_FIELDS = Object.keys(PATTERNS) as BrandField[];

const STRING = /(['"])((?:\\.|(?!\1).)*)\1/g;
const LINE_LENGTH = 100;

type Root = Pick<Context, 'root'>;
export const brandPath = ({ root }: Root): string => join(root, BRAND_FILE);

/** Returns a value of the brand file as it is now. The lines of the address are joined by `; `. */
export function readBrandValue(context: Root, field: BrandField): string {
  const code = PATTERNS[field].exec(readFileSync(brandPath(context), 'utf8'))?.[2];
  if (code === undefined) {
    throw new CannotCheck(`${BRAND_FILE} has no line for ${field}`, `git diff ${BRAND_FILE}`);
  }
  return [...code.matchAll(STRING)]
    .map(([, , text = '']) => text.replaceAll(/\\(['"\\])/g, '$1'))
    .join('; ');
}

/** Returns a string as code, in the quotes that oxfmt chooses. */
function quote(value: string): string {
  const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
  return mark + value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

/** Writes a value into the brand file, which stays formatted. */
export async function writeBrandValue(
  context: Root,
  field: BrandField,
  value: string,
): Promise<void> {
  const parts = field === 'address' ? value.split(';').map((part) => part.trim()) : [value];
  const strings = parts.filter((part) => part !== '').map((part) => quote(part));
  const text = readFileSync(brandPath(context), 'utf8').replace(
    PATTERNS[field],
    (_, before: string, _code, after: string) => {
      const line = before + strings.join(', ') + after;
      if (field !== 'address' || line.length <= LINE_LENGTH) return line;
      return `${before}\n${strings.map((string) => `      ${string},\n`).join('')}    ${after}`;
    },
  );
  await writeFile(brandPath(context), text);
}
