import { setTimeout as sleep } from 'node:timers/promises';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';

const EMAIL = 'yesterday@doorstep.test';
const OWNER = { authorization: 'Bearer owner' };
const STRIPE = { authorization: 'Bearer sk_test_doorstep_stand_in' };

/** One thing in each component that keeps data, and the demo market. */
export const TRACES = ['account', 'document', 'picture', 'mail', 'customer', 'market'] as const;

/** Leaves all but the market: an account, its confirmation mail, a document, a picture and a Stripe customer. */
export async function leaveTraces(at: Addresses): Promise<void> {
  const { idToken } = await signUp(at);
  await send(`${accounts(at)}:sendOobCode?key=local`, { requestType: 'VERIFY_EMAIL', idToken });
  await send(
    `${documents(at)}/traces/one`,
    { fields: { text: { stringValue: 'kept' } } },
    OWNER,
    'PATCH',
  );
  await expectOk(
    await fetch(`${at.storage}/v0/b/${at.bucket}/o?name=traces%2Fone.txt`, {
      method: 'POST',
      headers: { ...OWNER, 'content-type': 'text/plain' },
      body: 'kept',
    }),
  );
  await expectOk(
    await fetch(`${at.stripe}/v1/customers`, {
      method: 'POST',
      headers: STRIPE,
      body: new URLSearchParams({ email: EMAIL }),
    }),
  );
  while (!(await hasMail(at))) await sleep(200);
}

/** Which of them are there. */
export async function findTraces(at: Addresses): Promise<string[]> {
  const picture = `${at.storage}/v0/b/${at.bucket}/o/traces%2Fone.txt?alt=media`;
  const found = {
    account: await canSignIn(at, PERSON),
    document: await isOk(fetch(`${documents(at)}/traces/one`, { headers: OWNER })),
    picture: await isOk(fetch(picture, { headers: OWNER })),
    mail: await hasMail(at),
    customer: await hasCustomer(at),
    market: await hasMarket(at),
  };
  return TRACES.filter((trace) => found[trace]);
}

const PERSON = { email: EMAIL, password: 'doorstep-test', returnSecureToken: true };

async function signUp(at: Addresses): Promise<{ idToken: string }> {
  const answer = await send(`${accounts(at)}:signUp?key=local`, PERSON);
  if (typeof answer !== 'object' || answer === null || !('idToken' in answer))
    throw new Error('No token.');
  return { idToken: String(answer.idToken) };
}

function accounts({ auth }: Addresses): string {
  return `${auth}/identitytoolkit.googleapis.com/v1/accounts`;
}

function documents({ firestore, project }: Addresses): string {
  return `${firestore}/v1/projects/${project}/databases/(default)/documents`;
}

async function hasMail({ mail }: Addresses): Promise<boolean> {
  return (await (await fetch(`${mail}/api/email`)).text()).includes(EMAIL);
}

async function hasCustomer({ stripe }: Addresses): Promise<boolean> {
  const url = `${stripe}/v1/customers?email=${encodeURIComponent(EMAIL)}`;
  return (await (await fetch(url, { headers: STRIPE })).text()).includes('cus_');
}

async function canSignIn(at: Addresses, person: object): Promise<boolean> {
  return isOk(fetch(`${accounts(at)}:signInWithPassword?key=local`, json(person)));
}

/** The demo login, and as many published professionals as the product is shown with. */
async function hasMarket(at: Addresses): Promise<boolean> {
  const published = {
    field: { fieldPath: 'published' },
    op: 'EQUAL',
    value: { booleanValue: true },
  };
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'provider_profiles' }],
      where: { fieldFilter: published },
    },
  };
  const answer = await send(`${documents(at)}:runQuery`, query, OWNER);
  const count = Array.isArray(answer)
    ? answer.filter((row: object) => 'document' in row).length
    : 0;
  const person = { email: 'provider@doorstep.test', password: 'doorstep-demo' };
  return count >= 48 && (await canSignIn(at, person));
}

function json(body: object, headers: Record<string, string> = {}, method = 'POST'): RequestInit {
  return {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function send(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<unknown> {
  const response = await expectOk(await fetch(url, json(body, headers, method)));
  return response.json();
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

async function isOk(pending: Promise<Response>): Promise<boolean> {
  return (await pending).ok;
}
