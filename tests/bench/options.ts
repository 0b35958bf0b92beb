import { parseArgs } from 'node:util';
import { Problem } from '@doorstep/local/stack/problem.ts';

/** The parts of the table, in its order. */
export const SECTIONS = ['pages', 'scripts', 'growth', 'messages', 'functions', 'start'] as const;

export type Section = (typeof SECTIONS)[number];

export interface BenchOptions {
  sections: ReadonlySet<Section>;
  /** Whether the market grows to 100,000 of everything. */
  large: boolean;
  /** Of Lighthouse, for each page. */
  runs: number;
}

const KNOWN = `Known are ${SECTIONS.map((name) => `--${name}`).join(', ')} (all without any), --large and --runs=5.`;

/** Reads the command line; throws a Problem for what it does not know. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const chosen = Object.fromEntries(SECTIONS.map((name) => [name, { type: 'boolean' as const }]));
    const { values } = parseArgs({
      args,
      options: {
        ...chosen,
        large: { type: 'boolean', default: false },
        runs: { type: 'string', default: '5' },
      },
    });
    const named = SECTIONS.filter((name) => name in values);
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1.');
    return { sections: new Set(named.length > 0 ? named : SECTIONS), large: values.large, runs };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${KNOWN}`);
  }
}
