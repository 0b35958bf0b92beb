import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { CDN_NETWORKS } from '@doorstep/domain/operations/cdn-networks';
import type { Sender } from '@doorstep/domain/operations/sender';

interface RequestLike {
  headers: Record<string, string | string[] | undefined>;
}

const UNKNOWN: Sender = { route: 'unknown', network: 'unknown' };

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const cdn = new BlockList();
for (const network of CDN_NETWORKS.networks) {
  const [address = '', prefix] = network.split('/');
  cdn.addSubnet(address, Number(prefix), familyOf(address));
}

/** Returns an address in its shortest form, with a mapped IPv4 address as IPv4; null if invalid. */
function parseAddress(text: string | undefined): string | null {
  const address = text?.trim() ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(short)?.[1] ?? short;
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/**
 * Returns the network that rate limits count as one sender: the IPv4 address, or the /64 network of
 * an IPv6 address, which is what one customer gets. Anything else shares the network `unknown`.
 */
export function networkOf(text: string | undefined): string {
  const address = parseAddress(text);
  if (address === null) return UNKNOWN.network;
  return isIPv4(address) ? address : `${expandIPv6(address).slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the largest network that one customer gets: like `networkOf`, but the /48 of IPv6. Limits
 * use it if a sender with many networks must not reach them several times.
 */
export function siteOf({ network }: Sender): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

const isOfCdn = (address: string): boolean => cdn.check(address, familyOf(address));

/**
 * Returns the sender of a request. Each hop appends the address that it saw to X-Forwarded-For, and
 * a caller can forge all entries before. Google's front end writes the last one: the sender of a
 * direct request. If that one is the CDN's, the CDN wrote the entry before it. A request with
 * another shape shares one sender with all others of that kind (decision 52).
 */
export function senderOf({ headers }: RequestLike): Sender {
  const header = headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const last = parseAddress(entries.at(-1));
  if (last === null) return UNKNOWN;
  if (!isOfCdn(last)) return { route: 'direct', network: networkOf(last) };
  const seenByCdn = parseAddress(entries.at(-2));
  // A CDN behind a CDN belongs to somebody else, who can write any entry.
  if (seenByCdn === null || isOfCdn(seenByCdn)) return UNKNOWN;
  return { route: 'hosting', network: networkOf(seenByCdn) };
}
