import { AppError } from '@doorstep/domain/app-error';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { onForget } from '../../lib/clear-session-data.ts';

/** The pages of this visit, by handle: what is gone back to stands there at once. */
const seen = new Map<string, PublicPage>();

/** One of them is another now, or nobody is to know what was looked at here. */
export const forgetPublicPages = (): void => seen.clear();

onForget(forgetPublicPages);

/** The page of that handle as it was seen last, null for none: until `findPublicPage` has answered. */
export const knownPublicPage = (handle: string): PublicPage | null => seen.get(handle) ?? null;

/** Counts a page among those of this visit. */
export function keepPublicPage(page: PublicPage): void {
  seen.set(page.handle, page);
}

/**
 * The published landing page of that handle, or null (none, or not public), from the function that
 * renders it too (docs/data-model.md). Throws AppError `unavailable`, or `internal` where the answer is
 * not what it should be.
 */
export async function findPublicPage(handle: string): Promise<PublicPage | null> {
  const page = await readPublicPage(handle);
  if (page) keepPublicPage(page);
  else seen.delete(handle);
  return page;
}

async function readPublicPage(handle: string): Promise<PublicPage | null> {
  const [answer, { publicPageSchema }] = await Promise.all([
    fetch(`/api/page/${encodeURIComponent(handle)}`).catch((cause: unknown) => {
      throw new AppError('unavailable', 'The page cannot be reached', { cause });
    }),
    import('@doorstep/domain/pages/public-page'),
  ]);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new AppError('unavailable', `The page: status ${answer.status}`);
  const result = publicPageSchema.safeParse(await answer.json());
  if (result.success) return result.data;
  console.error('Malformed page', result.error.issues);
  return null;
}
