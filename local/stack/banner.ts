import path from 'node:path';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const LOGINS = [
  ['provider@doorstep.test', 'a professional: Pro, published'],
  ['client@doorstep.test', 'a client'],
  ['admin@doorstep.test', 'an administrator'],
  ['member@doorstep.test', "Dana, on Northside Pipe & Drain's team"],
  ['newpro@doorstep.test', 'a professional without a plan'],
] as const;

/** Prints the addresses of the stack and the logins of the demo market. */
export function printTable(
  {
    addresses,
    functions,
    instance,
    options,
  }: Pick<Stage, 'addresses' | 'functions' | 'instance' | 'options'>,
  ui: boolean,
): void {
  const rows = [
    ['Site', addresses.site],
    ['Mail inbox', addresses.mail],
    ['Stripe', functions.realStripe ? 'your test account' : addresses.stripe],
    ...(ui ? [['Emulators', addresses.ui]] : []),
    ['Logs', path.relative(ROOT, instance.logs)],
  ];
  const line = ([name = '', value = '']: readonly string[]): string =>
    `  ${name.padEnd(24)}${value}`;
  const logins = options.demo ? ['', '  Password of all: doorstep-demo', ...LOGINS.map(line)] : [];
  console.log(['', ...rows.map(line), ...logins, ''].join('\n'));
}
