import { BRAND } from '@doorstep/domain/brand';
import { normalizeHandle } from '@doorstep/domain/profiles/handle';
import { EXPORT_SECTIONS } from '@doorstep/domain/account/data-export';
import { callFunction } from '../callables.ts';

/** A resumable download of a person's data. */
export interface DataExport {
  /** Returns how many documents have arrived. */
  count: () => number;
  /**
   * Fetches the missing pages and calls `onPage` after each. Throws AppError; call it again to
   * resume.
   */
  fetchRest: (onPage: () => void) => Promise<void>;
  /** Returns the file once all pages have arrived (format: domain/account/data-export.ts). */
  file: () => { name: string; contents: Blob };
}

/** Starts a download of the person's data. Appends pages to the file as text to save memory. */
export function startDataExport(now = new Date()): DataExport {
  const parts: string[] = [
    `{"version":1,"exported_at":${JSON.stringify(now.toISOString())},"sections":{`,
  ];
  let section = 0;
  let after: string | null = null;
  let isSectionOpen = false;
  let sectionCount = 0;
  let totalCount = 0;

  const openSection = (name: string) => {
    if (isSectionOpen) return;
    parts.push(`${section === 0 ? '' : ','}\n${JSON.stringify(name)}:[`);
    isSectionOpen = true;
    sectionCount = 0;
  };
  const append = (documents: readonly object[]) => {
    for (const document of documents) {
      parts.push(`${sectionCount === 0 ? '' : ','}\n${JSON.stringify(document)}`);
      sectionCount += 1;
      totalCount += 1;
    }
  };
  const closeSection = () => {
    parts.push(']');
    section += 1;
    isSectionOpen = false;
  };

  return {
    count: () => totalCount,
    fetchRest: async (onPage) => {
      for (let name = EXPORT_SECTIONS[section]; name; name = EXPORT_SECTIONS[section]) {
        const page = await callFunction('export-my-data', { section: name, after });
        openSection(name);
        append(page.documents);
        after = page.next;
        if (after === null) closeSection();
        onPage();
      }
    },
    file: () => ({
      name: `${normalizeHandle(BRAND.name)}-data-${now.toISOString().slice(0, 10)}.json`,
      contents: new Blob([...parts, '}}\n'], { type: 'application/json' }),
    }),
  };
}
