import { initializeApp } from 'firebase/app';
import { env } from '../lib/env.ts';

/** The Firebase app. Each product has its own module, so that a page loads only what it needs. */
export const firebaseApp = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
});

// App Check must start before any other product, because requests without its token are rejected.
if (env.VITE_APP_CHECK_SITE_KEY) {
  try {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    initializeAppCheck(firebaseApp, {
      provider: new ReCaptchaEnterpriseProvider(env.VITE_APP_CHECK_SITE_KEY),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    // The app still starts; screens show the errors of rejected requests.
    console.error('App Check could not be loaded', error);
  }
}
