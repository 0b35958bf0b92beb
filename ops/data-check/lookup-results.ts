import type { StoredDocument } from './documents.ts';

/** A query that counts the documents with these values. */
export interface Count {
  collection: string;
  where: Record<string, string | number | boolean>;
}

/** The lookups that a document needs before its validation. */
export interface Lookups {
  /** Paths. */
  documents?: readonly string[];
  counts?: readonly Count[];
  /** Uids. */
  accounts?: readonly string[];
  /** Prefixes of paths in the bucket. */
  files?: readonly string[];
}

/** A file of the bucket. */
export interface StoredFile {
  path: string;
  bytes: number;
}

export const keyOf = ({ collection, where }: Count): string =>
  `${collection} ${JSON.stringify(where)}`;

/** The results of all lookups for a page of documents. Every method throws for a missing lookup. */
export class LookupResults {
  constructor(
    private readonly documents: ReadonlyMap<string, StoredDocument | null>,
    private readonly counts: ReadonlyMap<string, number>,
    private readonly accounts: ReadonlyMap<string, boolean>,
    private readonly files: ReadonlyMap<string, readonly StoredFile[]>,
  ) {}

  /** Returns the document, or null if it does not exist. */
  document(path: string): StoredDocument | null {
    return this.runLookups(this.documents, path);
  }

  count(count: Count): number {
    return this.runLookups(this.counts, keyOf(count));
  }

  hasAccount(uid: string): boolean {
    return this.runLookups(this.accounts, uid);
  }

  filesAt(prefix: string): readonly StoredFile[] {
    return this.runLookups(this.files, prefix);
  }

  private runLookups<T>(map: ReadonlyMap<string, T>, key: string): T {
    const value = map.get(key);
    if (value === undefined) throw new Error(`not looked up: ${key}`);
    return value;
  }
}
