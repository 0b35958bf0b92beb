import { functionsEnvPath, type Context } from '../../context.ts';
import {
  countSpfLookups,
  dkimBits,
  isSpf,
  MAX_SPF_LOOKUPS,
  readTags,
  readTxt,
  spfTerms,
} from '../../dns-records.ts';
import { writeEnvChanges } from '../../env-file.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, setupCommand, wrong, type Finding, type Item } from '../../item.ts';
import { senderAddress } from '../../settings-problems.ts';
import { functionSettings } from '../settings.ts';

// The DNS records that let receivers trust the mails: SPF, DKIM and DMARC of MAIL_FROM's domain.

function mailDomain(context: Context): string {
  const address = senderAddress(functionSettings(context)['MAIL_FROM'] ?? '');
  const setup = setupCommand('settings', context);
  if (address === null) throw new CannotCheck('MAIL_FROM has no email address', setup);
  return address.slice(address.indexOf('@') + 1).toLowerCase();
}

/** Tells which record the operator sets at their DNS provider. */
const txt = (name: string, value: string): string =>
  `At your DNS provider, set the TXT record ${name} to: ${value}`;

const SENDERS = /^[+~?-]?(include:|a\b|mx\b|ip4:|ip6:|exists:)|^redirect=/;

function judgeSpf(domain: string, records: string[]): Finding | null {
  const example = txt(domain, 'v=spf1 include:<the domain that your mail provider names> -all');
  const [record, ...more] = records;
  if (record === undefined) return missing(`${domain} has no SPF record`, example);
  if (more.length > 0) {
    const fix = `At your DNS provider, merge the SPF records of ${domain} into one`;
    return wrong(
      `${domain} has ${records.length} SPF records, so receivers ignore all of them`,
      fix,
    );
  }
  const terms = spfTerms(record);
  if (terms.some((term) => term === 'all' || term === '+all')) {
    const fix = txt(domain, record.replace(/\s\+?all\b/i, ' -all'));
    return wrong(`The SPF record of ${domain} lets anyone send (+all)`, fix);
  }
  if (!terms.some((term) => SENDERS.test(term))) {
    return wrong(`The SPF record of ${domain} lets nobody send (${record})`, example);
  }
  if (!terms.some((term) => /^[~-]all$|^redirect=/.test(term))) {
    const fix = txt(domain, `${record.replace(/\s\?all\b/i, '')} -all`);
    return wrong(`The SPF record of ${domain} does not end with -all or ~all`, fix);
  }
  return null;
}

export const spf: Item = {
  name: 'spf',
  title: 'SPF for the mail domain',
  check: async (context) => {
    const domain = mailDomain(context);
    const records = (await readTxt(context, domain)).filter(isSpf);
    const problem = judgeSpf(domain, records);
    if (problem) return problem;
    const [record = ''] = records;
    const { count, broken } = await countSpfLookups(context, record);
    if (broken.length > 0) {
      const fix = `At your DNS provider, remove include:${broken[0]} from the SPF record of ${domain}`;
      return wrong(`The SPF record includes ${broken.join(', ')}, which has no SPF record`, fix);
    }
    if (count > MAX_SPF_LOOKUPS) {
      const fix = `At your DNS provider, remove senders that you do not use from ${record}`;
      return wrong(
        `The SPF record needs more than ${MAX_SPF_LOOKUPS} DNS lookups, which is the limit`,
        fix,
      );
    }
    return right(`${record} (${count} of ${MAX_SPF_LOOKUPS} lookups)`);
  },
};

/** Selectors that mail providers use, from their documentation. */
const USUAL_SELECTORS = [
  ...['default', 'dkim', 'mail', 'smtp', 's1', 's2', 'k1', 'k2', 'k3', 'selector1', 'selector2'],
  ...['google', 'pm', 'mandrill', 'mailjet', 'resend', 'zoho', 'fm1', 'fm2', 'fm3', 'brevo1'],
];
/** Receivers ignore shorter keys (RFC 8301, section 3.2). */
const MIN_DKIM_BITS = 1024;
const SELECTOR = 'MAIL_DKIM_SELECTOR';

