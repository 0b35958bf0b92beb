import { CDN_NETWORKS } from '@doorstep/domain/operations/cdn-networks';
import { senderSchema, type Sender } from '@doorstep/domain/operations/sender';
import { z } from 'zod';
import { REGION, type Context } from '../../context.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, wrong, type Item } from '../../item.ts';
import { requireSiteUrl } from '../../site/site-url.ts';

// How the functions recognize the sender of a request (decision 52).

const FILE = 'domain/operations/cdn-networks.ts';
const TIMEOUT_MS = 20_000;

const listSchema = z.object({
  addresses: z.array(z.string()).min(1),
  ipv6_addresses: z.array(z.string()).min(1),
});
const statusSchema = z.object({ sender: senderSchema });
const functionSchema = z.object({ url: z.string() });

const AGAIN = 'Check the network and try again';

interface Question {
  headers?: Record<string, string>;
  /** What to do about an answer in another form. */
  fix: string;
}

/** Fetches JSON without credentials. Throws `CannotCheck` without an answer in this form. */
async function read<T>(url: string, schema: z.ZodType<T>, { headers, fix }: Question): Promise<T> {
  const { host } = new URL(url);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { signal, ...(headers && { headers }) }).catch(() => null);
  if (!response) throw new CannotCheck(`${host} did not answer`, AGAIN);
  const { data } = schema.safeParse(await response.json().catch(() => null));
  if (data !== undefined) return data;
  throw new CannotCheck(`${host} answered ${response.status} in an unexpected form`, fix);
}

/** Returns the address of Fastly's list. `FASTLY_API_BASE` selects a stand-in on this machine. */
function listUrl({ env }: Context): string {
  const { origin, pathname } = new URL(CDN_NETWORKS.source);
  return `${env['FASTLY_API_BASE'] ?? origin}${pathname}`;
}

export const cdnNetworks: Item = {
  name: 'cdn-networks',
  title: 'CDN networks',
  check: async (context) => {
    const { addresses, ipv6_addresses } = await read(listUrl(context), listSchema, {
      fix: AGAIN,
    });
    const published = [...addresses, ...ipv6_addresses];
    const known: readonly string[] = CDN_NETWORKS.networks;
    const added = published.filter((network) => !known.includes(network));
    const gone = known.filter((network) => !published.includes(network));
    if (added.length === 0 && gone.length === 0) {
      return right(`${known.length} networks, as published`);
    }
    const changes = [
      ...added.map((network) => `${network} is missing`),
      ...gone.map((network) => `${network} is no longer published`),
    ];
    const deploy = `npm run deploy -- --project ${context.project}`;
    return wrong(
      `${FILE} from ${CDN_NETWORKS.day} is out of date: ${changes.join(', ')}`,
      `Copy the list of ${CDN_NETWORKS.source} to ${FILE}, commit it, then ${deploy}`,
    );
  },
};

/** An address that nobody has (RFC 5737). Doctor claims that it is the sender. */
const FORGED = '203.0.113.7';

/** Asks the function whose request it got, with a forged header. */
async function askSender(url: string, fix: string): Promise<Sender> {
  const headers = { 'x-forwarded-for': FORGED };
  return (await read(`${url}?sender`, statusSchema, { headers, fix })).sender;
}

export const senders: Item = {
  name: 'senders',
  title: 'Request senders',
  check: async (context) => {
    const { google, project } = context;
    const deploy = `npm run deploy -- --project ${project}`;
    const location = `projects/${project}/locations/${REGION}`;
    const address = `https://cloudfunctions.googleapis.com/v2/${location}/functions/small`;
    const deployed = await google.find(address, functionSchema);
    if (!deployed) return missing('The function small is not deployed', deploy);
    const seen = {
      direct: await askSender(`${deployed.url}/api/status`, deploy),
      hosting: await askSender(`${requireSiteUrl(context)}/api/status`, deploy),
    };
    const { direct, hosting } = seen;
    const says =
      `a direct request counts as ${direct.network} (${direct.route}); ` +
      `one through Hosting as ${hosting.network} (${hosting.route})`;
    const isRight = Object.entries(seen).every(
      ([route, sender]) => sender.route === route && sender.network !== FORGED,
    );
    if (isRight) return right(says);
    const networks = `npm run doctor -- --project ${project} --only cdn-networks`;
    const page = 'docs/decisions/0052-the-senders-address.md';
    return wrong(`Rate limits count the wrong senders: ${says}`, `${networks}, then see ${page}`);
  },
};
