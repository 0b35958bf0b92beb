import { createPublicKey } from 'node:crypto';
import type { Context } from './context.ts';
import { CannotCheck } from './google/google-errors.ts';

type Dns = Pick<Context, 'dns'>;

/** DNS has no such name or no such record. Other codes mean that it did not answer. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

async function orNone<T>(records: Promise<T[]>): Promise<T[]> {
  try {
    return await records;
  } catch (thrown) {
    const { code = '' } = thrown as NodeJS.ErrnoException;
    if (NO_RECORD.has(code)) return [];
    throw new CannotCheck(`DNS did not answer (${code})`, 'Check the network and try again');
  }
}

/** Returns the TXT records of a name; a long record is stored in pieces. */
export const readTxt = async ({ dns }: Dns, name: string): Promise<string[]> =>
  (await orNone(dns.resolveTxt(name))).map((pieces) => pieces.join(''));

/** Returns the addresses of a host, IPv4 first. */
export async function readAddresses({ dns }: Dns, host: string): Promise<string[]> {
  const [four, six] = await Promise.all([orNone(dns.resolve4(host)), orNone(dns.resolve6(host))]);
  return [...four, ...six];
}

export const isSpf = (record: string): boolean => /^v=spf1( |$)/i.test(record);

/** Returns the terms of an SPF record in lower case, without the version. */
export const spfTerms = (record: string): string[] =>
  record.trim().toLowerCase().split(/\s+/).slice(1);

/** Receivers refuse a record that needs more lookups (RFC 7208, section 4.6.4). */
export const MAX_SPF_LOOKUPS = 10;
const NEEDS_LOOKUP = /^[+~?-]?(include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:|redirect=)/;
const FOLLOWED = /^[+~?-]?(?:include:|redirect=)(\S+)$/;

export interface SpfLookups {
  count: number;
  /** Included domains without one SPF record, which make the whole record invalid. */
  broken: string[];
}

/** Counts the lookups of an SPF record and those that it includes. Stops above the limit. */
export async function countSpfLookups(context: Dns, record: string): Promise<SpfLookups> {
  const result: SpfLookups = { count: 0, broken: [] };
  const queue = spfTerms(record);
  for (let term = queue.shift(); term !== undefined; term = queue.shift()) {
    if (!NEEDS_LOOKUP.test(term)) continue;
    result.count += 1;
    if (result.count > MAX_SPF_LOOKUPS) return result;
    const domain = FOLLOWED.exec(term)?.[1];
    // A macro depends on the mail, so nobody can look it up beforehand.
    if (domain === undefined || domain.includes('%{')) continue;
    const [included, ...more] = (await readTxt(context, domain)).filter(isSpf);
    if (included === undefined || more.length > 0) result.broken.push(domain);
    else queue.push(...spfTerms(included));
  }
  return result;
}

/** Returns the tags of a DKIM or DMARC record, `v=DMARC1; p=none`. */
export function readTags(record: string): Map<string, string> {
  const tags = record.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()] as const;
  });
  return new Map(tags.filter(([name]) => name !== ''));
}

/** Returns the length of a DKIM key in bits, null if it is revoked, NaN if it is not a key. */
export function dkimBits(record: string): number | null {
  const tags = readTags(record);
  const key = tags.get('p')?.replaceAll(/\s/g, '') ?? '';
  if (key === '') return tags.has('p') ? null : NaN;
  const bytes = Buffer.from(key, 'base64');
  if (tags.get('k') === 'ed25519') return bytes.length === 32 ? 256 : NaN;
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: bytes, format: 'der', type: 'spki' });
    return asymmetricKeyDetails?.modulusLength ?? NaN;
  } catch {
    return NaN;
  }
}
