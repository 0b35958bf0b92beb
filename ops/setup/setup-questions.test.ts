import { expect, test } from 'vitest';
import type { Item } from '../configuration/item.ts';
import { ITEMS } from '../configuration/items.ts';
import { createReadyContext, PROJECT, ScriptedAsk } from '../configuration/test-support.ts';
import { runSetup } from './run-setup.ts';

// What setup asks before it writes, and which items it asks about.

test('what can be undone is asked for first, and what cannot by itself, with No suggested', async () => {
  const { context } = await createReadyContext();
  const done: string[] = [];
  const change = (name: string, warning?: string) => ({
    description: name,
    ...(warning !== undefined && { warning }),
    apply: () => Promise.resolve(void done.push(name)),
  });
  const risky: Item = {
    name: 'risky',
    title: 'Risky',
    check: () => Promise.resolve({ state: 'wrong', detail: 'x', fix: 'y' }),
    plan: () => Promise.resolve([change('lock', 'This cannot be undone.'), change('create')]),
  };
  const questions: [string, boolean][] = [];
  const confirm = (message: string, suggestion: boolean) => {
    questions.push([message, suggestion]);
    return Promise.resolve(suggestion);
  };
  const ask = Object.assign(new ScriptedAsk(), { confirm });
  const left = await runSetup(context, [risky], { ask, say: () => {} });
  expect(left).toMatchObject([{ item: risky }]);
  expect(questions).toEqual([
    ['Write this?', true],
    ['Write this? This cannot be undone.', false],
  ]);
  expect(done).toEqual(['create']);
});

test('an item that the operator names is asked for even if it is right', async () => {
  const { context, state } = await createReadyContext();
  const list = ITEMS.filter(({ name }) => ['services', 'secrets'].includes(name));
  const secret = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
  const setUp = async (isNamed: boolean, which: string) => {
    const ask = new ScriptedAsk({
      'Which secret': which,
      "Stripe's secret key": 'sk_test_abcdefgh',
    });
    const left = await runSetup(context, list, { ask, say: () => {}, isNamed });
    expect(left).toEqual([]);
    return ask;
  };
  expect((await setUp(false, 'STRIPE_SECRET_KEY')).asked).toEqual([]);
  await setUp(true, 'STRIPE_SECRET_KEY');
  const stored = state.get(`${secret}/STRIPE_SECRET_KEY/versions/2`)['data'];
  expect(Buffer.from(String(stored), 'base64').toString()).toBe('sk_test_abcdefgh');
  // Links of older mails need the secret before.
  await setUp(true, 'LINK_SECRET');
  const links = Buffer.from(
    String(state.get(`${secret}/LINK_SECRET/versions/2`)['data']),
    'base64',
  );
  expect(links.toString()).toMatch(/^[0-9a-f]{64},f{64}$/);
});
