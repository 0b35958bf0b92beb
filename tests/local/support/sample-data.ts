import { setTimeout as sleep } from 'node:timers/promises';
import { functionUrl, type Addresses } from '@doorstep/local/stack/addresses.ts';

const EMAIL = 'sample@doorstep.test';
const ACCOUNT = { email: EMAIL, password: 'doorstep-test', returnSecureToken: true };
const OWNER = { authorization: 'Bearer owner' };
const STRIPE = { authorization: 'Bearer sk_test_doorstep_stand_in' };

/** The names of the samples: one for each component that stores data, and the demo market. */
export const SAMPLES = ['account', 'document', 'file', 'mail', 'customer', 'market'] as const;

const accountsUrl = ({ auth }: Addresses, action: string) =>
  `${auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;

const documentsUrl = ({ firestore, project }: Addresses) =>
  `${firestore}/v1/projects/${project}/databases/(default)/documents`;

/** Creates an account with its confirmation mail, a document, a file and a Stripe customer. */
export async function writeSampleData(at: Addresses): Promise<void> {
  await post(accountsUrl(at, 'signUp'), ACCOUNT);
  const mail = { kind: 'confirm', email: EMAIL, redirect: null };
  await post(functionUrl(at, 'open'), { data: { name: 'send-account-mail', input: mail } });
  const fields = { text: { stringValue: 'sample' } };
  await post(`${documentsUrl(at)}/samples?documentId=one`, { fields }, OWNER);
  await post(`${at.storage}/v0/b/${at.bucket}/o?name=samples%2Fone.txt`, 'sample', OWNER);
  await post(`${at.stripe}/v1/customers`, new URLSearchParams({ email: EMAIL }), STRIPE);
  while (!(await hasMail(at))) await sleep(200);
}

/** Returns the names of the samples that exist. */
export async function findSampleData(at: Addresses): Promise<string[]> {
  const customers = `${at.stripe}/v1/customers?email=${encodeURIComponent(EMAIL)}`;
  const file = `${at.storage}/v0/b/${at.bucket}/o/samples%2Fone.txt?alt=media`;
  const found = {
    account: await canSignIn(at, ACCOUNT),
    document: (await fetch(`${documentsUrl(at)}/samples/one`, { headers: OWNER })).ok,
    file: (await fetch(file, { headers: OWNER })).ok,
    mail: await hasMail(at),
    customer: (await (await fetch(customers, { headers: STRIPE })).text()).includes('cus_'),
    market: await hasMarket(at),
  };
  return SAMPLES.filter((sample) => found[sample]);
}

async function hasMail({ mail }: Addresses): Promise<boolean> {
  return (await (await fetch(`${mail}/api/email`)).text()).includes(EMAIL);
}

async function canSignIn(at: Addresses, account: object): Promise<boolean> {
  const body = JSON.stringify(account);
  const headers = { 'content-type': 'application/json' };
  const url = accountsUrl(at, 'signInWithPassword');
  return (await fetch(url, { method: 'POST', headers, body })).ok;
}

/** Returns whether the demo login works and there are at least 48 published professionals. */
async function hasMarket(at: Addresses): Promise<boolean> {
  const isPublished = {
    field: { fieldPath: 'published' },
    op: 'EQUAL',
    value: { booleanValue: true },
  };
  const structuredQuery = {
    from: [{ collectionId: 'provider_profiles' }],
    where: { fieldFilter: isPublished },
  };
  const rows = (await post(`${documentsUrl(at)}:runQuery`, { structuredQuery }, OWNER)) as object[];
  const count = rows.filter((row) => 'document' in row).length;
  const login = { email: 'provider@doorstep.test', password: 'doorstep-demo' };
  return count >= 48 && (await canSignIn(at, login));
}

/** Posts a text, a form or JSON. Returns the JSON answer. Throws if the status is an error. */
async function post(
  url: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const isRaw = typeof body === 'string' || body instanceof URLSearchParams;
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(!(body instanceof URLSearchParams) && { 'content-type': type }) },
    body: isRaw ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
