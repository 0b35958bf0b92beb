import { z } from 'zod';

const versionSchema = z.object({ release: z.string() });
const TIMEOUT_MS = 20_000;

/** Returns the release that a site names in `/version.json`, or null if it names none. */
export async function readSiteRelease(siteUrl: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${siteUrl}/version.json`, { signal });
    return versionSchema.parse(await response.json()).release;
  } catch {
    return null;
  }
}
