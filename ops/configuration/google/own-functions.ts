import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const configSchema = z.object({
  functions: z.array(z.object({ codebase: z.string(), runtime: z.string() })),
});

/**
 * Returns the codebases of the repository's functions, with the runtimes that they are built for.
 */
export function readCodebases(root: string): { codebase: string; runtime: string }[] {
  const config: unknown = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  return configSchema.parse(config).functions;
}

/**
 * Returns a check whether a deployed function is one of this repository, by its labels. Those of
 * Firebase extensions were not deployed by the firebase CLI, and those of other repositories name
 * another codebase.
 */
export function ownFunctions(root: string): (labels: Record<string, string>) => boolean {
  const names = readCodebases(root).map(({ codebase }) => codebase);
  return (labels) =>
    labels['deployment-tool']?.startsWith('cli-firebase') === true &&
    names.includes(labels['firebase-functions-codebase'] ?? 'default');
}
