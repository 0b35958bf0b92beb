import { warmSchema } from '@doorstep/domain/settings/function-settings';
import type { Context } from '../../context.ts';
import { right, setupCommand, wrong, type Finding, type Item } from '../../item.ts';
import { countOfRevisions, listServices, patchService } from '../../google/run-services.ts';
import { deployCommand, shorten } from './deployed-functions.ts';
import { functionSettings } from '../settings.ts';

type Target = Pick<Context, 'google' | 'project' | 'root'>;

/** The functions that a person meets first. Only their services keep instances. */
const WARM_FUNCTIONS = new Set(['api', 'pages']);

/**
 * Returns how many instances a function's service must keep. The setting belongs to the service,
 * because each revision that Hosting has tagged would keep its own.
 */
function wantedCounter(target: Target): (name: string) => number {
  const { WARM_INSTANCES: wanted } = warmSchema.parse(functionSettings(target));
  return (name) => (WARM_FUNCTIONS.has(name) ? wanted : 0);
}

/** Sets how many instances each service keeps, where that differs from the setting. */
export async function keepWarm(target: Target): Promise<void> {
  const wantedOf = wantedCounter(target);
  for (const [name, service] of await listServices(target)) {
    const minInstanceCount = wantedOf(name);
    if (service.scaling.minInstanceCount === minInstanceCount) continue;
    await patchService(target, service, { scaling: { minInstanceCount } });
  }
}

/** Counts the instances that Google keeps started, and compares them with the setting. */
export async function countWarm(target: Target): Promise<Finding> {
  const wantedOf = wantedCounter(target);
  const services = await listServices(target);
  if (services.size === 0) return right('nothing is deployed yet');
  const kept: string[] = [];
  const different = [...WARM_FUNCTIONS]
    .filter((name) => wantedOf(name) > 0 && !services.has(name))
    .map((name) => `${name} has no service`);
  const byRevisions: string[] = [];
  let total = 0;
  for (const [name, service] of services) {
    const { minInstanceCount: count } = service.scaling;
    const ofRevisions = await countOfRevisions(target, service);
    total += count + ofRevisions;
    if (count > 0) kept.push(`${name} ${count}`);
    if (count !== wantedOf(name)) different.push(`${name} ${count} instead of ${wantedOf(name)}`);
    if (ofRevisions > 0) byRevisions.push(`${name} ${ofRevisions}`);
  }
  if (byRevisions.length > 0) {
    const detail = `${total} in all; some revisions keep their own: ${shorten(byRevisions)}`;
    return wrong(detail, deployCommand(target));
  }
  if (different.length > 0) {
    const detail = `${total} in all: ${shorten(different)}`;
    return wrong(detail, setupCommand('warm-instances', target));
  }
  return right(total === 0 ? 'none' : `${total} in all: ${kept.join(', ')}`);
}

/** The instances that Google keeps started, so that nobody waits for a function to start. */
export const warmInstances: Item = {
  name: 'warm-instances',
  title: 'Warm instances',
  check: countWarm,
  plan: async (context) => {
    const { state, detail } = await countWarm(context);
    if (state === 'right') return [];
    const description = `Keep as many instances as WARM_INSTANCES says (now ${detail})`;
    return [{ description, apply: () => keepWarm(context) }];
  },
};
