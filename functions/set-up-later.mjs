import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What packages do at once that few functions come to, or none, by the file of the bundle that holds it:
 * it is done when it is asked for, or left out.
 */
const LATER = {
  'index.js': [
    {
      // How events of Firestore are decoded.
      file: /[/\\]firebase-functions[/\\]lib[/\\]esm[/\\]common[/\\]providers[/\\]firestore\.mjs$/,
      replace: [
        [
          /^import \{ google \} from ("[^"]+");$([^]*?^const DocumentEventData = )(.*);$/m,
          '$2{ decode: (bytes) => require($1).$3.decode(bytes) };',
        ],
      ],
    },
  ],
  'admin.cjs': [
    {
      // In which regions a database may be.
      file: /[/\\]firestore[/\\]build[/\\]src[/\\]v1[/\\]firestore_client\.js$/,
      replace: [
        [
          /this\.locationsClient = (new this\._gaxModule\.LocationsClient\(.*\));/,
          `let locations;
        Object.defineProperty(this, 'locationsClient', { get: () => (locations ??= $1) });`,
        ],
      ],
    },
    {
      // What a server tells of its messages to whoever asks it: we are clients only.
      file: /[/\\]@grpc[/\\]proto-loader[/\\]build[/\\]src[/\\]index\.js$/,
      replace: [
        [/^ +const descriptorList = .*\n( +const bufferList = ).*;$/m, '$1[];'],
        [/^ +const messageDescriptor = .*;\n([^}]*?)^ +type: messageDescriptor\..*,\n/m, '$1'],
        [/^ +const enumDescriptor = .*;\n([^}]*?)^ +type: enumDescriptor\..*,\n/m, '$1'],
      ],
    },
  ],
};

const ADVICE = 'mend LATER (functions/set-up-later.mjs), or take it out';

async function replaced(path, replace) {
  let text = await readFile(path, 'utf8');
  for (const [what, by] of replace) {
    if (!what.test(text)) throw new Error(`${path} has changed: ${ADVICE}`);
    text = text.replace(what, by);
  }
  return text;
}

/**
 * For one file of the bundle, an esbuild plugin. It ends the build where a text is not what it was, and
 * where the package has no such file any more.
 */
export const setUpLater = (bundled, later = LATER) => ({
  name: 'set-up-later',
  setup({ onLoad, onEnd }) {
    for (const { file, replace } of later[bundled] ?? []) {
      let isRead = false;
      onLoad({ filter: file }, async ({ path }) => {
        isRead = true;
        return { contents: await replaced(path, replace), resolveDir: dirname(path) };
      });
      onEnd(({ errors }) => {
        // A build that has failed for another reason may not have come to it.
        if (isRead || errors.length > 0) return undefined;
        return { errors: [{ text: `${bundled} has no file ${file.source}: ${ADVICE}` }] };
      });
    }
  },
});
