import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('parseOptions', () => {
  it('starts the instance `start` with demo data by default', () => {
    expect(parseOptions([], {})).toEqual({
      instance: 'start',
      dev: false,
      inspect: false,
      fresh: false,
      throwaway: false,
      demo: true,
    });
  });

  it('prefers options to the environment', () => {
    const env = { DOORSTEP_INSTANCE: 'other', DOORSTEP_DEMO: '0' };
    const options = parseOptions(['--dev', '--inspect', '--fresh', '--instance', 'mine'], env);
    expect(options).toMatchObject({ instance: 'mine', fresh: true, demo: false });
    expect(options).toMatchObject({ dev: true, inspect: true });
  });

  it('starts a throwaway run without data', () => {
    expect(parseOptions(['--throwaway'], {}).fresh).toBe(true);
  });

  it.each(['', '..', 'a/b', 'tools', 'A'])('refuses the instance name "%s"', (name) => {
    expect(() => parseOptions([], { DOORSTEP_INSTANCE: name })).toThrow(
      /is not a valid instance name/,
    );
  });

  it('lists the options after an unknown one', () => {
    expect(() => parseOptions(['--frehs'], {})).toThrow(
      /--frehs.*options are --fresh, --dev, --inspect/,
    );
  });
});
