import { Problem } from '@doorstep/local/stack/problem.ts';
import { checkItem } from '../configuration/check-item.ts';
import { createContext } from '../configuration/context.ts';
import { brand } from '../configuration/items/brand.ts';
import { settings } from '../configuration/items/settings.ts';
import { webSettings } from '../configuration/items/web-settings.ts';

/** What `npm run doctor -- --offline` checks, without the other items' modules. */
const ITEMS = [brand, settings, webSettings];

/** Throws a Problem with the fixes if the brand or the settings are not right. */
export async function requireConfiguration(project: string, root: string): Promise<void> {
  const context = createContext(project, process.env, { root });
  const lines: string[] = [];
  for (const item of ITEMS) {
    const finding = await checkItem(item, context);
    if (finding.state === 'right') continue;
    lines.push(`  ${item.title}: ${finding.detail}`, `    fix: ${finding.fix}`);
  }
  if (lines.length === 0) return;
  throw new Problem(`The configuration is not right. Nothing was deployed.\n${lines.join('\n')}`);
}
