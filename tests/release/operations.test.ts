import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { MAIL_PASSWORD } from '@doorstep/ops/configuration/items/mail/smtp-test-server.ts';
import { expect, test } from 'vitest';
import { CLEAR, converse, CTRL_C, ENTER, NO, type Reply } from './support/conversation.ts';
import { createOperator, MAIL_DOMAIN, openStripe, PROJECT } from './support/operator.ts';

// Walks docs/operations.md from a fresh clone: runs its blocks one after the other, with the
// repository's own commands, git, builds, pages, a mail server and a DNS server. Google, Stripe and
// the firebase CLI are stand-ins.

const ADMINISTRATOR = 'boss@doorstep.test';

const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const BLOCKS = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);
const [INSTALL = '', SET_UP = '', DEPLOY = '', FIRST_STEPS = '', GO_LIVE = '', DOCTOR = ''] =
  BLOCKS;
const [ROLLBACK = '', CHANGE_SECRET = '', HEADERS = ''] = BLOCKS.slice(6);

const WRITE: Reply[] = [
  { to: 'This cannot be undone', type: 'y' },
  { to: 'will stop working', type: 'y' },
  { to: 'Write this?', type: ENTER },
];

/** The operator's answers to every question of setup. */
const answersFor = (site: string, mailPort: number): Reply[] => [
  ...WRITE,
  { to: 'name of your marketplace', type: `${CLEAR}Fettle${ENTER}` },
  { to: 'legal name', type: `${CLEAR}Fettle Home Services Ltd${ENTER}` },
  { to: 'support email address', type: `${CLEAR}help@${MAIL_DOMAIN}${ENTER}` },
  { to: 'postal address', type: `4 Mill Lane; Cork${ENTER}` },
  { to: 'legal notices', type: ENTER },
  { to: 'questions about privacy', type: ENTER },
  { to: 'color for buttons', type: ENTER },
  { to: 'Which Firebase project', type: ENTER },
  { to: 'id of the project', type: `${PROJECT}${ENTER}` },
  { to: 'Which billing account', type: ENTER },
  { to: 'address of your site', type: `${CLEAR}${site}${ENTER}` },
  { to: 'sender of all emails', type: `${CLEAR}Fettle <hello@${MAIL_DOMAIN}>${ENTER}` },
  { to: 'secret key of Stripe', type: `sk_test_rehearsal${ENTER}` },
  { to: 'mail server of your provider', type: `localhost${ENTER}` },
  { to: 'Its port', type: `${CLEAR}${mailPort}${ENTER}` },
  { to: 'user name for the mail server', type: `acme${ENTER}` },
  { to: 'password for the mail server', type: `${MAIL_PASSWORD}${ENTER}` },
  { to: 'charge per month', type: ENTER },
  { to: 'first administrator', type: `${ADMINISTRATOR}${ENTER}` },
];

