import { emailSchema } from '@doorstep/domain/contact/email';
import {
  appCheckSchema,
  graceSchema,
  operationsSchema,
  salesSchema,
  signUpSchema,
  warmSchema,
} from '@doorstep/domain/settings/function-settings';
import { SECRETS } from './secrets.ts';

/** A mistake in a settings file. `fix` says exactly what to change. */
export interface SettingsProblem {
  detail: string;
  fix: string;
}

/** A settings file of the functions: its name for people, its text and its values. */
interface SettingsFile {
  name: string;
  text: string;
  values: Record<string, string>;
}

const SECRET_VALUE = /\b[sr]k_(live|test)_\w+|\bwhsec_\w+|\bsmtps?:\/\/[^\s:@/]+:[^\s@]+@/;
/** Values of the template and of examples on the web. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|org|net)\b|your[-_ ]?(domain|project)|[<[{]?…/i;
const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/;
const CURLY_QUOTES = /[“”„‘’]/;

const isSecretName = (name: string): boolean => SECRETS.some((secret) => secret === name);
const isSecret = (name: string, value: string): boolean =>
  isSecretName(name) || SECRET_VALUE.test(value);

/** Returns the names that the template describes, commented out or not. */
export function knownNames(template: string): string[] {
  return [...template.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

/** Returns the number of edits between two names (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A name with more edits than this is a different name, not a typing error. */
const MAX_EDITS = 4;

function closest(name: string, known: readonly string[]): string | null {
  const near = known
    .map((candidate) => ({ candidate, edits: distance(name.toUpperCase(), candidate) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  return near && near.edits <= MAX_EDITS ? near.candidate : null;
}

/** Returns lines that are no setting, and names that are set twice. */
function lineProblems({ name: file, text }: SettingsFile): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  const seen = new Set<string>();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const name = ASSIGNMENT.exec(line)?.[1];
    if (name === undefined) {
      const fix = `In ${file}, write line ${i + 1} as NAME=value`;
      problems.push({ detail: `Line ${i + 1} is not NAME=value`, fix });
    } else if (seen.has(name)) {
      const fix = `In ${file}, remove one of the lines ${name}=`;
      problems.push({ detail: `${name} is set twice`, fix });
    } else seen.add(name);
    if (name !== undefined && CURLY_QUOTES.test(line)) {
      const fix = `In ${file}, use straight quotes (") for ${name}`;
      problems.push({ detail: `${name} has curly quotes, which become part of the value`, fix });
    }
  }
  return problems;
}

/** Returns secrets that are in the file. Their values are never shown. */
function secretProblems({ name: file, values }: SettingsFile, project: string): SettingsProblem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (!isSecret(name, value)) return [];
    const store = `npx firebase functions:secrets:set ${isSecretName(name) ? name : '<secret>'}`;
    const fix = `Remove ${name} from ${file}, then: ${store} --project ${project}`;
    return [{ detail: `${name} contains a secret, which must not be in a file`, fix }];
  });
}

function nameProblems({ name: file, values }: SettingsFile, known: string[]): SettingsProblem[] {
  return Object.entries(values)
    .filter(([name, value]) => !known.includes(name) && !isSecret(name, value))
    .map(([name]) => {
      const guess = closest(name, known);
      const question = guess === null ? '' : `: did you mean ${guess}?`;
      const change = guess === null ? `remove ${name}` : `rename ${name} to ${guess}`;
      return { detail: `${name} is not a setting${question}`, fix: `In ${file}, ${change}` };
    });
}

/** Returns the problem of the site's address, or null. */
export function siteUrlProblem(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return 'is missing';
  if (PLACEHOLDER.test(text)) return `is still an example (${text})`;
  if (!URL.canParse(text)) return `is not an address (${text}): it must start with https://`;
  const { protocol, pathname, search, hash } = new URL(text);
  if (protocol !== 'https:') return `must start with https:// (${text})`;
  if (pathname !== '/' || search !== '' || hash !== '')
    return `must have nothing after the host (${text})`;
  if (text.endsWith('/')) return `ends with a slash (${text})`;
  return null;
}

/** Returns the plain address of a sender such as `Acme <hello@acme.test>`, or null. */
export function senderAddress(from: string): string | null {
  const address = (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim();
  return emailSchema.safeParse(address).success && address.includes('.', address.indexOf('@'))
    ? address
    : null;
}

/** Returns the problem of the sender of the mails, or null. */
export function senderProblem(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return 'is missing';
  if (PLACEHOLDER.test(text)) return `is still an example (${text})`;
  if (senderAddress(text) === null) return `has no email address (${text})`;
  return null;
}

/** Returns values that the functions would refuse. */
function schemaProblems({ name: file, values }: SettingsFile): SettingsProblem[] {
  const schemas = [
    ...[salesSchema, graceSchema, signUpSchema, operationsSchema, appCheckSchema, warmSchema],
  ];
  return schemas.flatMap((schema) => {
    const result = schema.safeParse(values);
    return (result.error?.issues ?? []).map(({ path, message }) => {
      const name = path.join('.');
      const detail = `${name}=${values[name] ?? ''} is not valid (${message})`;
      return { detail, fix: `In ${file}, correct ${name}: functions/.env.example describes it` };
    });
  });
}

/**
 * Returns every mistake in the settings of the deployed functions, the worst first. `template` is
 * functions/.env.example, which describes all settings.
 */
export function findSettingsProblems(
  file: SettingsFile,
  { template, project, setup }: { template: string; project: string; setup: string },
): SettingsProblem[] {
  const { name, values } = file;
  const site = siteUrlProblem(values['SITE_URL']);
  const sender = senderProblem(values['MAIL_FROM']);
  const base = values['STRIPE_API_BASE'];
  return [
    ...secretProblems(file, project),
    ...lineProblems(file),
    ...nameProblems(file, knownNames(template)),
    ...(site === null ? [] : [{ detail: `SITE_URL ${site}`, fix: setup }]),
    ...(sender === null ? [] : [{ detail: `MAIL_FROM ${sender}`, fix: setup }]),
    ...(base
      ? [
          {
            detail: `STRIPE_API_BASE=${base} sends all payments to a Stripe stand-in`,
            fix: `In ${name}, remove STRIPE_API_BASE`,
          },
        ]
      : []),
    ...schemaProblems(file),
  ];
}
