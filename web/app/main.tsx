import 'virtual:brand-fonts.css';
import './load-failure.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { currentSession } from '../data/auth/session.ts';
import { embeddedPageData, setSite } from '../lib/page-data.ts';
import { reportError, reportUncaughtErrors } from '../lib/beacons/report-error.ts';
import { hydratePage } from './hydrate-page.ts';
import { FAILED, READY } from './hydration-events.ts';
import { Providers } from './providers.tsx';
import { createHydratedRouter, createRouter, prefetch } from './router.tsx';

reportUncaughtErrors();
reloadRestoredPrivatePages(() => currentSession().status === 'signed-in');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Hydrates a server-rendered page; renders any other page. */
async function start(container: HTMLElement) {
  const data = embeddedPageData();
  if (!data) {
    createRoot(container).render(app(createRouter()));
    return;
  }
  setSite(data.site);
  const router = await createHydratedRouter(data);
  hydratePage(container, app(router));
}

start(root).then(prefetch, (error: unknown) => {
  console.error('The app could not be started', error);
  reportError(error);
  dispatchEvent(new Event(FAILED));
});

/**
 * Hides a private page before the browser puts it into the back/forward cache, and reloads it when
 * the browser restores it: another person may be signed in by then.
 */
function reloadRestoredPrivatePages(isPrivate: () => boolean): void {
  const { documentElement } = document;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) documentElement.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && documentElement.hidden) location.reload();
  });
}

function announceReady() {
  delete document.documentElement.dataset['person'];
  dispatchEvent(new Event(READY));
}

function app(router: ReturnType<typeof createRouter>) {
  return (
    <StrictMode>
      <Providers onReady={announceReady}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
