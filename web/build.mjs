/**
 * Builds the site: `node build.mjs [--outdir dir] [--server-outdir dir]`. First what browsers load,
 * then what the functions render its public pages with (functions/build.mjs takes that in), which names
 * the files of the first. The pages that are the same for everybody are rendered here.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { build } from 'vite';
import { styleRules } from './style-rules.mjs';
import { refreshStyledSystem } from './styled-system.mjs';

// Whoever starts this may be a test, or a shell that says otherwise.
process.env.NODE_ENV = 'production';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: { outdir: { type: 'string' }, 'server-outdir': { type: 'string' } },
});
const outDir = resolve(values.outdir ?? join(here, 'dist'));
const serverDir = resolve(values['server-outdir'] ?? join(here, 'dist-server'));
const configFile = join(here, 'vite.config.ts');

/** Stands for the site's address in a page that is rendered before it is known. */
const UNKNOWN_SITE = 'https://site.invalid';

/** The fonts that every page needs (app/fonts.css). */
const LETTERS = ['figtree', 'fraunces'];

/** The file whose screen each rendered page shows. */
const SCREENS = {
  home: 'routes/home.tsx',
  pricing: 'routes/pricing.tsx',
  profile: 'routes/public-page.tsx',
  search: 'routes/search.tsx',
};

/** What every screen needs comes in one file: fifty small ones are larger by a tenth, and as many requests. */
const SHELL = {
  name: 'shell',
  tags: ['$initial'],
  test: /^(?!.*(index\.html|app\/(main\.tsx|fonts\.css|late\.css)))/,
};

/** So for what search and the landing page, or they and the chats, have in common. */
const PUBLIC = {
  name: 'public',
  test: /web\/ui\/(avatar|initials|picture|share-card|phone-link|use-error-toast)\.tsx?$|web\/lib\/(settled|tel-href|use-outcome)\.ts$|domain\/(areas-served|image|picture)\.ts$|icons\/(check|external-link|map-pin|message-circle|pencil)\.mjs$/,
};

/** Everything that a file imports statically, itself included. */
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
  const codeSplitting = { groups: [SHELL, PUBLIC], includeDependenciesRecursively: false };
  await build({
    configFile,
    build: { outDir, manifest: 'manifest.json', rolldownOptions: { output: { codeSplitting } } },
  });
  const manifestFile = join(outDir, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const {
    file,
    css: [page],
  } = manifest['index.html'];
  const [styles] = Object.values(manifest).find(({ name }) => name === SHELL.name).css;
  const read = (name) => readFileSync(join(outDir, name), 'utf8').trim();
  const chunksOf = (screen) =>
    [...withImports(manifest, screen, withImports(manifest, 'index.html'))]
      .map((name) => `/${manifest[name].file}`)
      .filter((address) => address !== `/${file}`);
  const client = {
    boot: await buildBoot(),
    fonts: read(page),
    rules: styleRules(read(styles)),
    styles: `/${styles}`,
    letters: LETTERS.map((name) => `/${manifest[`app/fonts/${name}.woff2`].file}`),
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
    ['home', 'pricing'].map((page) => [page, renderPage({ page, site: UNKNOWN_SITE })]),
  );
  writeFileSync(join(serverDir, 'pages.json'), JSON.stringify({ site: UNKNOWN_SITE, pages }));
}

/** The site's address as the functions are told it (functions/.env.example); null where nobody says. */
function siteUrl() {
  const { SITE_URL, GCLOUD_PROJECT: project } = process.env;
  if (SITE_URL) return SITE_URL;
  const files = ['.env', `.env.${project}`].map((name) => join(here, '../functions', name));
  const settings = files
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...settings).SITE_URL?.replace(/\/+$/, '') ?? null;
}

/** What the app asks for where a search engine runs it; the longer path counts (RFC 9309, 2.2.2). */
const ROBOTS = ['User-agent: *', 'Allow: /api/search', 'Allow: /api/page/', 'Disallow: /api/'];

/** A file: the functions' server answers this one address by itself, with nothing. */
function writeRobots() {
  const site = siteUrl();
  const lines = site ? [...ROBOTS, '', `Sitemap: ${site}/sitemap.xml`] : ROBOTS;
  writeFileSync(join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
}

await refreshStyledSystem();
const { manifest, client } = await buildClient();
writeRobots();
await buildServer(client);
await prerender();
writeFileSync(join(serverDir, 'manifest.json'), JSON.stringify(manifest, null, 2));
