import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuiltPageRenderer } from './built-page-renderer.ts';

const SITE = 'https://doorstep.example';
const page = (html: string) => ({ html, styles: ['a'], scripts: ['b'] });

let folder: string;

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const renderer = () => createBuiltPageRenderer(pathToFileURL(`${folder}/`));
const profile = { page: 'profile', site: SITE, handle: 'x', profile: null } as const;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-renderer-'));
  // The folder's name is new each time, so that Node loads the module anew.
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts the address of the site into what was rendered before it was known', async () => {
  const site = 'https://unknown.invalid';
  const pages = { home: page(`<a href="${site}/">${site}</a>`), pricing: page('plans') };
  write('pages.json', JSON.stringify({ site, pages }));
  const { html, styles } = await renderer().render({ page: 'home', site: SITE });
  expect(html).toBe(`<a href="${SITE}/">${SITE}</a>`);
  expect(styles).toEqual(['a']);
});

it('renders a landing page with what the build has left', async () => {
  write(
    'render.js',
    'export const renderPage = (r) => ({ html: r.handle, styles: [], scripts: [] })',
  );
  expect((await renderer().render(profile)).html).toBe('x');
});

it('fails where the renderer answers something else', async () => {
  write('render.js', 'export const renderPage = () => ({ html: 7 })');
  await expect(renderer().render(profile)).rejects.toThrow();
});

it('fails where nothing was built, and tries again the next time', async () => {
  const one = renderer();
  await expect(one.render({ page: 'home', site: SITE })).rejects.toThrow(/pages\.json/);
  await expect(one.render(profile)).rejects.toThrow(/render\.js/);
  const pages = { home: page('now'), pricing: page('plans') };
  write('pages.json', JSON.stringify({ site: 'https://unknown.invalid', pages }));
  expect((await one.render({ page: 'home', site: SITE })).html).toBe('now');
});
