import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SITE_POLICY } from '@doorstep/domain/site-policy';
import { z } from 'zod';

export const HOSTING_FILE = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/** The headers of every answer: files and pages of functions. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
};

/**
 * The headers of files only. Pages of functions send a policy of their own, and a browser would
 * apply both.
 */
const POLICY = { 'Content-Security-Policy': SITE_POLICY };
const FILES = { 'Cache-Control': 'no-cache', ...POLICY };

/**
 * The addresses that functions do not render. A `*` does not match a slash, and a negation applies
 * to one part of an address, so each depth has a line.
 */
const FILE_ADDRESSES = [
  '/!(pricing|privacy|terms|search|sitemap*.xml)',
  '/!(p|api|pros)/*',
  '/!(p|api|pros)/*/**',
  '/p/*/*',
  '/p/*/*/**',
  '/pros/*/*/*',
  '/pros/*/*/*/**',
];

/** The addresses of data. The functions set their Cache-Control. */
const DATA_ADDRESSES = ['/api/**', '/sitemap*.xml'];

const toList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The headers of Hosting as firebase.json has them. */
export const HEADERS = [
  { source: '**', headers: toList(EVERYWHERE) },
  ...FILE_ADDRESSES.map((source) => ({ source, headers: toList(FILES) })),
  ...DATA_ADDRESSES.map((source) => ({ source, headers: toList(POLICY) })),
  // The patterns above match no part that starts with a dot.
  { regex: '/\\.', headers: toList({ ...EVERYWHERE, ...FILES }) },
  {
    source: '/assets/**',
    headers: toList({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
  },
  // Places change with a release only.
  { source: '/places/**', headers: toList({ 'Cache-Control': 'public, max-age=86400' }) },
];

/** Reads firebase.json. */
export const readHosting = () =>
  z
    .looseObject({ hosting: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')));
