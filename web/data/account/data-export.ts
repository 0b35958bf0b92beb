import { EXPORT_SECTIONS } from '@doorstep/domain/account/data-export';
import { callFunction } from '../callables.ts';

/** A resumable download of a person's data. */
export interface DataExport {
  /** Returns how many documents have arrived. */
  count: () => number;
  /** Fetches the missing pages and calls `onPage` after each. Throws AppError; call it again to resume. */
  fetchRest: (onPage: () => void) => Promise<void>;
  /** Returns the file once all pages have arrived (format: domain/account/data-export.ts). */
  file: () => { name: string; contents: Blob };
}

/** Starts a download of the person's data. Pages are appended to the file as text to save memory. */
export function beginDataExport(now = new Date()): DataExport {
  const parts: string[] = [
    `{"version":1,"exported_at":${JSON.stringify(now.toISOString())},"sections":{`,
  ];
  let section = 0;
  let after: string | null = null;
  let isBegun = false;
  let inSection = 0;
  let total = 0;

  const begin = (name: string) => {
    if (isBegun) return;
    parts.push(`${section === 0 ? '' : ','}\n${JSON.stringify(name)}:[`);
    isBegun = true;
    inSection = 0;
  };
  const add = (documents: readonly object[]) => {
    for (const document of documents) {
      parts.push(`${inSection === 0 ? '' : ','}\n${JSON.stringify(document)}`);
      inSection += 1;
      total += 1;
    }
  };
  const end = () => {
    parts.push(']');
    section += 1;
    isBegun = false;
  };

  return {
    count: () => total,
    fetchRest: async (onPage) => {
      for (let name = EXPORT_SECTIONS[section]; name; name = EXPORT_SECTIONS[section]) {
        const page = await callFunction('export-my-data', { section: name, after });
        begin(name);
        add(page.documents);
        after = page.next;
        if (after === null) end();
        onPage();
      }
    },
    file: () => ({
      name: `doorstep-data-${now.toISOString().slice(0, 10)}.json`,
      contents: new Blob([...parts, '}}\n'], { type: 'application/json' }),
    }),
  };
}
