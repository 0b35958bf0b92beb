import { readRootFile } from '../../support/rules/project.ts';
import { readStack } from '../../support/stack.ts';

/** Reads documents as an account, by Firestore's REST API, so that firestore.rules decide. */
export class RulesReader {
  readonly #project: string;

  private constructor(project: string) {
    this.#project = project;
  }

  /** Loads firestore.rules into a project of the emulator. */
  static async start(project: string): Promise<RulesReader> {
    const content = readRootFile('firestore.rules');
    const rules = { rules: { files: [{ name: 'firestore.rules', content }] } };
    const url = `${readStack().firestore}/emulator/v1/projects/${project}:securityRules`;
    const response = await fetch(url, { method: 'PUT', body: JSON.stringify(rules) });
    if (!response.ok) throw new Error(`the rules were not loaded: ${await response.text()}`);
    return new RulesReader(project);
  }

  /** Checks whether a session of this account may get a document. */
  mayGet(uid: string, path: string): Promise<boolean> {
    return this.#isAllowed(uid, `/${path}`, { method: 'GET' });
  }

  /** Checks whether a session of this account may list documents with this value. */
  mayList(uid: string, collection: string, field: string, value: string): Promise<boolean> {
    const fieldFilter = { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } };
    const from = [{ collectionId: collection }];
    const structuredQuery = { from, where: { fieldFilter }, limit: 10 };
    const body = JSON.stringify({ structuredQuery });
    return this.#isAllowed(uid, ':runQuery', { method: 'POST', body });
  }

  async #isAllowed(uid: string, target: string, init: RequestInit): Promise<boolean> {
    const documents = `projects/${this.#project}/databases/(default)/documents`;
    const headers = { authorization: `Bearer ${this.#tokenOf(uid)}` };
    const response = await fetch(`${readStack().firestore}/v1/${documents}${target}`, {
      ...init,
      headers,
    });
    const text = await response.text();
    if (response.ok) return true;
    if (text.includes('PERMISSION_DENIED')) return false;
    throw new Error(`${target}: ${response.status} ${text}`);
  }

  /** Returns an unsigned token, which the emulator accepts. */
  #tokenOf(uid: string): string {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      ...{ iss: `https://securetoken.google.com/${this.#project}`, aud: this.#project },
      ...{ iat: now, exp: now + 3600, auth_time: now, sub: uid, user_id: uid },
      ...{ email: `${uid}@doorstep.test`, email_verified: true },
      firebase: { sign_in_provider: 'password', identities: {} },
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
  }
}
