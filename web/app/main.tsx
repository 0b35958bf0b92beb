import './fonts.css';
import './late.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { currentSession } from '../data/auth/session.ts';
import { embeddedPageData, setSite } from '../lib/page-data.ts';
import { neverRestore } from '../lib/restored-page.ts';
import { Providers } from './providers.tsx';
import { announceFailure, announceReady } from './ready.ts';
import { createHydratedRouter, createRouter, prefetch } from './router.tsx';

neverRestore(() => currentSession().status === 'signed-in');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** What the server has made is taken over as it stands; else the browser makes the page. */
async function start(place: HTMLElement) {
  const data = embeddedPageData();
  if (data) {
    setSite(data.site);
    hydrateRoot(place, app(await createHydratedRouter(data)));
  } else {
    createRoot(place).render(app(createRouter()));
  }
}

start(root).then(prefetch, announceFailure);

function app(router: ReturnType<typeof createRouter>) {
  return (
    <StrictMode>
      <Providers onReady={announceReady}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
