import type { Browser } from '@playwright/test';
import { SCRIPT_ANCHORS } from './anchors.ts';
import { PUBLIC_PAGES } from './page-rows.ts';
import { largestChunk, measureScripts, measureSignedIn } from './script-sizes.ts';
import type { Row } from './table.ts';

/** A professional of the demo market, whose dashboard is live. */
const PROFESSIONAL = { uid: '', email: 'provider@doorstep.test', password: 'doorstep-demo' };

async function publicRows(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PAGES) {
    const { before, after } = await measureScripts(browser, site + path);
    rows.push(
      {
        what: `${path}: script before the first touch, gzip`,
        unit: 'kB',
        figures: [before],
        goal: { most: 2_000 },
        anchor: SCRIPT_ANCHORS.before,
      },
      {
        what: `${path}: script until interactive, gzip`,
        unit: 'kB',
        figures: [after],
        goal: { most: 110_000 },
        anchor: SCRIPT_ANCHORS.after,
      },
    );
  }
  return rows;
}

export async function measureScriptRows(
  instance: string,
  browser: Browser,
  site: string,
): Promise<Row[]> {
  const rows = await publicRows(browser, site);
  const { home, dashboard } = await measureSignedIn(browser, site, PROFESSIONAL);
  const signedIn = { unit: 'kB', goal: { most: 260_000 }, anchor: SCRIPT_ANCHORS.after } as const;
  const chunk = largestChunk(instance);
  return [
    ...rows,
    { ...signedIn, what: '/, signed in: script, gzip', figures: [home] },
    { ...signedIn, what: '/dashboard, signed in: script, gzip', figures: [dashboard] },
    {
      what: 'the largest file of script, gzip',
      unit: 'kB',
      figures: [chunk.bytes],
      goal: { most: 150_000 },
      note: chunk.name,
    },
  ];
}
