import { BRAND } from '@doorstep/domain/brand';
import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { signIn } from '../../data/auth/auth.ts';
import { knownSession, useSession } from '../../data/auth/session.ts';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import { Page, Panel, ScreenHeading } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AuthForm, type Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES, authError } from './messages.ts';
import { ModeLink } from './mode-link.tsx';
import type { AuthMode } from '../../lib/auth-form.ts';
import { PasswordReset } from './password-reset.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { useSignUp } from './use-sign-up.ts';

const HEADINGS: Record<AuthMode, string> = {
  'sign-in': 'Welcome back',
  'sign-up': 'Create your account',
  reset: 'Reset your password',
};

const TITLES: Record<AuthMode, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Create your account',
  reset: 'Reset your password',
};

interface AuthScreenProps {
  /** Comes from a subscription that waits for an account. */
  checkout: boolean;
  type: 'client' | 'provider' | null;
  redirect: string | null;
  /** The form that was asked for; null where the rest decides. */
  form: AuthMode | null;
}

function leadOf(mode: AuthMode, { checkout, type }: AuthScreenProps): string {
  if (mode === 'reset') return "We'll email you a link to choose a new one.";
  if (checkout) return 'Create an account or sign in to continue with your subscription.';
  if (type === 'client') {
    return mode === 'sign-up'
      ? 'Create your free client account to send requests and talk to professionals directly.'
      : 'Sign in to your client account.';
  }
  return mode === 'sign-up' ? 'It only takes a minute.' : `Sign in to your ${BRAND.name} account.`;
}

/** Sign-in and sign-up with a link between them (spec §2, Auth). The route says where to go next. */
export function AuthScreen(props: AuthScreenProps) {
  const { checkout, type, redirect, form } = props;
  const session = useSession();
  const [email, setEmail] = useState('');
  const { mailTo, mailed, register, remind } = useSignUp({ type, redirect });
  const mode = form ?? (checkout || type === 'client' ? 'sign-up' : 'sign-in');

  const submit = async (credentials: Credentials) => {
    // Pressed before anybody knew of a session: who has one is led on, and needs no other.
    if ((await knownSession()).status === 'signed-in') return;
    try {
      if (mode === 'sign-up') {
        await register(credentials);
        return;
      }
      const { confirmed } = await signIn(credentials.email, credentials.password);
      if (confirmed) toast.success(AUTH_MESSAGES.signedIn);
      else remind(credentials.email);
    } catch (error) {
      console.warn('Authentication failed', error);
      toast.error(authError(error));
    }
  };

  // Who has forgotten the password may ask for a new one all the same.
  if (session.status === 'unconfirmed' && mode !== 'reset') {
    return (
      <Page title="Confirm your email" width="narrow">
        <Panel>
          <Unconfirmed
            email={session.email}
            mail={mailTo(session.email)}
            onResent={() => mailed(session.email)}
          />
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={TITLES[mode]} width="narrow">
      <ScreenHeading size="xl" mb="2">
        {HEADINGS[mode]}
      </ScreenHeading>
      <Text color="fg.muted" fontSize="lg" mb="6" textWrap="pretty">
        {leadOf(mode, props)}
      </Text>
      <Panel>
        {mode === 'reset' ? (
          <PasswordReset email={email} onEmail={setEmail} />
        ) : (
          <AuthForm mode={mode} email={email} onEmail={setEmail} onSubmit={submit} />
        )}
      </Panel>
      {mode !== 'reset' && (
        <Flex mt="5" direction="column" align="center" gap="1" ref={leavesFocus}>
          <ModeLink form={mode === 'sign-up' ? 'sign-in' : 'sign-up'}>
            {mode === 'sign-up' ? 'Already have an account? Sign in' : 'No account yet? Create one'}
          </ModeLink>
          {mode === 'sign-in' && <ModeLink form="reset">Forgot your password?</ModeLink>}
        </Flex>
      )}
    </Page>
  );
}
