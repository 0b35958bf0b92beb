import type { Firestore } from 'firebase-admin/firestore';
import type { Check, Problem } from './check.ts';
import { files } from './checks/pictures.ts';
import type { StoredDocument } from './documents.ts';
import { runLookups, type LookupSources } from './run-lookups.ts';
import { readConsistently, currentReader, type DocumentReader } from './document-reader.ts';
import { CHECKS } from './registry.ts';
import { scanDocuments, rereadFiles, scanFiles } from './scan.ts';

export interface Finding {
  path: string;
  what: string;
}

/** Receives findings and progress during a run. */
export interface Reporter {
  found: (finding: Finding) => void;
  progress: (collection: string, documents: number) => void;
  done: (collection: string, documents: number, findings: number) => void;
}

export interface VerifyParameters extends LookupSources {
  db: Firestore;
  /** See `CheckContext`. */
  hasTtl: boolean;
  /** How long triggers may take before a problem that they repair becomes a finding. */
  triggerMs: number;
  /** Waits before suspicious documents are checked again. */
  wait: () => Promise<void>;
  reporter: Reporter;
}

/** Documents that are checked again in one snapshot. */
const RECHECK_SIZE = 40;

/** Returns the findings of each of the given documents. */
async function examine(
  verification: VerifyParameters,
  check: Check,
  documents: readonly StoredDocument[],
  reads: DocumentReader,
): Promise<Map<StoredDocument, Finding[]>> {
  const { hasTtl, triggerMs } = verification;
  const now = new Date();
  const examined = documents.map((document) => ({
    document,
    ...check.examine(document, { now, hasTtl }),
  }));
  const found = await runLookups(
    verification,
    reads,
    examined.map(({ lookups }) => lookups),
  );
  const isDue = ({ since }: Problem) =>
    since === undefined || now.getTime() - since.getTime() >= triggerMs;
  return new Map(
    examined.map(({ document, validate }) => [
      document,
      validate(found)
        .filter(isDue)
        .map(({ what }) => ({ path: document.path, what })),
    ]),
  );
}

/** Reads the documents again, in one snapshot, and returns their findings. */
async function examineAgain(
  verification: VerifyParameters,
  check: Check,
  documents: readonly StoredDocument[],
): Promise<Finding[]> {
  const { db, bucket } = verification;
  const examined = await readConsistently(db, async (reads) => {
    if (check === files) {
      return examine(verification, check, await rereadFiles(bucket, documents), reads);
    }
    const again = await reads.documents(documents.map(({ path }) => path));
    const existing = [...again.values()].filter((document) => document !== null);
    return examine(verification, check, existing, reads);
  });
  return [...examined.values()].flat();
}

/**
 * Returns the findings of a page that occur twice, because a write between two reads can cause one.
 */
async function verifyPage(
  verification: VerifyParameters,
  check: Check,
  page: readonly StoredDocument[],
): Promise<Finding[]> {
  const first = await examine(verification, check, page, currentReader(verification.db));
  const suspects = [...first].filter(([, findings]) => findings.length > 0);
  if (suspects.length === 0) return [];
  const before = new Set(suspects.flatMap(([, all]) => all.map((one) => JSON.stringify(one))));
  await verification.wait();
  const findings: Finding[] = [];
  for (let start = 0; start < suspects.length; start += RECHECK_SIZE) {
    const batch = suspects.slice(start, start + RECHECK_SIZE).map(([document]) => document);
    const again = await examineAgain(verification, check, batch);
    findings.push(...again.filter((finding) => before.has(JSON.stringify(finding))));
  }
  return findings;
}

async function verifyCollection(
  verification: VerifyParameters,
  check: Check,
  pages: AsyncGenerator<StoredDocument[]>,
): Promise<number> {
  const { reporter } = verification;
  let documents = 0;
  let findings = 0;
  for await (const page of pages) {
    const found = await verifyPage(verification, check, page);
    for (const finding of found) reporter.found(finding);
    documents += page.length;
    findings += found.length;
    reporter.progress(check.collection, documents);
  }
  reporter.done(check.collection, documents, findings);
  return findings;
}

/** Reports collections without a check. */
async function verifyCollections({ db, reporter }: VerifyParameters): Promise<number> {
  const known = new Set(CHECKS.map(({ collection }) => collection));
  const collections = await db.listCollections();
  const unknown = collections.map(({ id }) => id).filter((id) => !known.has(id));
  for (const path of unknown) reporter.found({ path, what: 'unknown collection' });
  reporter.done('collections', collections.length, unknown.length);
  return unknown.length;
}

/**
 * Checks every document of the database and every file of the bucket, page by page, without
 * writing. Returns the number of findings: problems that still exist in a second read. Throws what
 * Google's libraries throw.
 */
export async function verifyData(verification: VerifyParameters): Promise<number> {
  let findings = await verifyCollections(verification);
  for (const check of CHECKS) {
    findings += await verifyCollection(verification, check, scanDocuments(verification.db, check));
  }
  return findings + (await verifyCollection(verification, files, scanFiles(verification.bucket)));
}
