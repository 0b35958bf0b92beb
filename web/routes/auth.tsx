import { useEffect, useRef } from 'react';
import {
  replace,
  useLocation,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { MailAction } from '../features/auth/mail-action.tsx';
import { takeMailLink } from '../features/auth/mail-link.ts';
import { askedForm } from '../lib/auth-form.ts';
import { paths } from '../lib/paths.ts';
import { useInFront } from '../lib/use-tab-focus.ts';
import { Page } from '../ui/layout/page.tsx';
import { CardSkeletons } from '../ui/feedback/states.tsx';
import { usePostSignInRedirect } from './use-post-sign-in-redirect.ts';

/** Removes the one-time code of a mailed link from the address before anything is rendered. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = takeMailLink(new URL(request.url));
  return query === null ? null : replace(`${paths.auth}?${query}`);
}

function SignIn() {
  const [query] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const redirectAfterSignIn = usePostSignInRedirect();
  const isLeaving = useRef(false);
  const typeParam = query.get('type');
  const type = typeParam === 'client' || typeParam === 'provider' ? typeParam : null;
  const redirect = query.get('redirect');

  const form = askedForm(location.state);
  // The password reset form is also for people who are signed in.
  const signedIn = session.status === 'signed-in' && form !== 'reset';
  const ready = useInFront() && signedIn;
  useEffect(() => {
    // After the session ends and begins again, redirect again.
    if (!signedIn) isLeaving.current = false;
    if (!ready || isLeaving.current) return;
    isLeaving.current = true;
    void redirectAfterSignIn({ type, redirect });
  }, [signedIn, ready, redirectAfterSignIn, type, redirect]);

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
    />
  );
}

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mode = query.get('mode');
  if (mode === null) return <SignIn />;

  const signIn = () => {
    const rest = new URLSearchParams(query);
    rest.delete('mode');
    void navigate({ pathname: paths.auth, search: rest.toString() }, { replace: true });
  };
  return <MailAction key={mode} mode={mode} onSignedIn={signIn} />;
}
