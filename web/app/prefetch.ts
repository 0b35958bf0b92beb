import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ahead } from '../lib/screen-code.ts';

/** The inside address of a link, or null. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

/**
 * Asks for the code of a screen as soon as the pointer or the focus is on a link to it. What does not
 * come is asked for again, and said, when the screen is gone to.
 */
export function prefetchScreens(routes: RouteObject[]): void {
  const look = ({ target }: Event) => {
    const path = pathOf(target);
    if (path === null) return;
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      ahead(route.lazy).catch((error: unknown) => console.info('A screen is not there yet', error));
    }
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}
