import { PLANS } from '@doorstep/domain/billing/plan';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../migrations/registry.ts';
import { checkSales } from './check-sale.ts';
import { deploy } from '../deploy.ts';
import { UNKNOWN } from './live.ts';
import { readDeployOptions } from '../options.ts';
import { createWorld, PROJECT } from '../test-support.ts';

const OPTIONS = readDeployOptions(['--project', PROJECT]);

test('a deploy whose check ends early still says what is live, and exits with 1', async () => {
  const world = await createWorld();
  world.context.env = { STRIPE_SECRET_KEY: 'pk_no_secret' };
  const [migration] = MIGRATIONS;
  if (!migration) throw new Error('no migrations');
  world.context.migrationStates = () => Promise.resolve([{ migration, state: null }]);
  expect(await deploy(world.context, OPTIONS)).toBe(1);
  expect(world.text()).toContain('✖ the check cannot go on: STRIPE_SECRET_KEY is not a secret key');
  expect(world.text()).toContain('  ✔ hosting    v1.1.0, since 12:00 UTC');
  expect(world.text()).toContain('Migrations to run now:');
  expect(world.text()).toContain('✖ Everything is deployed, but 1 checks failed.');
});

test('a deploy that is interrupted during the check says what is live, and exits with 130', async () => {
  const world = await createWorld();
  const { run } = world.context;
  world.context.run = async (program, args, options) => {
    const isCheck = args.includes('functions:list') && world.deployed().length > 0;
    if (isCheck) world.stop.abort();
    const result = await run(program, args, options);
    return isCheck ? { ...result, code: 130 } : result;
  };
  expect(await deploy(world.context, OPTIONS)).toBe(130);
  expect(world.text()).toContain('✖ the check was interrupted');
  expect(world.text()).not.toContain('Sign in');
  expect(world.text()).toContain('  ✔ hosting    v1.1.0, since 12:00 UTC');
});

test('a deploy over a release that does not name itself leaves its tag to the operator', async () => {
  const failures = [{ only: 'functions', times: 1, output: 'Build failed' }];
  const world = await createWorld({ hosting: UNKNOWN, functions: [undefined], failures });
  expect(await deploy(world.context, { ...OPTIONS, untagged: true })).toBe(1);
  const text = world.text();
  expect(text).toContain('People see the site of an unknown release, which works');
  expect(text).toContain(`deploy -- --project ${PROJECT} --from functions --untagged\n`);
  expect(text).toContain(`rollback -- --project ${PROJECT} --to <the tag you deployed before>`);
  const first = await createWorld({ hosting: null, functions: [], failures: [] });
  first.cloud.failures.push({ only: 'functions', times: 1, output: 'Build failed' });
  expect(await deploy(first.context, OPTIONS)).toBe(1);
  expect(first.text()).toContain('The site is not complete until the deploy has finished.');
  expect(first.text()).not.toContain('npm run rollback');
});

test('a key that may not delete the customer of the check is a problem of the check', async () => {
  const { stripe, siteUrl } = await createWorld();
  stripe.customers.del = () =>
    Promise.reject(new Stripe.errors.StripePermissionError({ message: 'No customers_write' }));
  expect((await checkSales(stripe, siteUrl)).at(-1)).toEqual({
    plan: 'any plan',
    problem: 'its customer stays: No customers_write',
  });
});

test('a plan without a price names the command that creates one', async () => {
  const { stripe, siteUrl } = await createWorld();
  const { id } = await stripe.products.create({ name: 'Starter' });
  const plans = PLANS.slice(0, 1).map((plan) => ({ ...plan, product_id: id }));
  expect(await checkSales(stripe, siteUrl, plans)).toEqual([
    {
      plan: 'Starter',
      problem: `${id} has no default price: run npm run setup -- stripe-products`,
    },
  ]);
});
