import { createBrowserRouter } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { FirstScreen } from '../routes/first-screen.tsx';
import { RootLayout } from '../routes/root-layout.tsx';
import { RouteError } from '../routes/route-error.tsx';

/** Every address and its file. Each screen is a chunk of its own, loaded when it is gone to. */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        HydrateFallback: FirstScreen,
        children: [
          { path: paths.home, lazy: () => import('../routes/home.tsx') },
          { path: paths.search, lazy: () => import('../routes/search.tsx') },
          {
            path: paths.placeholderProvider,
            lazy: () => import('../routes/placeholder-provider.tsx'),
          },
          { path: paths.pricing, lazy: () => import('../routes/pricing.tsx') },
          { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
          { path: paths.profileEditor, lazy: () => import('../routes/profile-editor.tsx') },
          { path: paths.admin, lazy: () => import('../routes/admin.tsx') },
          { path: paths.auth, lazy: () => import('../routes/auth.tsx') },
          { path: paths.success, lazy: () => import('../routes/success.tsx') },
          { path: paths.cancel, lazy: () => import('../routes/cancel.tsx') },
          { path: paths.publicPage, lazy: () => import('../routes/public-page.tsx') },
          { path: paths.requestChat, lazy: () => import('../routes/request-chat.tsx') },
          { path: paths.providerChat, lazy: () => import('../routes/provider-chat.tsx') },
          { path: paths.clientDashboard, lazy: () => import('../routes/client-dashboard.tsx') },
          { path: paths.providerDashboard, lazy: () => import('../routes/provider-dashboard.tsx') },
          { path: paths.clientProfile, lazy: () => import('../routes/client-profile.tsx') },
          { path: paths.account, lazy: () => import('../routes/account.tsx') },
          { path: paths.unsubscribe, lazy: () => import('../routes/unsubscribe.tsx') },
          { path: paths.clientChat, lazy: () => import('../routes/client-chat.tsx') },
          { path: '*', lazy: () => import('../routes/not-found.tsx') },
        ],
      },
    ],
  },
]);
