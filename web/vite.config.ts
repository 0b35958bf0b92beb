import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { fillBrand, iconFile, iconSvg } from './app/server/brand-files.ts';
import { parseEnv } from './lib/env-schema.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const emptyModule = fileURLToPath(new URL('lib/empty-module.ts', import.meta.url));

// reactfire imports every Firebase product statically. The site never uses two of them (see the alias);
// the others must be droppable from chunks that do not need them. Not firestore/lite: it registers itself.
const DROPPABLE =
  /node_modules\/(reactfire|@?firebase\/(firestore(?!\/(dist\/)?lite\/)|functions|storage|webchannel-wrapper\/dist\/bloom-blob)|hoist-non-react-statics)\//;

/** The site's configuration, checked before anything is built: without it a site would show nothing. */
const configuration: Plugin = {
  name: 'doorstep-configuration',
  config: (_, { mode }) => {
    try {
      return { define: { __WEB_ENV__: JSON.stringify(parseEnv(loadEnv(mode, root))) } };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      console.error(`✖ ${problem} Set it in web/.env.production: see docs/operations.md.`);
      process.exit(1);
    }
  },
};

/**
 * The page that the browser fills by itself is called `app.html`: `/` is rendered on the server, and
 * Hosting would rather serve a file that has the name of the address.
 */
const appPage: Plugin = {
  name: 'doorstep-app-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    const page = bundle['index.html'];
    if (page) page.fileName = 'app.html';
  },
};

/** Fills the brand into index.html, and writes the icons. */
const brand: Plugin = {
  name: 'doorstep-brand',
  transformIndexHtml: { order: 'pre', handler: (html) => fillBrand(html) },
  async generateBundle() {
    const svg = iconSvg();
    const png = await sharp(Buffer.from(svg)).resize(32).png().toBuffer();
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: svg });
    this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: iconFile(png) });
  },
};

/** `npm run dev`: where the functions answer, for what the site asks of itself. */
const { FUNCTIONS_URL: functions } = process.env;

export default defineConfig({
  root,
  plugins: [react(), brand, configuration, appPage],
  resolve: {
    alias: { 'firebase/database': emptyModule, 'firebase/remote-config': emptyModule },
  },
  ...(functions !== undefined && {
    server: {
      proxy: {
        '/api/page/': { target: functions, rewrite: (path) => `web-page${path}` },
        '/api/search': {
          target: functions,
          rewrite: (path) => path.replace('/api/search', 'provider-search'),
        },
      },
    },
  }),
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !DROPPABLE.test(id) },
    },
  },
});
