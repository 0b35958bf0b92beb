import type { StoredDocument } from './documents.ts';

/** How many documents of a collection have these values. */
export interface Count {
  collection: string;
  where: Record<string, string | boolean>;
}

/** What has to be looked up before a document can be judged. */
export interface Needs {
  /** Paths. */
  documents?: readonly string[];
  counts?: readonly Count[];
  /** Uids. */
  accounts?: readonly string[];
  /** How paths in the bucket begin. */
  files?: readonly string[];
}

/** A file of the bucket. */
export interface StoredFile {
  path: string;
  bytes: number;
}

export const keyOf = ({ collection, where }: Count): string =>
  `${collection} ${JSON.stringify(where)}`;

/** What was looked up for a page of documents. Throws when asked for what was not looked up. */
export class Found {
  constructor(
    private readonly documents: ReadonlyMap<string, StoredDocument | null>,
    private readonly counts: ReadonlyMap<string, number>,
    private readonly accounts: ReadonlyMap<string, boolean>,
    private readonly files: ReadonlyMap<string, readonly StoredFile[]>,
  ) {}

  /** Null when it is missing. */
  document(path: string): StoredDocument | null {
    return this.lookUp(this.documents, path);
  }

  count(count: Count): number {
    return this.lookUp(this.counts, keyOf(count));
  }

  hasAccount(uid: string): boolean {
    return this.lookUp(this.accounts, uid);
  }

  filesAt(prefix: string): readonly StoredFile[] {
    return this.lookUp(this.files, prefix);
  }

  private lookUp<T>(map: ReadonlyMap<string, T>, key: string): T {
    const value = map.get(key);
    if (value === undefined) throw new Error(`not looked up: ${key}`);
    return value;
  }
}
