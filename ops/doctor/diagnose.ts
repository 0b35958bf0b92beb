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

/** Checks the items at the same time and passes each finding on, in the order of the items. */
export async function diagnose(
  context: Context,
  items: readonly Item[],
  onFinding: (item: Item, finding: Finding) => void = () => {},
): Promise<Diagnosis> {
  const checks = items.map((item) => ({ item, finding: checkItem(item, context) }));
  const done: Diagnosis['items'] = [];
  for (const { item, finding } of checks) {
    const found = await finding;
    onFinding(item, found);
    done.push({ name: item.name, title: item.title, ...found });
  }
  const ok = done.every(({ state }) => state === 'right');
  return { project: context.project, ok, items: done };
}

/** Returns 0 if all is right, 1 if something is wrong or missing, 2 if something did not answer. */
export function exitCodeOf({ ok, items }: Diagnosis): number {
  if (ok) return 0;
  return items.some(({ state }) => state === 'wrong' || state === 'missing') ? 1 : 2;
}
