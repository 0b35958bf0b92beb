import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandProblems, colorSchema } from '@doorstep/domain/brand-problems';
import type { Brand } from '@doorstep/domain/brand-type';
import { emailSchema } from '@doorstep/domain/contact/email';
import { parseGazetteer } from '@doorstep/domain/places/gazetteer';
import { normalizeHandle } from '@doorstep/domain/profiles/handle';
import {
  BRAND_FIELDS,
  BRAND_FILE,
  brandPath,
  readBrandValue,
  writeBrandValue,
  type BrandField,
} from '../brand-file.ts';
import type { Context } from '../context.ts';
import { CannotCheck } from '../google/google-errors.ts';
import { right, setupCommand, wrong, type Change, type Item } from '../item.ts';

// Checks the brand file, the places of its country, the reserved handle in the rules and the region
// in firebase.json.

const RULES_FILE = 'firestore.rules';
const HOSTING_FILE = 'firebase.json';
const PLACES_FOLDER = 'domain/places/data';
/** The first of the reserved handles in the rules is the name of the marketplace. */
const RESERVED_NAME = /(?<=handle in \[')[a-z0-9-]+/;
const MAX_NAME = 40;
/** A longer name would not fit on its line of the brand file. */
const MAX_LEGAL_NAME = 80;

/** Loads the brand file again, because setup may have changed it since the command began. */
async function loadBrand(context: Context): Promise<Brand> {
  const address = `${pathToFileURL(brandPath(context)).href}?${Date.now()}`;
  const { BRAND } = (await import(address)) as { BRAND: Brand };
  return BRAND;
}

/** Returns the regions to which the site sends requests. */
export function readHostingRegions({ root }: Pick<Context, 'root'>): string[] {
  const config = readFileSync(join(root, HOSTING_FILE), 'utf8');
  const regions = [...config.matchAll(/"region": "([^"]+)"/g)].map(([, region = '']) => region);
  return [...new Set(regions)];
}

const rulesPath = ({ root }: Context): string => join(root, RULES_FILE);

/** Returns the handle that the rules reserve for the marketplace itself. */
function readReservedName(context: Context): string {
  const handle = RESERVED_NAME.exec(readFileSync(rulesPath(context), 'utf8'))?.[0];
  if (handle !== undefined) return handle;
  throw new CannotCheck(`${RULES_FILE} reserves no handles`, `git diff ${RULES_FILE}`);
}

const placesPath = ({ root }: Context, country: string): string =>
  join(root, PLACES_FOLDER, `${country}.tsv`);

/** Returns what search knows of a country. */
function placesOf(context: Context, country: string): string {
  const { hasPostcodes } = parseGazetteer(readFileSync(placesPath(context, country), 'utf8'));
  return `cities of ${country}${hasPostcodes ? '' : ' without postal codes'}`;
}

/** Checks whether a value is one of the original brand. */
const isExample = (value: string): boolean =>
  value === 'Doorstep' || value.endsWith('.example') || value.startsWith('120 Congress Avenue');

const emailProblem = (answer: string): string | undefined =>
  emailSchema.safeParse(answer).success ? undefined : 'Enter an email address';
const emptyProblem = (answer: string): string | undefined =>
  /[^\s;]/.test(answer) ? undefined : 'This is required';

/** Each function returns what is wrong with an answer, or undefined. */
const VALIDATE: Record<BrandField, (answer: string) => string | undefined> = {
  name: (answer) => {
    if (!/[a-z0-9]/i.test(answer)) return 'Use at least one letter or digit';
    if (/["<>]/.test(answer)) return 'Leave out ", < and >';
    return answer.length > MAX_NAME ? `At most ${MAX_NAME} characters` : undefined;
  },
  legalName: (answer) =>
    answer.length > MAX_LEGAL_NAME ? `At most ${MAX_LEGAL_NAME} characters` : emptyProblem(answer),
  supportEmail: emailProblem,
  address: emptyProblem,
  legalEmail: emailProblem,
  privacyEmail: emailProblem,
  accent: (answer) =>
    colorSchema.safeParse(answer).success ? undefined : 'Enter a color such as #a9481f',
};

const QUESTIONS: Record<BrandField, string> = {
  name: 'The name of your marketplace',
  legalName: 'The legal name of your company, for the footer and the legal texts',
  supportEmail: 'Your support email address',
  address: 'The postal address of your company, with a semicolon between lines',
  legalEmail: 'The email address for legal notices',
  privacyEmail: 'The email address for questions about privacy',
  accent: 'Your color for buttons and the icon, from which all other colors are derived',
};

/** Returns the change that reserves the handle of a name in the rules; none if it is reserved. */
function reserveName(context: Context, name: string): Change[] {
  const before = readReservedName(context);
  const after = normalizeHandle(name);
  if (after === before) return [];
  return [
    {
      description: `Reserve the handle ${after} instead of ${before} in ${RULES_FILE}`,
      apply: () => {
        const rules = readFileSync(rulesPath(context), 'utf8');
        return writeFile(rulesPath(context), rules.replace(RESERVED_NAME, after));
      },
    },
  ];
}

/** Checks that no example is left in the brand, and that its name is reserved as a handle. */
export const brand: Item = {
  name: 'brand',
  title: 'Brand',
  offline: true,
  check: async (context) => {
    const setup = setupCommand('brand', context);
    const examples = BRAND_FIELDS.map((field) => ({ field, value: readBrandValue(context, field) }))
      .filter(({ value }) => isExample(value))
      .map(({ field, value }) => `${field} (${value})`);
    if (examples.length > 0) {
      return wrong(`${BRAND_FILE} still has sample values: ${examples.join(', ')}`, setup);
    }
    const loaded = await loadBrand(context);
    const mistakes = brandProblems(loaded);
    if (mistakes.length > 0) {
      const edit = `Edit ${BRAND_FILE} (see docs/brand.md)`;
      return wrong(`${BRAND_FILE} has mistakes: ${mistakes.join(', ')}`, edit);
    }
    const { name, supportEmail, region, country } = loaded;
    if (!existsSync(placesPath(context, country))) {
      return wrong(
        `${PLACES_FOLDER} has no cities of ${country}, so search compares texts only`,
        `npm run places:import -- ${country} --from <folder> (see docs/brand.md)`,
      );
    }
    const [reserved, handle] = [readReservedName(context), normalizeHandle(name)];
    if (reserved !== handle) {
      return wrong(`${RULES_FILE} reserves the handle ${reserved}, not ${handle}`, setup);
    }
    const elsewhere = readHostingRegions(context).filter((one) => one !== region);
    if (elsewhere.length > 0) {
      const detail = `${HOSTING_FILE} uses the region ${elsewhere.join(', ')}, but the brand uses ${region}`;
      return wrong(detail, `Change it to ${region} in ${HOSTING_FILE} (see docs/brand.md)`);
    }
    return right(`${name}, ${supportEmail}, ${placesOf(context, country)}`);
  },
  plan: async (context, ask) => {
    const answers = new Map<BrandField, string>();
    const changes: Change[] = [];
    for (const field of BRAND_FIELDS) {
      const before = readBrandValue(context, field);
      const isMail = field === 'legalEmail' || field === 'privacyEmail';
      const suggestion = isMail ? answers.get('supportEmail') : undefined;
      const initial = isExample(before) ? suggestion : before;
      const answer = await ask.text({
        message: QUESTIONS[field],
        validate: (text) =>
          isExample(text.trim()) ? 'Replace the sample value' : VALIDATE[field](text.trim()),
        ...(initial !== undefined && { initial }),
      });
      const after = answer.trim();
      answers.set(field, after);
      if (after === before) continue;
      changes.push({
        description: `Change ${field} in ${BRAND_FILE} from ${before} to ${after}`,
        apply: () => writeBrandValue(context, field, after),
      });
    }
    ask.note(
      `${BRAND_FILE} has more to set: texts, prices, trades, fonts, and the law and courts in the terms (docs/brand.md).`,
    );
    return [...changes, ...reserveName(context, answers.get('name') ?? '')];
  },
};
