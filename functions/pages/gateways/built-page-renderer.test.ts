import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuiltPageRenderer } from './built-page-renderer.ts';

const SITE = 'https://doorstep.example';
const page = (html: string) => ({ html, styles: ['a'], scripts: ['b'] });

const PAGES = { privacy: page(''), terms: page('') };

let folder: string;

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const renderer = () => createBuiltPageRenderer(pathToFileURL(`${folder}/`));
const profile = { page: 'profile', site: SITE, handle: 'x', profile: null } as const;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-renderer-'));
  // Each test has its own folder, because Node caches modules by URL.
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it("replaces the placeholder in prerendered pages by the site's address", async () => {
  const site = 'https://unknown.invalid';
  const pages = { ...PAGES, terms: page(`<a href="${site}/">${site}</a>`) };
  write('pages.json', JSON.stringify({ site, pages }));
  const { html, styles } = await renderer().render({ page: 'terms', site: SITE });
  expect(html).toBe(`<a href="${SITE}/">${SITE}</a>`);
  expect(styles).toEqual(['a']);
});

it('renders a landing page with the built renderer', async () => {
  write(
    'render.js',
    'export const renderPage = (r) => ({ html: r.handle, styles: [], scripts: [] })',
  );
  expect((await renderer().render(profile)).html).toBe('x');
});

it('throws if the renderer returns an invalid page', async () => {
  write('render.js', 'export const renderPage = () => ({ html: 7 })');
  await expect(renderer().render(profile)).rejects.toThrow();
});

it('throws if the build is missing, and loads it again the next time', async () => {
  const one = renderer();
  await expect(one.render({ page: 'privacy', site: SITE })).rejects.toThrow(/pages\.json/);
  await expect(one.render(profile)).rejects.toThrow(/render\.js/);
  const pages = { ...PAGES, privacy: page('now') };
  write('pages.json', JSON.stringify({ site: 'https://unknown.invalid', pages }));
  expect((await one.render({ page: 'privacy', site: SITE })).html).toBe('now');
});
