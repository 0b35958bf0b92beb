import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('parseOptions', () => {
  it('starts the instance `start` with demo data by default', () => {
    expect(parseOptions([], {})).toEqual({
      instance: 'start',
      dev: false,
      fresh: false,
      throwaway: false,
      demo: true,
    });
  });

  it('takes flags before the environment', () => {
    const env = { DOORSTEP_INSTANCE: 'other', DOORSTEP_DEMO: '0' };
    const options = parseOptions(['--dev', '--fresh', '--instance', 'mine'], env);
    expect(options).toMatchObject({ instance: 'mine', dev: true, fresh: true, demo: false });
  });

  it('begins a throwaway run without data', () => {
    expect(parseOptions(['--throwaway'], {}).fresh).toBe(true);
  });

  it.each(['', '..', 'a/b', 'tools', 'A'])('refuses the instance name "%s"', (name) => {
    expect(() => parseOptions([], { DOORSTEP_INSTANCE: name })).toThrow(/cannot name an instance/);
  });

  it('names the flags it knows when given another', () => {
    expect(() => parseOptions(['--frehs'], {})).toThrow(/--frehs.*known are --fresh, --dev/);
  });
});
