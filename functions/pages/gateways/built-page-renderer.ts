import { readFile } from 'node:fs/promises';
import type { PageRequest, RenderedPage } from '@doorstep/domain/pages/public-page';
import * as z from 'zod/mini';
import type { PageRenderer } from './page-renderer.ts';

const renderedSchema = z.object({
  html: z.string(),
  styles: z.array(z.string()),
  scripts: z.array(z.string()),
});

/** The pages that are the same for everybody: rendered by the build, with a placeholder for the site. */
const pagesSchema = z.object({
  site: z.string().check(z.minLength(1)),
  pages: z.object({ home: renderedSchema, pricing: renderedSchema }),
});

const rendererSchema = z.object({
  renderPage: z.custom<(request: PageRequest) => unknown>((value) => typeof value === 'function'),
});

async function once<T>(held: { value?: Promise<T> }, load: () => Promise<T>): Promise<T> {
  held.value ??= load();
  try {
    return await held.value;
  } catch (thrown) {
    delete held.value;
    throw thrown;
  }
}

/**
 * Renders with what the site's build has left in `folder` (web/build.mjs), which stands beside the
 * deployed bundle (docs/decisions/0020). Loaded when the first page is asked for: no other function
 * pays for it. Throws when it is not there.
 */
export function createBuiltPageRenderer(folder: URL): PageRenderer {
  const pages: { value?: Promise<z.infer<typeof pagesSchema>> } = {};
  const renderer: { value?: Promise<z.infer<typeof rendererSchema>> } = {};
  const readPages = async () =>
    pagesSchema.parse(JSON.parse(await readFile(new URL('pages.json', folder), 'utf8')));
  const loadRenderer = async () => {
    const module: unknown = await import(new URL('render.js', folder).href);
    return rendererSchema.parse(module);
  };
  return {
    async render(request): Promise<RenderedPage> {
      if (request.page === 'profile' || request.page === 'search') {
        const { renderPage } = await once(renderer, loadRenderer);
        return renderedSchema.parse(renderPage(request));
      }
      const built = await once(pages, readPages);
      const page = built.pages[request.page];
      return { ...page, html: page.html.replaceAll(built.site, request.site) };
    },
  };
}
