import { useEffect, useRef } from 'react';
import {
  replace,
  useLocation,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { findPlanByProduct } from '@doorstep/domain/billing/plan';
import { startAuth, useSession } from '../data/auth/session.ts';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { MailAction } from '../features/auth/mail-action.tsx';
import { leadsToDraft, takeMailLink, withoutMailLink } from '../features/auth/mail-link.ts';
import { canStore, pendingCheckout, sentEmail } from '../lib/storage/browser-storage.ts';
import { NAVIGATION_MESSAGES } from '../features/shell/messages.ts';
import { readAuthEmail, readAuthForm } from '../lib/navigation/history-state.ts';
import { paths, readAuthType } from '../lib/paths.ts';
import { useTabFocus } from '../lib/use-tab-focus.ts';
import { toast } from '../ui/feedback/toast.tsx';
import { Page } from '../ui/layout/page.tsx';
import { CardSkeletons } from '../ui/feedback/states.tsx';
import { usePostSignInRedirect } from './after-sign-in/use-post-sign-in-redirect.ts';

/**
 * Takes the product of a checkout from the address, where it is if the browser refuses storage. The
 * product is ignored if storage works, because anybody can write such a link. Returns the other
 * parameters; null without a product.
 */
function takeProduct({ searchParams }: URL): string | null {
  const product = searchParams.get('product');
  if (product === null) return null;
  if (!canStore() && findPlanByProduct(product)) pendingCheckout.set(product);
  const others = new URLSearchParams(searchParams);
  others.delete('product');
  return others.toString();
}

/** Removes the one-time code of a mailed link and a product from the address before rendering. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = takeMailLink(url) ?? takeProduct(url);
  return query === null ? null : replace(`${paths.auth}?${query}`);
}

function SignIn() {
  const [query] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const redirectAfterSignIn = usePostSignInRedirect();
  const isRedirecting = useRef(false);
  const type = readAuthType(query);
  const redirect = query.get('redirect');

  const form = readAuthForm(location.state) ?? (query.get('form') === 'sign-in' ? 'sign-in' : null);
  // The password reset form is also for people who are signed in.
  const signedIn = session.status === 'signed-in' && form !== 'reset';
  const isReady = useTabFocus() && signedIn;
  useEffect(() => {
    // Redirect again if the session ends and another one starts.
    if (!signedIn) isRedirecting.current = false;
    if (!isReady || isRedirecting.current) return;
    isRedirecting.current = true;
    void redirectAfterSignIn({ type, redirect });
  }, [signedIn, isReady, redirectAfterSignIn, type, redirect]);

  if (signedIn) {
    return (
      <Page title="One moment" width="narrow">
        <CardSkeletons label="You're signed in. One moment..." visible count={1} />
      </Page>
    );
  }
  return (
    <AuthScreen
      key={query.toString()}
      checkout={query.get('checkout') === '1'}
      type={type}
      redirect={redirect}
      form={form}
      // After a reload, the email of a request that waits in this tab.
      email={readAuthEmail(location.state) ?? (leadsToDraft(redirect) ? sentEmail.get() : null)}
    />
  );
}

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mode = query.get('mode');
  // Auth is not loaded for visitors (web/data/auth/session.ts).
  useEffect(() => {
    startAuth().catch((error: unknown) => {
      console.error('Sign-in is not available', error);
      toast.error(NAVIGATION_MESSAGES.signInMissing);
    });
  }, []);
  if (mode === null) return <SignIn />;

  const signIn = () => {
    void navigate({ pathname: paths.auth, search: withoutMailLink(query) }, { replace: true });
  };
  return <MailAction key={mode} mode={mode} onSignedIn={signIn} />;
}
