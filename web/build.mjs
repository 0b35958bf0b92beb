/**
 * Builds the site: `node build.mjs [--outdir dir] [--server-outdir dir]`. First builds the browser
 * files, then the renderer of public pages, which refers to these files and is bundled into the
 * functions (functions/build.mjs). Renders the pages
 * without data.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { build } from 'vite';
import { CHUNKS } from './chunks.mjs';

// Overrides the value of a test or a shell that starts the build.
process.env.NODE_ENV = 'production';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: { outdir: { type: 'string' }, 'server-outdir': { type: 'string' } },
});
// A deployment never has the brand of the tests. The local stack passes --outdir.
if (!values.outdir) delete process.env.DOORSTEP_BRAND;
const outDir = resolve(values.outdir ?? join(here, 'dist'));
const serverDir = resolve(values['server-outdir'] ?? join(here, 'dist-server'));
const configFile = join(here, 'vite.config.ts');

/** Placeholder for the site's address in pages that are rendered before it is known. */
const UNKNOWN_SITE = 'https://site.invalid';

/** The route file of each server-rendered page. */
const SCREENS = {
  home: 'routes/public/home.tsx',
  pricing: 'routes/public/pricing.tsx',
  privacy: 'routes/public/privacy.tsx',
  terms: 'routes/public/terms.tsx',
  profile: 'routes/public/public-page.tsx',
  search: 'routes/public/search.tsx',
  trade: 'routes/public/trade.tsx',
};

/** The pages without data, which are rendered once, at the build. */
const FIXED_PAGES = ['privacy', 'terms'];

/** Returns the file and everything that it imports statically. */
function withImports(manifest, name, known = new Set()) {
  if (known.has(name)) return known;
  known.add(name);
  for (const next of manifest[name].imports ?? []) withImports(manifest, next, known);
  return known;
}

async function buildBoot() {
  const { output } = await build({
    configFile,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(here, 'app/boot.ts'), output: { format: 'iife' } },
    },
  });
  return output[0].code.trim();
}

async function buildClient() {
  const codeSplitting = { groups: CHUNKS };
  await build({
    configFile,
    build: { outDir, manifest: 'manifest.json', rolldownOptions: { output: { codeSplitting } } },
  });
  const manifestFile = join(outDir, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const { file, css } = manifest['index.html'];
  const chunksOf = (screen) =>
    [...withImports(manifest, screen, withImports(manifest, 'index.html'))]
      .map((name) => `/${manifest[name].file}`)
      .filter((address) => address !== `/${file}`);
  const client = {
    boot: await buildBoot(),
    fonts: css.map((name) => readFileSync(join(outDir, name), 'utf8').trim()).join(''),
    fontFiles: Object.fromEntries(
      Object.entries(manifest)
        .filter(([name]) => name.endsWith('.woff2'))
        .map(([name, { file: font }]) => [name, `/${font}`]),
    ),
    app: `/${file}`,
    chunks: Object.fromEntries(
      Object.entries(SCREENS).map(([page, screen]) => [page, chunksOf(screen)]),
    ),
  };
  return { manifest, client };
}

async function buildServer(client) {
  const id = 'virtual:client-build';
  const clientBuild = {
    name: 'doorstep-client-build',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const CLIENT = ${JSON.stringify(client)};` : undefined,
  };
  await build({
    configFile,
    plugins: [clientBuild],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(here, 'app/server/render.tsx'),
      outDir: serverDir,
      copyPublicDir: false,
      target: 'node20',
    },
  });
}

async function prerender() {
  const { renderPage } = await import(pathToFileURL(join(serverDir, 'render.js')).href);
  const pages = Object.fromEntries(
    FIXED_PAGES.map((page) => [page, renderPage({ page, site: UNKNOWN_SITE })]),
  );
  writeFileSync(join(serverDir, 'pages.json'), JSON.stringify({ site: UNKNOWN_SITE, pages }));
}

/**
 * Returns the site's address from the settings of the functions (functions/.env.example), or null.
 */
function siteUrl() {
  const { SITE_URL, GCLOUD_PROJECT: project } = process.env;
  if (SITE_URL) return SITE_URL;
  const files = ['.env', `.env.${project}`].map((name) => join(here, '../functions', name));
  const settings = files
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...settings).SITE_URL?.replace(/\/+$/, '') ?? null;
}

/**
 * Search engines may run the app, so they may call its public endpoints. The longest match wins
 * (RFC 9309, 2.2.2).
 */
const ROBOTS = [
  'User-agent: *',
  'Allow: /api/search',
  'Allow: /api/page/',
  'Allow: /api/pros/',
  'Allow: /api/directory',
  'Allow: /api/home',
  'Allow: /api/sales',
  'Disallow: /api/',
];

/**
 * Writes robots.txt as a file, because the functions framework answers /robots.txt with no text.
 */
function writeRobots() {
  const site = siteUrl();
  const lines = site ? [...ROBOTS, '', `Sitemap: ${site}/sitemap.xml`] : ROBOTS;
  writeFileSync(join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Writes the release, which `npm run deploy` sets, for the checks of a deployed site. */
function writeVersion() {
  const { RELEASE: release = 'development' } = process.env;
  writeFileSync(join(outDir, 'version.json'), `${JSON.stringify({ release })}\n`);
}

const { manifest, client } = await buildClient();
writeRobots();
writeVersion();
await buildServer(client);
await prerender();
writeFileSync(join(serverDir, 'manifest.json'), JSON.stringify(manifest, null, 2));
