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

/**
 * Returns the caller's network for rate limits. Google's front end appends the address that it saw
 * to X-Forwarded-For, so only the last entry is trustworthy. A caller can forge the other entries,
 * and with them Express's `req.ip`. Without a proxy this is the socket's address.
 */
export function callerAddress(request: RequestLike): string {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const last = entries.at(-1)?.trim() ?? '';
  if (isIPv4(last) || isIPv6(last)) return networkOf(last);
  return networkOf(request.socket.remoteAddress ?? 'unknown');
}
