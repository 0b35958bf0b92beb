import { BRAND } from '@doorstep/domain/brand';
import { lockInstance, prepareInstance } from './instance.ts';
import { findJava } from './emulators/java.ts';
import { parseOptions } from './options.ts';
import { requireFree, resolvePorts } from './ports.ts';
import { Problem } from './problem.ts';
import { runStack } from './stack.ts';
import { createStage } from './stage.ts';

// The process of `npm start`, started by ../start.mjs.

const stop = new AbortController();
// With npm, Ctrl-C sends the signal twice. The second abort has no effect.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(signal));
}

try {
  await main();
  process.exit(0);
} catch (error) {
  // A developer can fix a Problem. Any other error is a bug.
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.env);
  const ports = resolvePorts(process.env);
  const java = findJava();
  const instance = lockInstance(options.instance);
  await requireFree(ports);
  const saved = prepareInstance(instance, options.fresh);
  console.log(`Starting ${BRAND.name}…`);
  await runStack(createStage({ options, ports, java, instance, saved, env: process.env }), stop);
}
