import { checkItem } from '../configuration/check-item.ts';
import type { Context } from '../configuration/context.ts';
import { CannotCheck } from '../configuration/google/google-errors.ts';
import {
  Cancelled,
  type Ask,
  type Change,
  type Finding,
  type Item,
} from '../configuration/item.ts';
import { deployedSettings } from '../configuration/items/deployed/deployed-settings.ts';
import { describeFinding } from '../doctor/diagnose.ts';

type Bad = Exclude<Finding, { state: 'right' }>;

/** An item that is not right at the end, and the command that repairs it. */
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

interface SetupIo {
  ask: Ask;
  say: (line: string) => void;
  /** True if the operator named the items. Setup then asks about items that are right, too. */
  isNamed?: boolean;
}

/** Returns the changes in the groups that are asked for: first those without a warning. */
function groupChanges(planned: Change[]): { warning: string | null; changes: Change[] }[] {
  const warnings = [null, ...new Set(planned.flatMap(({ warning }) => warning ?? []))];
  return warnings
    .map((warning) => ({
      warning,
      changes: planned.filter((change) => (change.warning ?? null) === warning),
    }))
    .filter(({ changes }) => changes.length > 0);
}

async function setUpItem(item: Item, context: Context, io: SetupIo): Promise<Left | null> {
  const { ask, say, isNamed = false } = io;
  const leftAt = (found: Finding) => (found.state === 'right' ? null : left(item, found));
  let finding = await checkItem(item, context);
  for (const line of describeFinding(item, finding)) {
    if (finding.state === 'right' || !item.plan || !line.includes(' fix: ')) say(line);
  }
  if (!item.plan || (finding.state === 'right' && !isNamed)) return leftAt(finding);
  const planned = await planChanges(item, context, ask);
  if (!Array.isArray(planned)) {
    for (const line of describeFinding(item, planned)) say(line);
    return left(item, planned);
  }
  for (const { warning, changes } of groupChanges(planned)) {
    ask.note(changes.map(({ description }) => `• ${description}`).join('\n'));
    const question = warning === null ? 'Write this?' : `Write this? ${warning}`;
    if (!(await ask.confirm(question, warning === null))) break;
    const failed = await applyChanges(changes, say);
    if (failed) return left(item, failed);
    finding = await checkItem(item, context);
    for (const line of describeFinding(item, finding)) say(line);
  }
  return leftAt(finding);
}

/**
 * Goes through the items in their order: skips what is right, asks what the others need, shows the
 * changes, and writes them after a yes. It has no memory: another run checks everything again.
 * Items that the operator named are planned even if they are right, which is how a secret is
 * changed. Stops if something of `needed` is not right, which the others depend on. Returns the
 * items that are not right at the end. Throws `Cancelled` after Ctrl+C.
 */
export async function runSetup(
  context: Context,
  items: readonly Item[],
  io: SetupIo,
  needed: readonly Item[] = [],
): Promise<Left[]> {
  const all: Left[] = [];
  for (const item of needed.filter((one) => !items.includes(one))) {
    const finding = await checkItem(item, context);
    if (finding.state === 'right') continue;
    for (const line of describeFinding(item, finding)) io.say(line);
    io.say(`Everything else depends on "${item.title}", so setup stops here.`);
    return [left(item, finding)];
  }
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

/** Returns one line for each command that repairs something, with the items it repairs. */
export function describeLeft(list: Left[]): string[] {
  const byFix = new Map<string, string[]>();
  for (const { item, fix } of list) byFix.set(fix, [...(byFix.get(fix) ?? []), item.title]);
  return [...byFix].flatMap(([fix, titles]) => [`✖ ${titles.join(', ')}`, `    next: ${fix}`]);
}

/**
 * Returns the lines about changes that the deployed functions and the site do not have yet. There
 * are none before the first deploy, and if the items have said it.
 */
export async function describeUndeployed(
  context: Context,
  items: readonly Item[],
): Promise<string[]> {
  if (items.includes(deployedSettings)) return [];
  const finding = await checkItem(deployedSettings, context);
  if (finding.state !== 'wrong') return [];
  return [`Not deployed yet: ${finding.detail}`, `    next: ${finding.fix}`];
}
