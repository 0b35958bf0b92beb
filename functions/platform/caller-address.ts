import { isIPv4, isIPv6 } from 'node:net';

interface RequestLike {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/**
 * Returns the network that rate limits count as one caller: the IPv4 address, or the /64 network of
 * an IPv6 address, which is what one customer gets.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address.replace(/%.*$/, '')).slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function forwardedFor({ headers }: RequestLike): string[] {
  const header = headers['x-forwarded-for'];
  return (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
}

function networkOfEntry(entry: string | undefined, { socket }: RequestLike): string {
  const address = entry?.trim() ?? '';
  if (isIPv4(address) || isIPv6(address)) return networkOf(address);
  return networkOf(socket.remoteAddress ?? 'unknown');
}

/**
 * Returns the caller's network for rate limits. Google's front end appends the address that it saw
 * to X-Forwarded-For, so only the last entry is trustworthy. A caller can forge the other entries,
 * and with them Express's `req.ip`. Without a proxy this is the socket's address.
 */
export function callerAddress(request: RequestLike): string {
  return networkOfEntry(forwardedFor(request).at(-1), request);
}

/**
 * Returns the network of the first entry of X-Forwarded-For. Behind the CDN it is the browser's,
 * where the last entry is the CDN's own. A caller can forge it, so it must not protect anything.
 */
export function claimedAddress(request: RequestLike): string {
  return networkOfEntry(forwardedFor(request)[0], request);
}
