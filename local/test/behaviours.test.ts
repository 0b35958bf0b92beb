import { describe, expect, it } from 'vitest';
import { linkBehaviours, type BrowserTest } from './behaviours.ts';

const MARKDOWN = `# What it does

- **2.1.1** The door opens.
- **2.1.2** It closes again.
- **2.1.10** It squeaks (not observable: nobody listens).
`;

const test = (title: string, ...tags: string[]): BrowserTest => ({
  title,
  place: 'tests/e2e/door.spec.ts:1',
  tags,
});

const problems = (markdown: string, ...tests: BrowserTest[]) =>
  linkBehaviours(markdown, tests).problems;

describe('linkBehaviours', () => {
  it('finds nothing to say when every number has its test', () => {
    const door = test('§2 Door: opens and closes', '2.1.1', '2.1.2');
    const { tests, behaviours, problems: found } = linkBehaviours(MARKDOWN, [door]);
    expect(found).toEqual([]);
    expect(behaviours.map(({ number }) => number)).toEqual(['2.1.1', '2.1.2', '2.1.10']);
    expect(tests.get('2.1.2')).toEqual([door]);
  });

  it('names a number without a test', () => {
    expect(problems(MARKDOWN, test('§2 Door: opens', '2.1.1'))).toEqual([
      '2.1.2 has no browser test',
    ]);
  });

  it('names a number that does not exist', () => {
    expect(problems(MARKDOWN, test('§2 Door', '2.1.1', '2.1.2', '2.9.9'))).toEqual([
      'tests/e2e/door.spec.ts:1 names 2.9.9, which does not exist',
    ]);
  });

  it('names a test of what nobody can see, and one without its section', () => {
    expect(problems(MARKDOWN, test('Door', '2.1.1', '2.1.2', '2.1.10'))).toEqual([
      'tests/e2e/door.spec.ts:1 does not begin with its section: Door',
      '2.1.10 says that no browser can see it, but has a test',
    ]);
  });

  it('names a number that stands twice or in the wrong place', () => {
    const twice = `${MARKDOWN}- **2.1.2** It closes.\n`;
    expect(problems(twice, test('§2 Door', '2.1.1', '2.1.2'))).toEqual([
      '2.1.2 does not come after 2.1.10',
    ]);
  });

  it('does not take an empty list for a whole one', () => {
    expect(problems('# Nothing')).toEqual(['There are no behaviours.']);
  });
});
