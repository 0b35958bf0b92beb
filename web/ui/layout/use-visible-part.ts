import { useLayoutEffect } from 'react';
import { LOW_WINDOW_PX } from './low-window.ts';

/**
 * Follows a keyboard that covers a part of the window without resizing it, as in Safari. Sets
 * `--visible-height` and `--hidden-bottom`, both in pixels, and `data-low` on the document.
 */
export function useVisiblePart(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const page = document.documentElement;
    const reset = () => {
      page.style.removeProperty('--visible-height');
      page.style.removeProperty('--hidden-bottom');
      delete page.dataset['low'];
    };
    const update = () => {
      reset();
      // A page that is zoomed in with two fingers is also larger than its visible part.
      if (view.scale > 1.01 || page.clientHeight - view.height < 1) return;
      const hiddenBottom = Math.max(0, page.clientHeight - view.offsetTop - view.height);
      page.style.setProperty('--visible-height', `${view.height}px`);
      page.style.setProperty('--hidden-bottom', `${hiddenBottom}px`);
      if (view.height < LOW_WINDOW_PX) page.dataset['low'] = '';
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
      reset();
    };
  }, []);
}
