import { EXPORT_SECTIONS } from '@doorstep/domain/account/data-export';
import { callFunction } from '../callables.ts';

/** A download that goes on where it was interrupted: what has arrived is kept. */
export interface DataExport {
  /** How many documents have arrived. */
  count: () => number;
  /** Fetches what is missing, page by page; `onPage` hears of each. Throws AppError; call it again then. */
  fetchRest: (onPage: () => void) => Promise<void>;
  /** The file, once all is there: its name and its contents (domain/account/data-export.ts). */
  file: () => { name: string; contents: Blob };
}

/** Begins a download of one's own data. Pages go into the file as they arrive, none is kept as objects. */
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
