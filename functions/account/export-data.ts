import { EXPORT_PAGE, type ExportSection } from '@doorstep/domain/account/data-export';
import type { Accounts } from '../platform/account-repository.ts';
import type { ExportPage, Exports } from './export-repository.ts';
import type { Owner } from './export-sections.ts';

export interface ExportDeps {
  accounts: Pick<Accounts, 'readTimes'>;
  exports: Exports;
}

/**
 * Returns a page of the owner's stored data: at most `EXPORT_PAGE` documents of a section, and the
 * cursor of the next page, null on the last one. Throws AppError `invalid-input` for an invalid
 * cursor.
 */
export async function exportData(
  { accounts, exports }: ExportDeps,
  owner: Owner,
  section: ExportSection,
  after: string | null,
): Promise<ExportPage> {
  if (section !== 'account') return exports.read(section, owner, after, EXPORT_PAGE);
  const { uid, email } = owner;
  return { documents: [{ id: uid, email, ...(await accounts.readTimes(uid)) }], next: null };
}
