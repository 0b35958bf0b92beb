import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Returns the path of a link to this site; null for other elements. */
function linkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

/**
 * Loads a screen's code when the pointer or the focus is on a link to it. The router loads it again
 * after a failure, and then shows the error.
 */
export function prefetchScreens(screens: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const path = linkPath(target);
    if (path === null) return;
    for (const { route } of matchRoutes(screens, path) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      route.lazy().catch((error: unknown) => console.info('A screen was not prefetched', error));
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
