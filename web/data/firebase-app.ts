import { initializeApp } from 'firebase/app';
import { env } from '../lib/env.ts';

/** The one Firebase app. Products attach to it in modules of their own, so that pages load only theirs. */
export const firebaseApp = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
});

// Before any product is used: what they ask without a token is refused where App Check is enforced.
if (env.VITE_APP_CHECK_SITE_KEY) {
  try {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    initializeAppCheck(firebaseApp, {
      provider: new ReCaptchaEnterpriseProvider(env.VITE_APP_CHECK_SITE_KEY),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    // The screens come all the same, and say what they are refused.
    console.error('App Check could not be loaded', error);
  }
}
