import type { Reporter } from './verify.ts';

interface Output {
  /** One line of the result. */
  line: (text: string) => void;
  /** How far it is, written over by the next. */
  progress: (text: string) => void;
}

/** For people: findings as they come, then a line for their collection. */
export function textReporter({ line, progress }: Output): Reporter {
  return {
    found: ({ path, what }) => line(`✖ ${path}: ${what}`),
    progress: (collection, documents) => progress(`  ${collection} ${documents} …`),
    done: (collection, documents, findings) => {
      const counts = `${String(documents).padStart(9)} looked at, ${findings} findings`;
      line(`${findings === 0 ? '✔' : '✖'} ${collection.padEnd(20)}${counts}`);
    },
  };
}

/** For programs: one JSON object a line, of a finding or of a collection that is through. */
export function jsonReporter({ line, progress }: Output): Reporter {
  return {
    found: (finding) => line(JSON.stringify(finding)),
    progress: (collection, documents) => progress(`  ${collection} ${documents} …`),
    done: (collection, documents, findings) =>
      line(JSON.stringify({ collection, documents, findings })),
  };
}

/** Results go to the output; how far it is goes to the person at a terminal, if there is one. */
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
