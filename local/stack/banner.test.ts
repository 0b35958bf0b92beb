import { afterEach, expect, it, vi } from 'vitest';
import { addressesOf } from './addresses.ts';
import { printTable } from './banner.ts';
import { functionsEnvironment } from './environment.ts';
import { parseOptions } from './options.ts';
import { instancePaths } from './paths.ts';
import { resolvePorts } from './ports.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function printed(env: NodeJS.ProcessEnv): string {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const addresses = addressesOf(resolvePorts(env));
  const functions = functionsEnvironment(addresses, env);
  const instance = instancePaths('table');
  printTable({ addresses, functions, instance, options: parseOptions([], env) }, false);
  return log.mock.calls.flat().join('\n');
}

it('says where the site is, and who can sign in', () => {
  expect(printed({})).toMatch(/Site +http:\/\/localhost:3000\n/);
  expect(printed({})).toContain('client@doorstep.test');
});

it('says no logins where there is no demo market', () => {
  const table = printed({ DOORSTEP_DEMO: '0' });
  expect(table).toContain('http://localhost:3000');
  expect(table).not.toMatch(/doorstep\.test|doorstep-demo/);
});
