import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CDN_NETWORKS } from '@doorstep/domain/operations/cdn-networks';
import { documentAnswer, publicIpListAnswer } from '@doorstep/local/google/answers.ts';
import {
  deployedResources,
  emptyAccount,
  type Deployed,
} from '@doorstep/local/google/ready-project.ts';
import { startGoogle } from '@doorstep/local/google/start-google.ts';
import { GoogleState } from '@doorstep/local/google/state.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { startStripe } from '@doorstep/local/stripe/start-stripe.ts';
import { readEndpoints } from '@doorstep/ops/configuration/endpoints.ts';
import { readEnvFile } from '@doorstep/ops/configuration/env-file.ts';
import { connectGoogle } from '@doorstep/ops/configuration/google/google.ts';
import { startDnsServer } from '@doorstep/ops/configuration/items/mail/dns-test-server.ts';
import { startMailServer } from '@doorstep/ops/configuration/items/mail/smtp-test-server.ts';
import { startWebhook } from '@doorstep/ops/configuration/items/stripe/webhook-test-server.ts';
import { hashSettings } from '@doorstep/ops/configuration/site/live-release.ts';
import { readSecret } from '@doorstep/ops/configuration/secrets.ts';
import { onTestFinished } from 'vitest';
import { copyCheckout, initRepository } from './checkout-copy.ts';
import { converse, type Reply } from './conversation.ts';
import { serveCloud } from './live-site.ts';
import { openStack } from './open-stack.ts';
import { installStandIns, writeProgram } from './stand-ins.ts';

// What a new operator has before the first step: a clone, empty accounts at Google and Stripe, a
// mail server and the DNS records of their domain.

export const PROJECT = 'demo-shop';
export const MAIL_DOMAIN = 'shop.doorstep.test';

/** The list of the CDN's networks, which is as in the repository. */
const PUBLISHED_CDN = {
  'api.fastly.com/public-ip-list': publicIpListAnswer(CDN_NETWORKS.networks),
};

const onEnd = <T extends { stop: () => Promise<void> }>(started: T): T => {
  onTestFinished(started.stop);
  return started;
};

/** Starts Stripe's stand-in with an empty account, as each mode of a new account is. */
export async function openStripe(siteUrl: string): Promise<string> {
  const log = () => undefined;
  const options = { port: 0, dataDir: null, webhook: null, siteUrl, log };
  return onEnd(await startStripe(options)).url;
}

/** Starts a DNS server with the records that the operator sets for the mails and the site. */
function openDns(): Promise<string> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return startDnsServer({
    localhost: ['127.0.0.1'],
    [MAIL_DOMAIN]: ['v=spf1 ip4:192.0.2.1 -all'],
    [`pm._domainkey.${MAIL_DOMAIN}`]: [`v=DKIM1; k=rsa; p=${key}`],
    [`_dmarc.${MAIL_DOMAIN}`]: ['v=DMARC1; p=quarantine'],
  });
}

/** Creates the certificate of the site on this machine. */
function createCertificate(folder: string) {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...names], {
    stdio: 'pipe',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert };
}

/**
 * Starts everything that a new operator has, until the test ends. Returns the clone, its
 * environment and what runs the blocks of the page.
 */
export async function createOperator(exports: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-operations-'));
  const clone = copyCheckout();
  onTestFinished(() => {
    for (const created of [folder, clone]) rmSync(created, { recursive: true, force: true });
  });
  const { stack, close } = await openStack('release-operations');
  onTestFinished(close);
  const standIns = installStandIns(folder);
  writeProgram(path.join(folder, 'bin'), 'gcloud', `echo "gcloud $*" >> "${folder}/gcloud"`);
  const certificate = createCertificate(folder);
  const { site, close: closeSite } = await serveCloud(path.join(folder, 'cloud'), certificate);
  onTestFinished(closeSite);
  const google = onEnd(await startGoogle(new GoogleState({ ...emptyAccount(), ...PUBLISHED_CDN })));
  const { port: mailPort } = await startMailServer();
  const connected = connectGoogle(PROJECT, { GOOGLE_API_BASE: google.url });
  const webhook = { secret: '' };
  const { url: webhookUrl } = await startWebhook(webhook);
  const env: NodeJS.ProcessEnv = {
    ...standIns,
    FIRESTORE_EMULATOR_HOST: emulatorVariables(stack)['FIRESTORE_EMULATOR_HOST'],
    GOOGLE_API_BASE: google.url,
    FASTLY_API_BASE: `${google.url}/api.fastly.com`,
    STRIPE_API_BASE: await openStripe(site),
    STRIPE_WEBHOOK_URL: webhookUrl,
    DNS_SERVERS: await openDns(),
    NODE_EXTRA_CA_CERTS: certificate.file,
    CURL_CA_BUNDLE: certificate.file,
    ...{ GIT_AUTHOR_NAME: 'T', GIT_AUTHOR_EMAIL: 't@doorstep.test' },
    ...{ GIT_COMMITTER_NAME: 'T', GIT_COMMITTER_EMAIL: 't@doorstep.test' },
  };
  const git = initRepository(clone);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'clone');

  /** Runs a block of the page as an operator pastes it, with their names. */
  const walk = (block: string, replies: Reply[] = []) => {
    const script = [...exports, block]
      .join('\n')
      .replaceAll('your-project-id', PROJECT)
      .replaceAll('https://your-domain.example', site)
      // Deploy and rollback ask for a confirmation.
      .replaceAll(/npm run (?:deploy|rollback) -- .*/g, '$& --yes');
    return converse(['bash', '-ec', script], { cwd: clone, env, replies });
  };

  /** Stores in Google's stand-in what the firebase CLI has deployed. */
  const noteDeploy = async () => {
    const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
    const endpoints = await readEndpoints(clone, PROJECT);
    const secrets = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
    const names = google.state.below(secrets).map((address) => path.basename(address));
    const versions = names.map((name) => [
      name,
      String(google.state.below(`${secrets}/${name}/versions`).length),
    ]);
    google.state.put(
      deployedResources(PROJECT, {
        firestoreRules: read('firestore.rules'),
        storageRules: read('storage.rules'),
        indexes: JSON.parse(read('firestore.indexes.json')) as Deployed['indexes'],
        functions: endpoints.map(({ isScheduled, ...one }) => ({ ...one, schedule: isScheduled })),
        secretVersions: Object.fromEntries(versions) as Record<string, string>,
        release: git('describe', '--tags'),
        functionsUrl: `${site}/functions`,
        settings: readEnvFile(path.join(clone, `functions/.env.${PROJECT}`)).values,
      }),
    );
    const live = `projects/${PROJECT}/databases/(default)/documents/operations/live_release`;
    google.state.put({
      [`firestore.googleapis.com/v1/${live}`]: documentAnswer(live, {
        ...{
          release: git('describe', '--tags'),
          commit: git('rev-parse', 'HEAD'),
          brand: 'Fettle',
        },
        web_settings: hashSettings(readEnvFile(path.join(clone, 'web/.env.production')).values),
      }),
    });
    webhook.secret =
      (await readSecret({ google: connected, project: PROJECT }, 'STRIPE_WEBHOOK_SECRET')) ?? '';
  };
  return { clone, env, folder, git, google, mailPort, noteDeploy, site, walk };
}
