import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { signIn, signUp } from '../../data/auth.ts';
import { useSession } from '../../data/session.ts';
import { pendingConfirmation } from '../../lib/browser-storage.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { Panel } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { AuthForm, type Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES, authError } from './messages.ts';
import { PasswordReset } from './password-reset.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

type Mode = 'sign-in' | 'sign-up' | 'reset';

const TITLES: Record<Mode, string> = {
  'sign-in': 'Welcome back',
  'sign-up': 'Create your account',
  reset: 'Choose a new password',
};

interface AuthScreenProps {
  /** Comes from a subscription that waits for an account. */
  checkout: boolean;
  type: 'client' | 'provider' | null;
  redirect: string | null;
}

function leadOf(mode: Mode, { checkout, type }: AuthScreenProps): string {
  if (mode === 'reset') return 'We send you a link by email.';
  if (checkout) return 'Create an account or sign in to continue with your subscription.';
  if (type === 'client') {
    return mode === 'sign-up'
      ? 'Create your free client account to send requests and talk to professionals directly.'
      : 'Sign in to your client account.';
  }
  return mode === 'sign-up' ? 'It takes a minute.' : 'Sign in to your Doorstep account.';
}

/** Sign-in and sign-up with a link between them (spec §2, Auth). The route says where to go next. */
export function AuthScreen(props: AuthScreenProps) {
  const { checkout, type, redirect } = props;
  const session = useSession();
  const [mode, setMode] = useState<Mode>(checkout || type === 'client' ? 'sign-up' : 'sign-in');

  const submit = async ({ email, password }: Credentials) => {
    try {
      if (mode === 'sign-up') {
        pendingConfirmation.set({ email, type, redirect: safeRedirect(redirect) });
        await signUp(email, password, type);
        toast.info(AUTH_MESSAGES.checkEmail);
      } else {
        const { confirmed } = await signIn(email, password);
        if (confirmed) toast.success(AUTH_MESSAGES.signedIn);
        else toast.info(AUTH_MESSAGES.checkEmail);
      }
    } catch (error) {
      if (mode === 'sign-up') pendingConfirmation.clear();
      console.warn('Authentication failed', error);
      toast.error(authError(error));
    }
  };

  if (session.status === 'unconfirmed') {
    return (
      <Panel>
        <Unconfirmed email={session.email} />
      </Panel>
    );
  }
  const other: Mode = mode === 'sign-up' ? 'sign-in' : 'sign-up';
  return (
    <>
      <Heading as="h1" size="xl" mb="2" tabIndex={-1} outline="none">
        {TITLES[mode]}
      </Heading>
      <Text color="fg.muted" fontSize="lg" mb="6" textWrap="pretty">
        {leadOf(mode, props)}
      </Text>
      <Panel>
        {mode === 'reset' ? (
          <PasswordReset onBack={() => setMode('sign-in')} />
        ) : (
          <AuthForm key={mode} mode={mode} onSubmit={submit} />
        )}
      </Panel>
      {mode !== 'reset' && (
        <Flex mt="5" direction="column" align="center" gap="1">
          <Button variant="ghost" size="sm" onClick={() => setMode(other)}>
            {mode === 'sign-up' ? 'Already have an account? Sign in' : 'No account yet? Create one'}
          </Button>
          {mode === 'sign-in' && (
            <Button variant="ghost" size="sm" onClick={() => setMode('reset')}>
              Forgot your password?
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}
