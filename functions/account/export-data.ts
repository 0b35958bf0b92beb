import { EXPORT_PAGE, type ExportSection } from '@doorstep/domain/account/data-export';
import type { Accounts } from '../platform/account-repository.ts';
import type { ExportPage, Exports, Owner } from './export-repository.ts';

export interface ExportDeps {
  accounts: Pick<Accounts, 'readTimes'>;
  exports: Exports;
}

/**
 * A page of what is stored of whoever asks, and of nobody else: at most `EXPORT_PAGE` documents of a
 * section, and where the next page begins (null: nowhere). Holds no page in memory but this one.
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
