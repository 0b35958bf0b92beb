import type { Reporter } from './verify.ts';

interface Output {
  /** One line of the result. */
  line: (text: string) => void;
  /** A progress message, which the next one replaces. */
  progress: (text: string) => void;
}

/** Reports for people: a line for each finding, and a summary for each collection. */
export function textReporter({ line, progress }: Output): Reporter {
  return {
    found: ({ path, what }) => line(`✖ ${path}: ${what}`),
    progress: (collection, documents) => progress(`  ${collection} ${documents} …`),
    done: (collection, documents, findings) => {
      const noun = findings === 1 ? 'finding' : 'findings';
      const counts = `${String(documents).padStart(9)} checked, ${findings} ${noun}`;
      line(`${findings === 0 ? '✔' : '✖'} ${collection.padEnd(20)}${counts}`);
    },
  };
}

/**
 * Reports for programs: one JSON object per line, for each finding and each finished collection.
 */
export function jsonReporter({ line, progress }: Output): Reporter {
  return {
    found: (finding) => line(JSON.stringify(finding)),
    progress: (collection, documents) => progress(`  ${collection} ${documents} …`),
    done: (collection, documents, findings) =>
      line(JSON.stringify({ collection, documents, findings })),
  };
}

/** Writes results to stdout, and progress to stderr if it is a terminal. */
export function terminal(): Output {
  const { stdout, stderr } = process;
  const clear = () => {
    if (stderr.isTTY) stderr.write('\r\x1b[K');
  };
  return {
    line: (text) => {
      clear();
      stdout.write(`${text}\n`);
    },
    progress: (text) => {
      clear();
      if (stderr.isTTY) stderr.write(text);
    },
  };
}
