import { appendFileSync } from 'node:fs';
import {
  chargedInstances,
  deployFunction,
  functionAnswer,
  releaseSite,
} from '@doorstep/local/google/test-support.ts';
import { expect, test } from 'vitest';
import { functionsEnvPath, type Context } from '../../context.ts';
import { at, DEPLOY, SETUP, testItems, type State } from '../../item-cases.ts';
import { createReadyContext, PROJECT, ScriptedAsk } from '../../test-support.ts';
import { applyAll } from '../test-support.ts';
import { warmInstances } from './warm-instances.ts';

const SERVICES = `run.googleapis.com/v2/projects/${PROJECT}/locations/us-central1/services`;

const askForOne = (context: Context) =>
  appendFileSync(functionsEnvPath(context), 'WARM_INSTANCES=1\n');

const keepOne = (service: string) => (state: State) => {
  deployFunction(state, PROJECT, service);
  const address = `${SERVICES}/${service.toLowerCase()}`;
  state.patch(address, { scaling: { minInstanceCount: 1 } }, null);
};

testItems([
  {
    item: 'warm-instances',
    broken: 'the setting asks for one, and none is kept',
    by: (state, context) => {
      deployFunction(state, PROJECT, 'pages');
      askForOne(context);
    },
    state: 'wrong',
    detail: '0 in all: api has no service, pages 0 instead of 1',
    fix: SETUP('warm-instances'),
  },
  {
    item: 'warm-instances',
    broken: 'a function that nobody asked for keeps one',
    by: keepOne('stripeWebhook'),
    state: 'wrong',
    detail: '1 in all: stripeWebhook 1 instead of 0',
    fix: SETUP('warm-instances'),
  },
  {
    item: 'warm-instances',
    broken: 'the tag of an earlier release keeps one, and the latest revision another',
    by: (state) => {
      for (let release = 0; release < 2; release++) {
        deployFunction(state, PROJECT, 'pages', { minInstances: 1 });
        releaseSite(state, PROJECT, ['pages']);
      }
    },
    state: 'wrong',
    detail: '2 in all; some revisions keep their own: pages 2',
    fix: DEPLOY,
  },
]);

/** Deploys `api`, which the ready project does not have. */
function deployApi(state: State): void {
  const location = `projects/${PROJECT}/locations/us-central1`;
  state.put({ [`${at.functions}/api`]: functionAnswer(location, 'api') });
  deployFunction(state, PROJECT, 'api');
}

test('counts what Google charges, without the services of others', async () => {
  const { context, state } = await createReadyContext();
  deployApi(state);
  keepOne('api')(state);
  keepOne('pages')(state);
  keepOne('reports')(state);
  askForOne(context);
  expect(await warmInstances.check(context)).toEqual({
    state: 'right',
    detail: '2 in all: api 1, pages 1',
  });
});

test('setup sets the number of the setting, without a deploy', async () => {
  const { context, state } = await createReadyContext();
  keepOne('stripeWebhook')(state);
  deployFunction(state, PROJECT, 'pages');
  deployApi(state);
  askForOne(context);
  const changes = await warmInstances.plan?.(context, new ScriptedAsk());
  expect(await applyAll(changes)).toHaveLength(1);
  expect(state.get(`${SERVICES}/pages`)['scaling']).toEqual({ minInstanceCount: 1 });
  expect(chargedInstances(state, PROJECT)).toBe(2);
  expect(await warmInstances.plan?.(context, new ScriptedAsk())).toEqual([]);
});
