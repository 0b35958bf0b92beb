import { cpus, loadavg, totalmem } from 'node:os';
import { isMet, writeFigures, writeGoal, type Goal, type Unit } from './goals.ts';

/** What was measured, beside what it should be and what others have. */
export interface Row {
  what: string;
  unit: Unit;
  /** One, or one for each size of the market; none where it could not be measured. */
  figures: readonly number[];
  goal?: Goal;
  /** What the figure alone does not say. */
  note?: string;
  /** What others have; see ANCHORS. */
  anchor?: string;
  /** The same with a design that takes no care, in this run. */
  naive?: string;
}

const HEAD = ['what', 'goal', 'figure', '', 'anchor', 'naive design, in this run'];

function markOf({ unit, figures, goal }: Row): string {
  if (!goal || figures.length === 0) return '';
  return isMet(unit, goal, figures) ? '✔ met' : '✘ missed';
}

function cellsOf(row: Row): string[] {
  const { what, unit, figures, goal, note, anchor = '', naive = '' } = row;
  const figure = writeFigures(unit, figures) + (note ? ` (${note})` : '');
  return [what, goal ? writeGoal(unit, goal) : '', figure, markOf(row), anchor, naive];
}

/** A table in Markdown, its columns straight in a terminal too. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEAD, rule, ...lines.slice(1)].map(write).join('\n');
}

/** How many of the rows with a goal meet it. */
export function summary(rows: readonly Row[]): string {
  const marks = rows.map(markOf).filter((mark) => mark !== '');
  return `${marks.filter((mark) => mark.startsWith('✔')).length} of ${marks.length} goals met`;
}

/** What the figures were measured on. */
export function machine(): string {
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const name = processors[0]?.model.trim() ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${processors.length} × ${name}, ${memory}, ${process.platform}, Node ${process.versions.node}; load ${load} at the beginning`;
}