test('docs/operations.md leads from a clone to a running site', async () => {
  expect(BLOCKS).toHaveLength(9);
  const { clone, env, folder, git, google, mailPort, noteDeploy, site, walk } =
    await createOperator(page.match(/^export .*$/gm) ?? []);
  const answers = answersFor(site, mailPort);
  const deploys = (output: string) => expect(output).toMatch(/✔ site and functions are v1\.\d\.0/);

  expect((await walk(INSTALL)).code).toBe(0);

  // The operator first refuses a change, and later presses Ctrl+C.
  const before = structuredClone([...google.state.resources]);
  const setup = ['npm', 'run', 'setup'];
  const refusal = [{ to: 'Write this?', type: NO }, ...answers];
  const refused = await converse([...setup, '--', '--only', 'credentials,project'], {
    ...{ cwd: clone, env, replies: refusal },
  });
  expect(refused.output).toContain(`Create the Google Cloud project ${PROJECT}`);
  expect(refused.code).toBe(1);
  expect([...google.state.resources]).toEqual(before);
  expect(existsSync(path.join(clone, 'web/.env.production'))).toBe(false);
  const stopped = await walk(SET_UP, [{ to: 'secret key of Stripe', type: CTRL_C }, ...answers]);
  expect(stopped.output).toContain(`To continue: npm run setup -- --project ${PROJECT}`);
  expect(existsSync(path.join(clone, 'web/.env.production'))).toBe(true);

  // The second run asks only what is missing, and shows no secret.
  const second = await walk(SET_UP, answers);
  const asked = second.answered.join('\n');
  expect(asked).toContain('secret key of Stripe');
  for (const known of ['your marketplace', 'Which billing account', 'address of your site']) {
    expect(asked).not.toContain(known);
  }
  expect(second.output).not.toMatch(/sk_test_rehearsal|whsec_|p@ss/);
  expect(second.output).toContain(`next: npm run deploy -- --project ${PROJECT}`);

  // A value of the original brand stops a deploy.
  const brandFile = path.join(clone, 'domain/brand.ts');
  const brand = readFileSync(brandFile, 'utf8');
  writeFileSync(
    brandFile,
    brand.replace(/legalEmail: .*/, "legalEmail: 'legal@doorstep.example',"),
  );
  const early = `git commit --quiet --all --message early\n${DEPLOY.split('\n').at(-2)} --untagged`;
  const refusedDeploy = await walk(early);
  expect(refusedDeploy.output).toContain('The configuration is not right. Nothing was deployed.');
  expect(refusedDeploy.output).toContain('legal@doorstep.example');
  expect(refusedDeploy.code).toBe(2);
  writeFileSync(brandFile, brand);

  // The operator changes what only the console can.
  const auth = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
  google.state.patch(auth, { notification: { sendEmail: { callbackUri: `${site}/auth` } } }, null);

  const first = await walk(DEPLOY);
  expect(first.code, first.output).toBe(0);
  deploys(first.output);
  await noteDeploy();

  const account = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts/uid-1`;
  google.state.put({
    [account]: { localId: 'uid-1', email: ADMINISTRATOR, emailVerified: true },
  });
  const steps = await walk(FIRST_STEPS, answers);
  expect(readFileSync(path.join(folder, 'gcloud'), 'utf8')).toContain('everyHour');
  // The page names this command for later, when requests arrive as verified.
  expect(steps.output).toMatch(/^1 of \d+ need attention\.$/m);
  expect(steps.output).toContain(`fix: npm run setup -- app-check-enforced --project ${PROJECT}`);
  expect((await walk(`npm run setup -- app-check-enforced --project ${PROJECT}`, WRITE)).code).toBe(
    0,
  );
  const healthy = await walk(DOCTOR);
  expect(healthy.code, healthy.output).toBe(0);

  // As in live mode, this account of Stripe is empty. The stand-in takes test keys only.
  env['STRIPE_API_BASE'] = await openStripe(site);
  const key = { to: 'secret key of Stripe', type: `sk_test_second${ENTER}` };
  const [sale = '', check = ''] = GO_LIVE.split(/(?<=npm run deploy.*\n)/);
  const live = await walk(sale, [key, ...answers]);
  expect(live.code, live.output).toBe(0);
  await noteDeploy();
  const checked = await walk(check);
  expect(checked.code, checked.output).toBe(0);

  // The operator deploys a second release, and rolls it back.
  appendFileSync(path.join(clone, 'domain/brand.ts'), '\n// A new release.\n');
  const next = await walk(DEPLOY.replace('v1.0.0', 'v1.1.0'));
  expect(next.code, next.output).toBe(0);
  const back = await walk(ROLLBACK);
  expect(back.code, back.output).toBe(0);
  expect(back.output).toContain('✔ site and functions are v1.0.0');

  expect((await walk(CHANGE_SECRET)).code).toBe(0);
  const { output: headers } = await walk(HEADERS);
  expect(
    headers
      .trim()
      .split('\n')
      .filter((line) => !line.endsWith(' 1 1')),
  ).toEqual([]);

  // Doctor finds a backup schedule that was deleted, and setup creates it again.
  const backups = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/backupSchedules`;
  for (const address of google.state.below(backups)) google.state.remove(address);
  const broken = await walk(`npm run doctor -- --project ${PROJECT} --only backups`);
  expect(broken.code).toBe(1);
  expect(broken.output).toContain(`npm run setup -- backups --project ${PROJECT}`);
  expect((await walk(`npm run setup -- backups --project ${PROJECT}`, WRITE)).code).toBe(0);
  expect((await walk(`npm run doctor -- --project ${PROJECT} --only backups`)).code).toBe(0);
  expect(git('status', '--porcelain')).toBe('');
});
