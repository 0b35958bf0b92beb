/** One line of docs/behaviour/. */
interface Behaviour {
  number: string;
  text: string;
  /** No browser can see it: the line says why. */
  hidden: boolean;
}

/** A browser test, and the numbers that its tags name. */
export interface BrowserTest {
  title: string;
  /** `file:line` */
  place: string;
  tags: readonly string[];
}

export interface Links {
  behaviours: Behaviour[];
  /** The tests of each number. */
  tests: Map<string, BrowserTest[]>;
  /** What is wrong, one line each. */
  problems: string[];
}

const LINE = /^- \*\*(\d+\.\d+\.\d+)\*\* (.+)$/;
const HEADING = /^§\d /;

function readBehaviours(markdown: string): Behaviour[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, text] = LINE.exec(line) ?? [];
    if (number === undefined || text === undefined) return [];
    return [{ number, text, hidden: text.includes('(not observable') }];
  });
}

function order(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function problemsOf(behaviours: Behaviour[], tests: Links['tests']): string[] {
  const problems: string[] = [];
  let before = '';
  for (const { number, hidden } of behaviours) {
    const found = tests.has(number);
    if (!found && !hidden) problems.push(`${number} has no browser test`);
    if (found && hidden) problems.push(`${number} says that no browser can see it, but has a test`);
    if (before !== '' && order(before, number) >= 0) {
      problems.push(`${number} does not come after ${before}`);
    }
    before = number;
  }
  return problems;
}

/**
 * Links each behaviour of docs/behaviour/ to the browser tests that name its number in their
 * tags, and says what does not fit.
 */
export function linkBehaviours(markdown: string, all: readonly BrowserTest[]): Links {
  const behaviours = readBehaviours(markdown);
  const known = new Set(behaviours.map(({ number }) => number));
  const tests: Links['tests'] = new Map();
  const problems: string[] = [];
  for (const test of all) {
    if (!HEADING.test(test.title)) {
      problems.push(`${test.place} does not begin with its section: ${test.title}`);
    }
    for (const tag of test.tags) {
      if (!known.has(tag)) problems.push(`${test.place} names ${tag}, which does not exist`);
      tests.set(tag, [...(tests.get(tag) ?? []), test]);
    }
  }
  if (behaviours.length === 0) problems.push('There are no behaviours.');
  return { behaviours, tests, problems: [...problems, ...problemsOf(behaviours, tests)] };
}
