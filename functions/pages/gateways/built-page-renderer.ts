import { readFile } from 'node:fs/promises';
import {
  FIXED_PAGES,
  type FixedPage,
  type PageRequest,
  type RenderedPage,
} from '@doorstep/domain/pages/public-page';
import * as z from 'zod/mini';

const renderedSchema = z.object({
  html: z.string(),
  styles: z.array(z.string()),
  scripts: z.array(z.string()),
});

/** The pages without data, which the build renders with a placeholder for the site's address. */
const pagesSchema = z.object({
  site: z.string().check(z.minLength(1)),
  pages: z.record(z.enum(FIXED_PAGES), renderedSchema),
});

const isFixed = (request: PageRequest): request is PageRequest & { page: FixedPage } =>
  FIXED_PAGES.some((page) => page === request.page);

const rendererSchema = z.object({
  renderPage: z.custom<(request: PageRequest) => unknown>((value) => typeof value === 'function'),
});

/** Returns the cached value, or loads it. A failure is not cached. */
async function cached<T>(cache: { value?: Promise<T> }, load: () => Promise<T>): Promise<T> {
  cache.value ??= load();
  try {
    return await cache.value;
  } catch (thrown) {
    delete cache.value;
    throw thrown;
  }
}

/**
 * Creates a renderer from the web build in `folder` (web/build.mjs), which is deployed next to the
 * bundle (docs/decisions/0020). The first page loads it, so that other functions start faster.
 * Rendering throws if the build is missing.
 */
export function createBuiltPageRenderer(folder: URL) {
  const pages: { value?: Promise<z.infer<typeof pagesSchema>> } = {};
  const renderer: { value?: Promise<z.infer<typeof rendererSchema>> } = {};
  const readPages = async () =>
    pagesSchema.parse(JSON.parse(await readFile(new URL('pages.json', folder), 'utf8')));
  const loadRenderer = async () => {
    const module: unknown = await import(new URL('render.js', folder).href);
    return rendererSchema.parse(module);
  };
  return {
    async render(request: PageRequest): Promise<RenderedPage> {
      if (!isFixed(request)) {
        const { renderPage } = await cached(renderer, loadRenderer);
        return renderedSchema.parse(renderPage(request));
      }
      const built = await cached(pages, readPages);
      const page = built.pages[request.page];
      return { ...page, html: page.html.replaceAll(built.site, request.site) };
    },
  };
}

/** Renders pages of the site to HTML. */
export type PageRenderer = ReturnType<typeof createBuiltPageRenderer>;
