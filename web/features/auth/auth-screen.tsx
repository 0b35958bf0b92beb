import { BRAND } from '@doorstep/domain/brand';
import { isolate } from '@doorstep/domain/text';
import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { signIn } from '../../data/auth/auth.ts';
import { loadSession, useSession } from '../../data/auth/session.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Page, Panel, ScreenHeading } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AuthForm, type Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES, authErrorText, toFieldError } from './messages.ts';
import { ModeLink } from './form-parts.tsx';
import type { AuthMode } from '../../lib/navigation/history-state.ts';
import { paths } from '../../lib/paths.ts';
import { hasVisitorDraft } from '../../lib/storage/drafts.ts';
import { leadsToDraft } from './mail-link.ts';
import { PasswordReset } from './password-reset.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
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
  /** Whether a pending checkout requires an account. */
  checkout: boolean;
  type: 'client' | 'provider' | null;
  redirect: string | null;
  /** The requested form; null if the other parameters decide. */
  form: AuthMode | null;
  /** The initial email; null if it is unknown. */
  email: string | null;
  /** Who invites the owner of the email to a team, and as whom. The email is then fixed. */
  invitation?: { company: string; name: string };
}

function headingText(mode: AuthMode, { invitation }: AuthScreenProps): string {
  if (!invitation || mode === 'reset') return HEADINGS[mode];
  const { company, name } = invitation;
  return `${isolate(name)}, ${isolate(company)} invited you to join their team`;
}

/** The text of the link to the other form. */
function otherFormText(mode: AuthMode, { invitation }: AuthScreenProps): string {
  if (mode === 'sign-in') return 'No account yet? Create one';
  return invitation ? 'I have an account' : 'Already have an account? Sign in';
}

function leadText(mode: AuthMode, props: AuthScreenProps): string {
  const { checkout, type, redirect, invitation } = props;
  if (mode === 'reset') return "We'll email you a link to choose a new one.";
  if (invitation) {
    return mode === 'sign-up' ? 'Create an account to join the team.' : 'Sign in to join the team.';
  }
  if (leadsToDraft(redirect) && hasVisitorDraft()) {
    return mode === 'sign-up'
      ? "Create your free client account to send your request. It's saved in this browser."
      : "Sign in to send your request. It's saved in this browser.";
  }
  if (checkout) return 'Create an account or sign in to continue with your subscription.';
  if (type === 'client') {
    return mode === 'sign-up'
      ? 'Create your free client account to send requests and talk to professionals directly.'
      : 'Sign in to your client account.';
  }
  return mode === 'sign-up' ? 'It only takes a minute.' : `Sign in to your ${BRAND.name} account.`;
}

/**
 * Sign-in, sign-up and password reset. The route decides where to go afterwards.
 */
export function AuthScreen(props: AuthScreenProps) {
  const { checkout, type, redirect, form, invitation } = props;
  const session = useSession();
  const [email, setEmail] = useState(props.email ?? '');
  const { correct, correctedEmail, leave, mailStateOf, markMailSent, register, remindToConfirm } =
    useSignUp({ type, redirect });
  // A request waits for the email that was typed in its form.
  const isDraftEmail = props.email !== null && leadsToDraft(redirect);
  const mode = form ?? (checkout || invitation || type === 'client' ? 'sign-up' : 'sign-in');

  const submit = async (credentials: Credentials) => {
    // The form may be submitted before the session has loaded; the route redirects signed-in
    // people.
    if ((await loadSession()).status === 'signed-in') return null;
    try {
      if (mode === 'sign-up') {
        await register(credentials);
        return null;
      }
      const { confirmed } = await signIn(credentials.email, credentials.password);
      if (confirmed) toast.announce(AUTH_MESSAGES.signedIn);
      else remindToConfirm(credentials.email);
    } catch (error) {
      console.warn('Authentication failed', error);
      const fieldError = toFieldError(error);
      if (!fieldError) toast.error(authErrorText(error));
      return fieldError;
    }
    return null;
  };

  // People with an unconfirmed email can still reset their password.
  const corrected = session.status === 'signed-in' || form !== null ? null : correctedEmail;
  const waiting = session.status === 'unconfirmed' ? session.email : corrected;
  if (waiting !== null && mode !== 'reset') {
    return (
      <Page title="Confirm your email" width="narrow">
        <Panel>
          <UnconfirmedEmail
            email={waiting}
            invitedEmail={invitation ? props.email : null}
            mail={mailStateOf(waiting)}
            onResent={() => markMailSent(waiting)}
            onCorrect={correct}
            onLeave={leave}
          />
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={TITLES[mode]} width="narrow">
      <ScreenHeading size="xl" mb="2">
        {headingText(mode, props)}
      </ScreenHeading>
      <Text color="fg.muted" fontSize="lg" mb="6" textWrap="pretty">
        {leadText(mode, props)}
      </Text>
      <Panel>
        {mode === 'reset' ? (
          <PasswordReset
            email={email}
            onEmail={setEmail}
            redirect={props.invitation && `${location.pathname}${location.search}`}
          />
        ) : (
          <AuthForm
            mode={mode}
            email={email}
            hasFixedEmail={invitation !== undefined || isDraftEmail}
            onEmail={setEmail}
            onSubmit={submit}
          />
        )}
      </Panel>
      {mode !== 'reset' && (
        <Flex mt="5" direction="column" align="center" gap="1" ref={moveFocusOnUnmount}>
          {isDraftEmail && redirect && (
            <AppLink minH="11" to={redirect}>
              Change your request or its email
            </AppLink>
          )}
          <ModeLink form={mode === 'sign-up' ? 'sign-in' : 'sign-up'}>
            {otherFormText(mode, props)}
          </ModeLink>
          {mode === 'sign-in' && <ModeLink form="reset">Forgot your password?</ModeLink>}
        </Flex>
      )}
      {mode === 'sign-up' && (
        <Text mt="4" color="fg.muted" fontSize="sm" textAlign="center" textWrap="balance">
          By creating an account you agree to our <AppLink to={paths.terms}>terms</AppLink> and
          confirm that you have read our <AppLink to={paths.privacy}>privacy policy</AppLink>.
        </Text>
      )}
    </Page>
  );
}
