import { useEffect } from 'react';
import { usePostSignInRedirect } from './use-post-sign-in-redirect.ts';

/** Redirects a person whose email was just verified. */
export function PostSignInRedirect() {
  const redirectAfterSignIn = usePostSignInRedirect();
  useEffect(() => {
    void redirectAfterSignIn({ type: null, redirect: null });
  }, [redirectAfterSignIn]);
  return null;
}
