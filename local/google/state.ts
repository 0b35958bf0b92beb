export type Json = Record<string, unknown>;

/** An error answer in the shape of Google's AIP-193. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Json[];

  constructor(status: number, code: string, message: string, details: Json[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const notFound = (name: string): ApiFailure =>
  new ApiFailure(404, 'NOT_FOUND', `${name} was not found.`);

/** Collections whose key in a list differs from their name in the path. */
const LIST_KEYS: Record<string, string> = { webApps: 'apps' };

const setAt = (target: Json, path: string[], value: unknown): void => {
  const [head = '', ...rest] = path;
  if (rest.length === 0) target[head] = value;
  else {
    const inner = { ...(target[head] as Json | undefined) };
    setAt(inner, rest, value);
    target[head] = inner;
  }
};

const getAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);

/**
 * The resources of Google's APIs by their address, a host and a path, such as
 * `cloudresourcemanager.googleapis.com/v3/projects/my-project`.
 */
export class GoogleState {
  readonly resources = new Map<string, Json>();
  #lastId = 0;

  constructor(resources: Record<string, Json> = {}) {
    this.put(resources);
  }

  put(resources: Record<string, Json>): void {
    for (const [address, resource] of Object.entries(resources)) {
      this.resources.set(address, structuredClone(resource));
    }
  }

  newId(): string {
    this.#lastId += 1;
    return `id-${this.#lastId}`;
  }

  /** Returns a resource, or throws a failure with the status 404. */
  get(address: string): Json {
    const found = this.resources.get(address);
    if (!found) throw notFound(address.slice(address.indexOf('/') + 1));
    return found;
  }

  /** Removes a resource and everything below it. */
  remove(address: string): void {
    for (const key of this.resources.keys()) {
      if (key === address || key.startsWith(`${address}/`)) this.resources.delete(key);
    }
  }

  /** Returns the addresses directly below a collection. A `-` in the path means every parent. */
  below(collection: string): string[] {
    const wanted = [...collection.split('/'), '-'];
    return [...this.resources.keys()].filter((address) => {
      const parts = address.split('/');
      return (
        parts.length === wanted.length &&
        wanted.every((part, index) => part === '-' || part === parts[index])
      );
    });
  }

  /** Returns a page with all resources of a collection; `{}` if there are none, as Google does. */
  list(collection: string): Json {
    const name = collection.slice(collection.lastIndexOf('/') + 1);
    const parts = collection.split('/');
    const key = parts.at(-2) === 'documents' ? 'documents' : (LIST_KEYS[name] ?? name);
    const rows = this.below(collection).map((address) => this.get(address));
    return rows.length === 0 ? {} : { [key]: rows };
  }

  /** Changes the fields that the mask names, or all fields of the body without a mask. */
  patch(address: string, body: Json, mask: string | null): Json {
    const changed = structuredClone(this.get(address));
    const paths = mask ? mask.split(',') : Object.keys(body);
    for (const path of paths) {
      const keys = path.split('.');
      setAt(changed, keys, getAt(body, keys));
    }
    this.resources.set(address, changed);
    return changed;
  }
}
