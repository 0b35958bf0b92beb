import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { brandProblems } from '../domain/brand-problems.ts';
import { BRAND } from '../domain/active-brand.ts';
import { COLORS } from '../domain/colors/active-colors.ts';
import { parseEnv } from '../domain/settings/web-settings.ts';
import { BRAND_FILE_TYPES, fillBrand } from './app/server/brand-files.ts';
import { brandFiles } from './app/server/brand-pictures.ts';
import { placeFiles, PLACES_FOLDER } from './app/server/place-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const COLORS_FILE = fileURLToPath(new URL('../domain/colors/active-colors.ts', import.meta.url));
const unusedProducts = fileURLToPath(new URL('app/unused-firebase-products.ts', import.meta.url));

/**
 * Packages without side effects that matter here. reactfire imports every Firebase product, and
 * this lets the bundler tree-shake them. firestore/lite is excluded, because it registers itself.
 */
const TREE_SHAKEABLE =
  /node_modules\/(reactfire|@?firebase\/(firestore(?!\/(dist\/)?lite\/)|functions|storage|webchannel-wrapper\/dist\/bloom-blob)|hoist-non-react-statics)\//;

/** Parses the site's configuration, and stops the build if it is incomplete. */
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
 * Renames index.html, the page of screens that are rendered in the browser, to `app.html`. Firebase
 * Hosting would serve index.html for `/`, which is rendered on the server.
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

/** Stops the build if the brand has problems. */
function checkBrand() {
  const problems = brandProblems(BRAND);
  if (problems.length === 0) return;
  console.error(['✖ domain/brand.ts:', ...problems].join('\n  '));
  process.exit(1);
}

const siteFiles = async () => ({ ...(await brandFiles()), ...placeFiles() });

/**
 * Derives the colors, so that browsers need not. Fills the brand into index.html, and writes its
 * files: icons, share image, manifest, and the places of its country.
 */
const brand: Plugin = {
  name: 'doorstep-brand',
  buildStart: checkBrand,
  load: (id) => (id === COLORS_FILE ? `export const COLORS = ${JSON.stringify(COLORS)};` : null),
  transformIndexHtml: { order: 'pre', handler: (html) => fillBrand(html) },
  async generateBundle() {
    // The renderer of public pages and the boot script have no files of their own.
    if (!this.environment.config.build.copyPublicDir) return;
    for (const [fileName, source] of Object.entries(await siteFiles())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
  configureServer({ middlewares }) {
    let files: ReturnType<typeof siteFiles> | undefined;
    middlewares.use((request, response, next) => {
      const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
      const type = name.startsWith(PLACES_FOLDER) ? 'application/json' : BRAND_FILE_TYPES[name];
      if (type === undefined) {
        next();
        return;
      }
      files ??= siteFiles();
      void files.then((drawn) => response.setHeader('Content-Type', type).end(drawn[name]), next);
    });
  },
};

/** The address of the functions, to which `npm run dev` proxies the site's own endpoints. */
const { FUNCTIONS_URL: functions } = process.env;

const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({
        source: z.optional(z.string()),
        function: z.optional(z.object({ functionId: z.string() })),
      }),
    ),
  }),
});

/** Addresses that answer data. Pages are rendered in the browser during `npm run dev`. */
const DATA = /^\/(api|mail)\/|\.xml$/;

/** Converts a glob of Hosting, such as `/api/**`, to a regular expression for Vite. */
const toPattern = (glob: string) =>
  `^${glob.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/?]*' : '.*'))}(\\?|$)`;

/** Returns Vite's proxy for the rewrites of firebase.json to functions that answer data. */
function devProxy(functions: string): Record<string, ProxyOptions> {
  const file = new URL('../firebase.json', import.meta.url);
  const { hosting } = configSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const proxies: Record<string, ProxyOptions> = {};
  for (const { source, function: target } of hosting.rewrites) {
    if (!source || !target || !DATA.test(source)) continue;
    const rewrite = (path: string) => target.functionId + path;
    proxies[toPattern(source)] = { target: functions, rewrite };
  }
  return proxies;
}

export default defineConfig({
  root,
  // See domain/active-brand.ts.
  define: {
    'process.env.DOORSTEP_BRAND': JSON.stringify(process.env['DOORSTEP_BRAND'] ?? ''),
  },
  plugins: [react(), brand, configuration, appPage],
  resolve: {
    alias: {
      'firebase/database': unusedProducts,
      'firebase/remote-config': unusedProducts,
      'virtual:brand-fonts.css': path.join(root, BRAND.fonts.css ?? 'app/device-fonts.css'),
    },
  },
  ...(functions !== undefined && { server: { proxy: devProxy(functions) } }),
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !TREE_SHAKEABLE.test(id) },
    },
  },
});
