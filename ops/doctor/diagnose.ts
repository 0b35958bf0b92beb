import { checkItem } from '../configuration/check-item.ts';
import type { Context } from '../configuration/context.ts';
import type { Finding, Item } from '../configuration/item.ts';

/** The answer of `npm run doctor -- --json`. */
export interface Diagnosis {
  project: string;
  /** True if every item is right. */
  ok: boolean;
  items: ({ name: string; title: string } & Finding)[];
}

const MARKS = { right: '✔', wrong: '✖', missing: '✖', unknown: '?' };

/** Returns the lines that a person reads about one item. */
export function describeFinding({ title }: Pick<Item, 'title'>, finding: Finding): string[] {
  const line = `${MARKS[finding.state]} ${title}: ${finding.detail}`;
  return finding.state === 'right' ? [line] : [line, `    fix: ${finding.fix}`];
}

/**
 * Checks what all items need (`needed`) first, and stops at the first that is not right: the
 * findings of the others would be wrong. Then checks the items at the same time. Passes each
 * finding on, in the order of the items.
 */
export async function diagnose(
  context: Context,
  items: readonly Item[],
  onFinding: (item: Item, finding: Finding) => void = () => {},
  needed: readonly Item[] = [],
): Promise<Diagnosis> {
  const known = new Map<Item, Finding>();
  const done: Diagnosis['items'] = [];
  const add = (item: Item, finding: Finding) => {
    onFinding(item, finding);
    done.push({ name: item.name, title: item.title, ...finding });
  };
  for (const item of needed) {
    const finding = await checkItem(item, context);
    known.set(item, finding);
    if (finding.state === 'right') continue;
    add(item, finding);
    return { project: context.project, ok: false, items: done };
  }
  const checks = items.map((item) => ({
    item,
    finding: known.get(item) ?? checkItem(item, context),
  }));
  for (const { item, finding } of checks) add(item, await finding);
  const ok = done.every(({ state }) => state === 'right');
  return { project: context.project, ok, items: done };
}

/** Returns the last line that a person reads. */
export function summaryOf(diagnosis: Diagnosis, items: readonly Item[]): string {
  if (diagnosis.ok) return 'Everything looks good.';
  const isComplete = items.every(({ name }) => diagnosis.items.some((one) => one.name === name));
  if (!isComplete) return 'Everything else depends on it, so doctor stops here.';
  const bad = diagnosis.items.filter(({ state }) => state !== 'right').length;
  return `${bad} of ${items.length} need attention.`;
}

/** Returns 0 if all is right, 1 if something is wrong or missing, 2 if something did not answer. */
export function exitCodeOf({ ok, items }: Diagnosis): number {
  if (ok) return 0;
  return items.some(({ state }) => state === 'wrong' || state === 'missing') ? 1 : 2;
}
