/** How figures of a kind are written; times are milliseconds, sizes bytes. */
const UNITS = {
  count: { scale: 1, digits: 0, suffix: '' },
  ms: { scale: 1, digits: 0, suffix: ' ms' },
  s: { scale: 1000, digits: 0, suffix: ' s' },
  kB: { scale: 1000, digits: 1, suffix: ' kB' },
  times: { scale: 1, digits: 2, suffix: ' ×' },
  /** Of the layout, as Lighthouse counts it. */
  shift: { scale: 1, digits: 3, suffix: '' },
} as const;

export type Unit = keyof typeof UNITS;

/** What a figure may be, or has to be. */
export type Goal = { most: number } | { least: number };

const rounded = (unit: Unit, value: number) => {
  const { scale, digits } = UNITS[unit];
  return Number((value / scale).toFixed(digits));
};

/** Figures of one unit, e.g. '25, 25, 30' or '0.8, 5.9 kB'; a dash for none. */
export function writeFigures(unit: Unit, values: readonly number[]): string {
  if (values.length === 0) return '–';
  const { scale, digits, suffix } = UNITS[unit];
  return values.map((value) => (value / scale).toFixed(digits)).join(', ') + suffix;
}

/** E.g. '≤ 300 ms', '≥ 99'; what may only be 0 is '0'. */
export function writeGoal(unit: Unit, goal: Goal): string {
  const { scale, suffix } = UNITS[unit];
  if ('least' in goal) return `≥ ${goal.least / scale}${suffix}`;
  return goal.most === 0 ? '0' : `≤ ${goal.most / scale}${suffix}`;
}

/** Whether all of them are as they should be. Judged as they are written: 5,040 bytes are 5.0 kB. */
export function isMet(unit: Unit, goal: Goal, values: readonly number[]): boolean {
  return values.every((value) => {
    const shown = rounded(unit, value);
    return 'least' in goal ? shown >= rounded(unit, goal.least) : shown <= rounded(unit, goal.most);
  });
}