function judgeKey(name: string, record: string, provider: string): Finding {
  const bits = dkimBits(record);
  if (bits === null) return wrong(`${name} is revoked (p= is empty)`, provider);
  if (Number.isNaN(bits))
    return wrong(`${name} has no valid key: was it cut off when pasted?`, provider);
  if (bits < MIN_DKIM_BITS && bits !== 256) {
    return wrong(
      `${name} has ${bits} bits, and receivers ignore keys under ${MIN_DKIM_BITS}`,
      provider,
    );
  }
  return right(`${name}, ${bits} bits`);
}

async function findKey(context: Context, names: string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const records = await readTxt(context, name);
      return records
        .filter((record) => readTags(record).has('p'))
        .map((record) => ({ name, record }));
    }),
  );
  return found.flat();
}

export const dkim: Item = {
  name: 'dkim',
  title: 'DKIM for the mail domain',
  check: async (context) => {
    const domain = mailDomain(context);
    const selector = functionSettings(context)[SELECTOR] || null;
    const selectors = selector === null ? USUAL_SELECTORS : [selector];
    const keys = await findKey(
      context,
      selectors.map((one) => `${one}._domainkey.${domain}`),
    );
    const provider = `Turn on DKIM for ${domain} at your mail provider, and add the record that it shows`;
    if (keys.length === 0) {
      return selector === null
        ? missing(
            `${domain} has no DKIM key under the usual selectors`,
            `${provider}, then run ${setupCommand('dkim', context)} and enter its selector`,
          )
        : missing(`${selector}._domainkey.${domain} has no DKIM key`, provider);
    }
    const findings = keys.map(({ name, record }) => judgeKey(name, record, provider));
    return findings.find(({ state }) => state === 'right') ?? findings[0] ?? right('');
  },
  plan: async (context, ask) => {
    const present = functionSettings(context)[SELECTOR];
    const selector = await ask.text({
      message: `The selector of DKIM at your mail provider: the part before ._domainkey.${mailDomain(context)}`,
      ...(present && { initial: present }),
      validate: (answer) =>
        /^[\w.-]+$/.test(answer.trim()) ? undefined : 'Enter only the selector',
    });
    const values = { [SELECTOR]: selector.trim() };
    return writeEnvChanges(context.root, functionsEnvPath(context), values);
  },
};

/** Reads the DMARC records of a domain, or of the next domain above it that has one. */
async function findDmarc(context: Context, domain: string) {
  const labels = domain.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const records = (await readTxt(context, name)).filter((record) => /^v=dmarc1/i.test(record));
    if (records.length > 0) return { name, records };
  }
  return { name: `_dmarc.${domain}`, records: [] };
}

/** DMARC's policy. `p=none` is right: it is the first step, and its reports show who sends. */
export const dmarc: Item = {
  name: 'dmarc',
  title: 'DMARC for the mail domain',
  check: async (context) => {
    const domain = mailDomain(context);
    const { name, records } = await findDmarc(context, domain);
    const example = txt(name, `v=DMARC1; p=none; rua=mailto:dmarc@${domain}`);
    const [record, ...more] = records;
    if (record === undefined) return missing(`${domain} has no DMARC record`, example);
    if (more.length > 0) {
      const fix = `At your DNS provider, leave one record at ${name}`;
      return wrong(
        `${name} has ${records.length} DMARC records, so receivers ignore all of them`,
        fix,
      );
    }
    const tags = readTags(record);
    const policy = tags.get('p')?.toLowerCase() ?? '';
    if (!['none', 'quarantine', 'reject'].includes(policy)) {
      return wrong(`${name} has no policy p=none, quarantine or reject (${record})`, example);
    }
    if (policy !== 'none') return right(record);
    if (!tags.get('rua')?.startsWith('mailto:')) {
      return wrong(`${name} has p=none without rua=mailto:…, so it does nothing`, example);
    }
    return right(`${record}; switch to p=quarantine once the reports list no unknown senders`);
  },
};
