import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

const PAGE = 300;

/** Returns the accounts that are deleted or being deleted, of the last 30 days. */
export async function readDeletedAccounts(db: Firestore): Promise<Set<string>> {
  const uids = new Set<string>();
  const ordered = db.collection('account_deletions').orderBy(FieldPath.documentId()).limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    for (const job of page.docs) if (job.get('state') !== 'refused') uids.add(job.id);
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
  return uids;
}

/**
 * Checks whether a document is about one of the accounts: its uid is a part of the id, which `_`
 * separates, or a field.
 */
export function isAbout(
  uids: ReadonlySet<string>,
  document: Pick<DocumentSnapshot, 'id' | 'data'>,
): boolean {
  const fields: Record<string, unknown> = document.data() ?? {};
  const values = [...document.id.split('_'), ...Object.values(fields)];
  return values.some((value) => typeof value === 'string' && uids.has(value));
}
