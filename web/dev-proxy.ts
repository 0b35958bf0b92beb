import { readFileSync } from 'node:fs';
import type { ProxyOptions } from 'vite';
import * as z from 'zod/mini';

const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({
        source: z.optional(z.string()),
        function: z.optional(z.object({ functionId: z.string() })),
      }),
    ),
  }),
});

/** Addresses that answer data. Pages are rendered in the browser during `npm run dev`. */
const DATA = /^\/(api|mail)\/|\.xml$/;

/** Converts a glob of Hosting, such as `/api/**`, to a regular expression for Vite. */
const toPattern = (glob: string) =>
  `^${glob.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/?]*' : '.*'))}(\\?|$)`;

/** Returns Vite's proxy for the rewrites of firebase.json to functions that answer data. */
export function devProxy(functions: string): Record<string, ProxyOptions> {
  const file = new URL('../firebase.json', import.meta.url);
  const { hosting } = configSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const proxies: Record<string, ProxyOptions> = {};
  for (const { source, function: target } of hosting.rewrites) {
    if (!source || !target || !DATA.test(source)) continue;
    const rewrite = (path: string) => target.functionId + path;
    proxies[toPattern(source)] = { target: functions, rewrite };
  }
  return proxies;
}
