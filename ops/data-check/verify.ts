import type { Firestore } from 'firebase-admin/firestore';
import type { Check, Problem } from './check.ts';
import { files } from './checks/pictures.ts';
import type { StoredDocument } from './documents.ts';
import { lookUp, type Outside } from './look-up.ts';
import { atOneMoment, readsNow, type Reads } from './reads.ts';
import { CHECKS } from './registry.ts';
import { documentsOf, filesAgain, filesOf } from './shelves.ts';

export interface Finding {
  path: string;
  what: string;
}

/** Whoever is told while it goes on: nothing of it is kept here. */
export interface Reporter {
  found: (finding: Finding) => void;
  progress: (collection: string, documents: number) => void;
  done: (collection: string, documents: number, findings: number) => void;
}

export interface Verification extends Outside {
  db: Firestore;
  /** See `Circumstances`. */
  hasTtl: boolean;
  /** What a trigger puts right is a finding after so much time only. */
  triggerMs: number;
  /** Waits a moment, before what disagrees is looked at again. */
  wait: () => Promise<void>;
  reporter: Reporter;
}

/** Documents that are looked at again together, at one moment. */
const AGAIN = 40;

/** What is wrong with some documents of a collection, as they are told here. */
async function examine(
  verification: Verification,
  check: Check,
  documents: readonly StoredDocument[],
  reads: Reads,
): Promise<Map<StoredDocument, Finding[]>> {
  const { hasTtl, triggerMs } = verification;
  const now = new Date();
  const examined = documents.map((document) => ({
    document,
    ...check.examine(document, { now, hasTtl }),
  }));
  const found = await lookUp(
    verification,
    reads,
    examined.map(({ needs }) => needs),
  );
  const isDue = ({ since }: Problem) =>
    since === undefined || now.getTime() - since.getTime() >= triggerMs;
  return new Map(
    examined.map(({ document, judge }) => [
      document,
      judge(found)
        .filter(isDue)
        .map(({ what }) => ({ path: document.path, what })),
    ]),
  );
}

/** The same documents as they are a moment later, all at one moment, and what is wrong with them then. */
async function examineAgain(
  verification: Verification,
  check: Check,
  documents: readonly StoredDocument[],
): Promise<Finding[]> {
  const { db, bucket } = verification;
  const examined = await atOneMoment(db, async (reads) => {
    if (check === files) {
      return examine(verification, check, await filesAgain(bucket, documents), reads);
    }
    const again = await reads.documents(documents.map(({ path }) => path));
    const there = [...again.values()].filter((document) => document !== null);
    return examine(verification, check, there, reads);
  });
  return [...examined.values()].flat();
}

/** The findings of a page: what is wrong twice. A write may have come between two reads. */
async function verifyPage(
  verification: Verification,
  check: Check,
  page: readonly StoredDocument[],
): Promise<Finding[]> {
  const first = await examine(verification, check, page, readsNow(verification.db));
  const suspects = [...first].filter(([, findings]) => findings.length > 0);
  if (suspects.length === 0) return [];
  const before = new Set(suspects.flatMap(([, all]) => all.map((one) => JSON.stringify(one))));
  await verification.wait();
  const findings: Finding[] = [];
  for (let start = 0; start < suspects.length; start += AGAIN) {
    const some = suspects.slice(start, start + AGAIN).map(([document]) => document);
    const again = await examineAgain(verification, check, some);
    findings.push(...again.filter((finding) => before.has(JSON.stringify(finding))));
  }
  return findings;
}

async function verifyCollection(
  verification: Verification,
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

/** Collections that nobody has told this program about. */
async function verifyCollections({ db, reporter }: Verification): Promise<number> {
  const known = new Set(CHECKS.map(({ collection }) => collection));
  const collections = await db.listCollections();
  const unknown = collections.map(({ id }) => id).filter((id) => !known.has(id));
  for (const path of unknown) reporter.found({ path, what: 'is no collection that is known' });
  reporter.done('collections', collections.length, unknown.length);
  return unknown.length;
}

/**
 * Looks at every document of the database and every file of the bucket, page by page; only reads.
 * How many findings there were: what is wrong with a document, and still is a moment later. Throws
 * what Google's libraries throw.
 */
export async function verifyData(verification: Verification): Promise<number> {
  let findings = await verifyCollections(verification);
  for (const check of CHECKS) {
    findings += await verifyCollection(verification, check, documentsOf(verification.db, check));
  }
  return findings + (await verifyCollection(verification, files, filesOf(verification.bucket)));
}
