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

/** One household or machine: an IPv4 address, or the /64 network that one IPv6 customer gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address.replace(/%.*$/, '')).slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Where a call comes from, for rate limits. Google's front end appends the address that it saw to
 * X-Forwarded-For, so only the last entry can be believed: whatever stands before it came with the
 * request (also what Express calls `req.ip`). Without a proxy it is the socket's own.
 */
export function callerAddress(request: RequestLike): string {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const last = entries.at(-1)?.trim() ?? '';
  if (isIPv4(last) || isIPv6(last)) return networkOf(last);
  return networkOf(request.socket.remoteAddress ?? 'unknown');
}
