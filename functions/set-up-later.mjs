import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What packages set up at once and few functions come to, by the file of the bundle that holds it: it is
 * set up when it is asked for.
 */
const LATER = {
  'index.js': {
    // How events of Firestore are decoded.
    file: /[/\\]firebase-functions[/\\]lib[/\\]esm[/\\]common[/\\]providers[/\\]firestore\.mjs$/,
    what: /^import \{ google \} from ("[^"]+");$([^]*?^const DocumentEventData = )(.*);$/m,
    by: '$2{ decode: (bytes) => require($1).$3.decode(bytes) };',
  },
  'admin.cjs': {
    // In which regions a database may be.
    file: /[/\\]firestore[/\\]build[/\\]src[/\\]v1[/\\]firestore_client\.js$/,
    what: /this\.locationsClient = (new this\._gaxModule\.LocationsClient\(.*\));/,
    by: `let locations;
        Object.defineProperty(this, 'locationsClient', { get: () => (locations ??= $1) });`,
  },
};

const ADVICE = 'mend LATER (functions/set-up-later.mjs), or take it out';

/**
 * For one file of the bundle, an esbuild plugin. It ends the build where a text is not what it was, and
 * where the package has no such file any more.
 */
export const setUpLater = (bundled, later = LATER) => ({
  name: 'set-up-later',
  setup({ onLoad, onEnd }) {
    if (!later[bundled]) return;
    const { file, what, by } = later[bundled];
    let isRead = false;
    onLoad({ filter: file }, async ({ path }) => {
      isRead = true;
      const source = await readFile(path, 'utf8');
      if (!what.test(source)) throw new Error(`${path} has changed: ${ADVICE}`);
      return { contents: source.replace(what, by), resolveDir: dirname(path) };
    });
    onEnd(({ errors }) => {
      // A build that has failed for another reason may not have come to it.
      if (isRead || errors.length > 0) return undefined;
      return { errors: [{ text: `${bundled} has no file ${file.source}: ${ADVICE}` }] };
    });
  },
});
