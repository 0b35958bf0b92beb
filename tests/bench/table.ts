import { cpus, loadavg, totalmem } from 'node:os';

/** The formats of figures. Times are in milliseconds, sizes in bytes. */
const UNITS = {
  count: { scale: 1, digits: 0, suffix: '' },
  ms: { scale: 1, digits: 0, suffix: ' ms' },
  s: { scale: 1000, digits: 0, suffix: ' s' },
  kB: { scale: 1000, digits: 1, suffix: ' kB' },
  /** Cumulative layout shift. */
  shift: { scale: 1, digits: 3, suffix: '' },
} as const;

type Unit = keyof typeof UNITS;

/** A measured figure and its budget. */
export interface Row {
  label: string;
  unit: Unit;
  /** Null if there is no measurement. */
  figure: number | null;
  /** Null if the figure has no budget. */
  budget: { max: number } | { min: number } | null;
  note?: string;
}

const formatFigure = (unit: Unit, value: number) => {
  const { scale, digits, suffix } = UNITS[unit];
  return `${Number((value / scale).toFixed(digits))}${suffix}`;
};

/** Checks the rounded figure against its budget: 190,020 bytes are 190.0 kB. */
export function isMet({ unit, figure, budget }: Row): boolean {
  if (figure === null || budget === null) return false;
  const { scale, digits } = UNITS[unit];
  const round = (value: number) => Number((value / scale).toFixed(digits));
  return 'max' in budget ? round(figure) <= round(budget.max) : round(figure) >= round(budget.min);
}

function formatBudget(unit: Unit, budget: Row['budget']): string {
  if (budget === null) return '–';
  return 'max' in budget
    ? `≤ ${formatFigure(unit, budget.max)}`
    : `≥ ${formatFigure(unit, budget.min)}`;
}

function cellsOf(row: Row): string[] {
  const { label, unit, figure, budget, note } = row;
  const limit = formatBudget(unit, budget);
  const measured = figure === null ? '–' : formatFigure(unit, figure);
  const mark = figure === null || budget === null ? '' : isMet(row) ? '✔ met' : '✘ missed';
  return [label, limit, measured + (note ? ` (${note})` : ''), mark];
}

/** Formats a Markdown table whose columns are aligned in a terminal. */
export function formatTable(rows: readonly Row[]): string {
  const head = ['what', 'budget', 'figure', ''];
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...lines.slice(1)].map(text).join('\n');
}

/** Describes the machine of the measurement. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const name = processors[0]?.model.trim() ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${processors.length} × ${name}, ${memory}, ${process.platform}, Node ${process.versions.node}, load ${load}`;
}

/** Returns the percentile for a fraction such as 0.95, or NaN if there are no values. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
