import { Problem } from '@doorstep/local/stack/problem.ts';
import { checkItem } from '../configuration/check-item.ts';
import type { Context } from '../configuration/context.ts';
import { billingPlan, services } from '../configuration/items/google/account.ts';
import { brand } from '../configuration/items/brand.ts';
import { runtimes } from '../configuration/items/deployed/runtimes.ts';
import { secrets } from '../configuration/items/secrets.ts';
import { settings } from '../configuration/items/settings.ts';
import { webSettings } from '../configuration/items/web-settings.ts';

/** The items that would stop a deploy in the middle, or deploy a site that does not work. */
const ITEMS = [brand, runtimes, settings, webSettings, billingPlan, services, secrets];

/**
 * Throws a Problem with the fixes if the brand, the settings or the project are not right. Returns
 * a line for each part of the project that Google did not let the account read.
 */
export async function requireConfiguration(context: Context): Promise<string[]> {
  const lines: string[] = [];
  const unchecked: string[] = [];
  for (const item of ITEMS) {
    const finding = await checkItem(item, context);
    if (finding.state === 'right') continue;
    if (finding.state === 'unknown' && item.offline !== true) {
      unchecked.push(`Not checked: ${item.title}: ${finding.detail}`);
    } else {
      lines.push(`  ${item.title}: ${finding.detail}`, `    fix: ${finding.fix}`);
    }
  }
  if (lines.length === 0) return unchecked;
  throw new Problem(`The configuration is not right. Nothing was deployed.\n${lines.join('\n')}`);
}
