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
import { useGoOn } from './use-post-sign-in-redirect.ts';

/** The code of a mail's link leaves the address before anything is shown. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = takeMailLink(new URL(request.url));
  return query === null ? null : replace(`${paths.auth}?${query}`);
}

function SignIn() {
  const [query] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const goOn = useGoOn();
  const leaving = useRef(false);
  const asked = query.get('type');
  const type = asked === 'client' || asked === 'provider' ? asked : null;
  const redirect = query.get('redirect');

  const form = askedForm(location.state);
  // Somebody signed in may ask for a new password all the same.
  const signedIn = session.status === 'signed-in' && form !== 'reset';
  const ready = useInFront() && signedIn;
  useEffect(() => {
    // Who is sent back here to sign in again is led on anew.
    if (!signedIn) leaving.current = false;
    if (!ready || leaving.current) return;
    leaving.current = true;
    void goOn({ type, redirect });
  }, [signedIn, ready, goOn, type, redirect]);

  if (signedIn) {
    return (
      <Page title="One moment" width="narrow">
        <CardSkeletons label="You are signed in. One moment..." visible count={1} />
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
