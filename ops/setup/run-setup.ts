import { checkItem } from '../configuration/check-item.ts';
import type { Context } from '../configuration/context.ts';
import { CannotCheck } from '../configuration/google-errors.ts';
import {
  Cancelled,
  type Ask,
  type Change,
  type Finding,
  type Item,
} from '../configuration/item.ts';
import { describeFinding } from '../doctor/diagnose.ts';

type Bad = Exclude<Finding, { state: 'right' }>;

/** What is not right at the end, and what repairs it. */
export interface Left {
  item: Item;
  detail: string;
  fix: string;
}

const left = (item: Item, { detail, fix }: Pick<Bad, 'detail' | 'fix'>): Left => ({
  item,
  detail,
  fix,
});

/** Plans the changes of an item. An error that the operator can fix is returned as text. */
async function planChanges(item: Item, context: Context, ask: Ask): Promise<Change[] | Bad> {
  try {
    return (await item.plan?.(context, ask)) ?? [];
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error;
    return { state: 'unknown', detail: error.message, fix: error.fix };
  }
}

/** Applies changes in their order. Returns the error of the first that fails, or null. */
async function applyChanges(changes: Change[], say: (line: string) => void): Promise<Bad | null> {
  for (const { description, apply } of changes) {
    try {
      await apply();
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const fix = error instanceof CannotCheck ? error.fix : 'Run the same command again';
      return { state: 'unknown', detail: `${description} failed: ${reason}`, fix };
    }
    say(`  done: ${description}`);
  }
  return null;
}

async function setUpItem(
  item: Item,
  context: Context,
  { ask, say }: { ask: Ask; say: (line: string) => void },
): Promise<Left | null> {
  const finding = await checkItem(item, context);
  for (const line of describeFinding(item, finding)) {
    if (finding.state === 'right' || !item.plan || !line.includes(' fix: ')) say(line);
  }
  if (finding.state === 'right') return null;
  if (!item.plan) return left(item, finding);
  const planned = await planChanges(item, context, ask);
  if (!Array.isArray(planned)) return left(item, planned);
  if (planned.length === 0) return left(item, finding);
  ask.note(planned.map(({ description }) => `• ${description}`).join('\n'));
  const isPermanent = planned.some((change) => change.isPermanent === true);
  const question = isPermanent ? 'Write this? A part of it cannot be undone.' : 'Write this?';
  if (!(await ask.confirm(question, !isPermanent))) return left(item, finding);
  const failed = await applyChanges(planned, say);
  if (failed) return left(item, failed);
  const after = await checkItem(item, context);
  for (const line of describeFinding(item, after)) say(line);
  return after.state === 'right' ? null : left(item, after);
}

/**
 * Goes through the items in their order: skips what is right, asks what the others need, shows the
 * changes, and writes them after a yes. It has no memory: another run checks everything again.
 * Returns what is not right at the end. Throws `Cancelled` after Ctrl+C.
 */
export async function runSetup(
  context: Context,
  items: readonly Item[],
  io: { ask: Ask; say: (line: string) => void },
): Promise<Left[]> {
  const all: Left[] = [];
  for (const item of items) {
    const rest = await setUpItem(item, context, io);
    if (!rest) continue;
    all.push(rest);
    if (item.isRequired) {
      io.say(`Everything after "${item.title}" needs it, so setup stops here.`);
      break;
    }
  }
  return all;
}

/** Returns the lines that name what is left, with one line for each command that repairs it. */
export function describeLeft(list: Left[]): string[] {
  const byFix = new Map<string, string[]>();
  for (const { item, fix } of list) byFix.set(fix, [...(byFix.get(fix) ?? []), item.title]);
  return [...byFix].flatMap(([fix, titles]) => [`✖ ${titles.join(', ')}`, `    next: ${fix}`]);
}
