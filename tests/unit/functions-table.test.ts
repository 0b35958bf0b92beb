import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { WARM } from '@doorstep/ops/costs/assumptions.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';

const number = z.number().catch(0);
const endpointSchema = z.object({
  platform: z.string(),
  availableMemoryMb: number,
  cpu: z.union([z.number(), z.literal('gcf_gen1')]).default(1),
  concurrency: z.number().catch(1),
  minInstances: number,
  maxInstances: number,
  timeoutSeconds: z.number(),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
});
const functionSchema = z.custom<{ __endpoint: unknown }>(
  (value) => typeof value === 'function' && '__endpoint' in value,
);
type Endpoint = z.infer<typeof endpointSchema>;

let functions: Record<string, Endpoint>;
beforeAll(async () => {
  const settings = { projectId: 'demo-table', storageBucket: 'demo-table.appspot.com' };
  vi.stubEnv('GCLOUD_PROJECT', settings.projectId);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify(settings));
  const exported = {
    ...(await import('../../functions/index.ts')),
    ...(await import('../../functions/first-generation.ts')),
  };
  functions = Object.fromEntries(
    Object.entries(exported).map(([name, value]) => [
      name,
      endpointSchema.parse(functionSchema.parse(value).__endpoint),
    ]),
  );
}, 60_000);

/** The first generation has CPUs of its own and takes its other values from the platform. */
const isFirstGeneration = ({ platform }: Endpoint) => platform === 'gcfv1';
const MEMORY: Record<number, string> = { 256: '256 MB', 512: '512 MB', 1024: '1 GB' };

it('each function has the size and the secrets of docs/functions.md', () => {
  const page = readFileSync(path.join(ROOT, 'docs/functions.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`.*$/gm)].map(([row, name = '']) => {
    const [, , memory, cpus, atOnce, instances, timeout, secrets] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return [name, [memory, cpus, atOnce, instances, timeout, secrets]];
  });
  const expected = Object.entries(functions).map(([name, endpoint]) => {
    const keys = endpoint.secretEnvironmentVariables.map(({ key }) => `\`${key}\``);
    const isFirst = isFirstGeneration(endpoint);
    return [
      name,
      [
        isFirst ? '256 MB' : MEMORY[endpoint.availableMemoryMb],
        isFirst ? '' : endpoint.cpu === 'gcf_gen1' ? '1/6' : String(endpoint.cpu),
        String(endpoint.concurrency),
        isFirst ? '' : String(endpoint.maxInstances),
        `${endpoint.timeoutSeconds} s`,
        keys.toSorted().join(', ') || 'none',
      ],
    ];
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
});

it('docs/costs.md prices warm instances of the deployed size', () => {
  const sizes = Object.keys(WARM).map((name) => {
    const { cpu, availableMemoryMb } = functions[name] ?? {};
    return [name, { cpus: cpu, gib: Number(availableMemoryMb) / 1024 }];
  });
  expect(Object.fromEntries(sizes)).toEqual(WARM);
});

it('no revision keeps instances, which Google would charge for each release', () => {
  for (const { minInstances } of Object.values(functions)) expect(minInstances).toBe(0);
});

it('a first deploy fits the quota of a new project, with room for a second instance of some', () => {
  const cpus = Object.values(functions)
    .filter((endpoint) => !isFirstGeneration(endpoint))
    .map(({ cpu }) => (cpu === 'gcf_gen1' ? 1 / 6 : cpu));
  expect(cpus.length).toBeLessThanOrEqual(28);
  expect(cpus.reduce((sum, cpu) => sum + cpu, 0)).toBeLessThan(18);
});
