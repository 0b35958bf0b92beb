import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../data/session.ts';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { useInFront } from '../lib/use-in-front.ts';
import { Page } from '../ui/page.tsx';
import { useGoOn } from './use-go-on.ts';

export function Component() {
  const [query] = useSearchParams();
  const session = useSession();
  const goOn = useGoOn();
  const leaving = useRef(false);
  const asked = query.get('type');
  const type = asked === 'client' || asked === 'provider' ? asked : null;
  const redirect = query.get('redirect');

  const ready = useInFront() && session.status === 'signed-in';
  useEffect(() => {
    if (!ready || leaving.current) return;
    leaving.current = true;
    void goOn({ type, redirect });
  }, [ready, goOn, type, redirect]);

  return (
    <Page title="Sign in" width="narrow">
      <AuthScreen
        key={query.toString()}
        checkout={query.get('checkout') === '1'}
        type={type}
        redirect={redirect}
      />
    </Page>
  );
}
