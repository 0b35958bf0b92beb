import { describe, expect, it } from 'vitest';
import { parseCLI } from 'vitest/node';
import { chooseRounds, PHASE_NAMES, ROUNDS } from './phases.ts';

const phasesOf = (rounds: typeof ROUNDS) => rounds.flat(2);
const runsOf = (rounds: typeof ROUNDS) => phasesOf(rounds).flatMap(({ runs }) => runs);

describe('the phases that are chosen', () => {
  it('are all where none is named', () => {
    expect(chooseRounds([])).toEqual(ROUNDS);
  });

  it.each(PHASE_NAMES)('are those called %s, in all rounds', (name) => {
    const wanted = phasesOf(ROUNDS).filter((phase) => phase.name === name);
    expect(phasesOf(chooseRounds([name]))).toEqual(wanted);
  });

  it('are narrowed to files: what has no files to choose from is left out', () => {
    const runs = runsOf(chooseRounds(['rules', 'e2e'], 'provider-profile'));
    expect(runs.map(({ name }) => name)).toEqual(['rules', 'e2e together', 'e2e alone']);
    for (const run of runs) {
      expect(run.args.slice(-2)).toEqual(['provider-profile', '--pass-with-no-tests']);
      expect(run.mayBeEmpty).toBe(true);
    }
  });

  it('are narrowed to files as vitest itself reads it', () => {
    const [run] = runsOf(chooseRounds(['rules'], 'provider-profile'));
    const [, ...args] = run?.args ?? [];
    const { filter, options } = parseCLI(['vitest', ...args]);
    expect(filter).toEqual(['provider-profile']);
    expect(options).toMatchObject({ project: ['rules'], passWithNoTests: true });
  });
});
