import { expect, it } from 'vitest';
import { readSwitchOptions } from './options.ts';
import { readCommand } from './set-switch.ts';

it('reads a part and a state', () => {
  expect(readCommand([])).toBeNull();
  expect(readCommand(['views', 'off'])).toEqual({ name: 'views', state: 'off' });
  for (const words of [['views'], ['chat', 'off'], ['views', 'maybe'], ['views', 'on', 'now']]) {
    expect(() => readCommand(words)).toThrow(/npm run switch/);
  }
});

it.each([
  ['--project doorstep-live mail off'],
  ['--project=doorstep-live mail off'],
  ['mail off --project doorstep-live'],
])('reads the project and the part from %s', (args) => {
  expect(readSwitchOptions(args.split(' '), {})).toMatchObject({
    database: { target: { kind: 'cloud', project: 'doorstep-live' } },
    command: { name: 'mail', state: 'off' },
  });
});

it('refuses options that it does not know', () => {
  expect(() => readSwitchOptions(['--json'], {})).toThrow('--json');
});
