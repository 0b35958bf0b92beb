import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandProblems } from '@doorstep/domain/brand-problems';
import type { Brand } from '@doorstep/domain/brand-type';
import { isMailable } from '@doorstep/domain/email';
import type { Context } from '../context.ts';
import { CannotCheck } from '../google-errors.ts';
import { right, setupCommand, wrong, type Change, type Item } from '../item.ts';

// The brand file, read as text: setup changes single values of it and leaves the comments.

const FILE = 'domain/brand.ts';
const DEFAULT_NAME = 'Doorstep';
/** The company's address in the legal texts of the original. */
const DEFAULT_ADDRESS = '120 Congress Avenue';
const MAX_NAME = 40;
/** White texts on the accent need this contrast (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** The values that setup asks for, and where they are in the formatted file. */
const FIELDS = {
  name: /^( {2}name: )(['"])(.*)\2,$/m,
  legalName: /^( {2}legalName: )(['"])(.*)\2,$/m,
  supportEmail: /^( {2}supportEmail: )(['"])(.*)\2,$/m,
  accent: /^( {4}accent: \[)(')(#[0-9a-f]{6})\2/im,
};
type Field = keyof typeof FIELDS;

const pathOf = ({ root }: Pick<Context, 'root'>): string => join(root, FILE);

function readValue(text: string, field: Field): string {
  const value = FIELDS[field].exec(text)?.[3];
  if (value !== undefined) return value.replaceAll(/\\(['"\\])/g, '$1');
  throw new CannotCheck(`${FILE} has no line with ${field}`, `git diff ${FILE}`);
}

/** Loads the brand file again, because setup may have changed it since the command began. */
async function loadBrand(context: Context): Promise<Brand> {
  const address = `${pathToFileURL(pathOf(context)).href}?${Date.now()}`;
  const { BRAND } = (await import(address)) as { BRAND: Brand };
  return BRAND;
}

/** Returns a value of the brand file as it is now, which setup may have changed in this run. */
export const readBrandValue = (context: Pick<Context, 'root'>, field: Field): string =>
  readValue(readFileSync(pathOf(context), 'utf8'), field);

/** Returns the text with another value, in the quotes that prettier chooses. */
export function withValue(text: string, field: Field, value: string): string {
  readValue(text, field);
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const escaped = value.replaceAll(/[\\]/g, '\\\\').replaceAll(quote, `\\${quote}`);
  return text.replace(FIELDS[field], (line: string, start: string) => {
    const end = line.endsWith(',') ? ',' : '';
    return `${start}${quote}${escaped}${quote}${end}`;
  });
}

/** Returns the contrast of white text on `#rrggbb` (WCAG 2.2, relative luminance). */
function whiteContrast(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Checks each answer; returns what is wrong with it, or undefined. */
const VALIDATE: Record<Field, (answer: string) => string | undefined> = {
  name: (answer) => {
    if (!/[a-z0-9]/i.test(answer)) return 'It needs a letter or a digit';
    if (/["<>]/.test(answer)) return 'It must not contain ", < or >';
    return answer.trim().length > MAX_NAME ? `At most ${MAX_NAME} characters` : undefined;
  },
  legalName: (answer) => (answer.trim() === '' ? 'Please answer' : undefined),
  supportEmail: (answer) => {
    if (!isMailable(answer.trim())) return 'This is not an email address';
    return answer.trim().endsWith('.example') ? 'This is still an example' : undefined;
  },
  accent: (answer) => {
    if (!/^#[0-9a-f]{6}$/i.test(answer.trim())) return 'A color such as #a9481f';
    const contrast = whiteContrast(answer.trim());
    if (contrast >= MIN_CONTRAST) return undefined;
    return `White text on it has a contrast of ${contrast.toFixed(1)}, and needs ${MIN_CONTRAST}`;
  },
};

const QUESTIONS: Record<Field, string> = {
  name: 'The name of your marketplace',
  legalName: 'The legal name of your company, for the footer and the legal texts',
  supportEmail: 'The email address of your support',
  accent: 'The color of buttons and of the icon, with white text on it',
};

/** The brand file: no value of the original is left. */
export const brand: Item = {
  name: 'brand',
  title: 'Brand',
  offline: true,
  check: async (context) => {
    const text = readFileSync(pathOf(context), 'utf8');
    const name = readValue(text, 'name');
    const email = readValue(text, 'supportEmail');
    const asked = [
      ...(name === DEFAULT_NAME ? [`the name is ${DEFAULT_NAME}`] : []),
      ...(readValue(text, 'legalName') === DEFAULT_NAME
        ? [`the legal name is ${DEFAULT_NAME}`]
        : []),
      ...(email.endsWith('.example') ? [`${email} is an example`] : []),
    ];
    const others = [
      ...(text.match(/[^'\s]+@[^'\s]+\.example(?=')/g) ?? [])
        .filter((address) => address !== email)
        .map((address) => `${address} is an example`),
      ...(text.includes(DEFAULT_ADDRESS) ? [`the address ${DEFAULT_ADDRESS} is an example`] : []),
    ];
    const problems = [...asked, ...others];
    const edit = `Edit ${FILE}: docs/brand.md explains it`;
    if (problems.length > 0) {
      const fix = asked.length > 0 ? setupCommand('brand', context) : edit;
      return wrong(`${FILE} is still the original: ${problems.join(', ')}`, fix);
    }
    const mistakes = brandProblems(await loadBrand(context));
    return mistakes.length === 0
      ? right(`${name}, ${email}`)
      : wrong(`${FILE} has mistakes: ${mistakes.join(', ')}`, edit);
  },
  plan: async (context, ask) => {
    const text = readFileSync(pathOf(context), 'utf8');
    const changes: Change[] = [];
    for (const field of ['name', 'legalName', 'supportEmail', 'accent'] as const) {
      const before = readValue(text, field);
      const isDefault = before === DEFAULT_NAME || before.endsWith('.example');
      const answer = await ask.text({
        message: QUESTIONS[field],
        validate: VALIDATE[field],
        ...(!isDefault && { initial: before }),
      });
      const after = answer.trim();
      if (after === before) continue;
      changes.push({
        description: `Change ${field} in ${FILE} from ${before} to ${after}`,
        apply: async () => {
          const current = readFileSync(pathOf(context), 'utf8');
          await writeFile(pathOf(context), withValue(current, field, after));
        },
      });
    }
    ask.note(
      `${FILE} holds more: texts, prices, trades, fonts and the legal data (docs/brand.md).`,
    );
    return changes;
  },
};
