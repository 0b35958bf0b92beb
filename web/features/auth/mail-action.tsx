import { Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { applyMailCode } from '../../data/auth/auth.ts';
import {
  currentSession,
  loadSession,
  recheckVerification,
  reloadAccount,
} from '../../data/auth/session.ts';
import { authFormState } from '../../lib/history-state.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { ExpiredEmailLink } from './expired-link.tsx';
import { openedMailLink } from './mail-link.ts';
import { AUTH_MESSAGES, isLinkExpired, linkErrorText } from './messages.ts';
import { NewPassword } from './new-password.tsx';

const NOT_CHECKED = "We couldn't check this link";

type Outcome =
  | { status: 'working' }
  | { status: 'expired' }
  /** The link may still be valid. */
  | { status: 'failed'; error: unknown }
  | { status: 'done'; email: string | null };

/** Applies the code once, because Firebase accepts it only once, even if React mounts twice. */
function useMailCode(code: string) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'working' });
  const isStarted = useRef(false);
  const apply = async () => {
    setOutcome({ status: 'working' });
    try {
      setOutcome({ status: 'done', email: await applyMailCode(code) });
    } catch (error) {
      console.warn('The link of a mail was not accepted', error);
      setOutcome(isLinkExpired(error) ? { status: 'expired' } : { status: 'failed', error });
    }
  };
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void apply();
  });
  return { outcome, retry: () => void apply() };
}

interface EmailLinkProps {
  code: string;
  /** Called once the code is applied, with the email that is now valid, if it is known. */
  onDone: (email: string | null) => void;
  /** Renders the result for the email that is now valid; skeletons are shown if it is not given. */
  renderDone?: (email: string | null) => ReactNode;
}

/** Applies a link that confirms, changes or restores the email of an account. */
function EmailLink({ code, onDone, renderDone }: EmailLinkProps) {
  const { outcome, retry } = useMailCode(code);
  const isDone = outcome.status === 'done';
  const handleDone = useEffectEvent(() => {
    if (isDone) onDone(outcome.email);
  });
  useEffect(() => handleDone(), [isDone]);

  if (outcome.status === 'expired') return <ExpiredEmailLink />;
  if (outcome.status === 'failed') {
    return (
      <Page title={NOT_CHECKED} width="narrow">
        <PageHeading>{NOT_CHECKED}</PageHeading>
        <ErrorState onRetry={retry}>{linkErrorText(outcome.error)}</ErrorState>
      </Page>
    );
  }
  if (isDone && renderDone) return renderDone(outcome.email);
  return (
    <Page title="One moment" width="narrow">
      <CardSkeletons label="Checking your link..." count={1} />
    </Page>
  );
}

/** Returns the home page, marked for clients (spec §7, Auth). */
const homeOf = (type: 'client' | 'provider' | null) =>
  type === 'client' ? `${paths.home}?from=client-auth` : paths.home;

interface ConfirmedEmailProps {
  code: string;
  type: 'client' | 'provider' | null;
  redirect: string | null;
}

const CONFIRMED = 'Your email is confirmed';

/**
 * Confirms the email of a new account. Redirects a signed-in person to the page where the sign-up
 * started, and otherwise offers to sign in. Does not redirect if another account is signed in.
 */
function ConfirmedEmail({ code, type, redirect }: ConfirmedEmailProps) {
  const navigate = useNavigate();
  const [other, setOther] = useState<{ signedInAs: string | null } | null>(null);
  // The sign-in screen redirects people who are signed in.
  const to = authHref({ ...(type && { type }), ...(redirect && { redirect }) });
  const finish = async (email: string | null) => {
    if ((await loadSession()).status === 'unconfirmed') await recheckVerification();
    const session = currentSession();
    if (session.status !== 'signed-in') {
      setOther({ signedInAs: null });
      return;
    }
    if (email !== null && email !== session.email) {
      setOther({ signedInAs: session.email });
      return;
    }
    toast.success(AUTH_MESSAGES.confirmed);
    await navigate(redirect === null ? homeOf(type) : to, { replace: true });
  };
  const renderOther = (email: string | null) =>
    other?.signedInAs ? (
      <LinkResult title={CONFIRMED} action={<ButtonLink to={paths.home}>Go to home</ButtonLink>}>
        <span>{email}</span> can be used now. On this device you are signed in as{' '}
        <span>{other.signedInAs}</span>. Log out to sign in with the other email.
      </LinkResult>
    ) : (
      <SignInAgain title={CONFIRMED} to={to} state={authFormState('sign-in', email)}>
        Sign in on this device, or go back to where you signed up: it continues by itself.
      </SignInAgain>
    );
  return (
    <EmailLink
      code={code}
      onDone={(email) => void finish(email)}
      {...(other && { renderDone: renderOther })}
    />
  );
}

interface LinkResultProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** Says what a mailed link has done. */
function LinkResult({ title, action, children }: LinkResultProps) {
  return (
    <Page title={title} width="narrow">
      <PageHeading>{title}</PageHeading>
      <Panel>
        <Text mb="6" overflowWrap="anywhere">
          {children}
        </Text>
        {action}
      </Panel>
    </Page>
  );
}

interface SignInAgainProps {
  title: string;
  to?: string;
  state?: ReturnType<typeof authFormState>;
  children: ReactNode;
}

function SignInAgain({ title, to = authHref(), state, children }: SignInAgainProps) {
  const action = (
    <ButtonLink to={to} state={state}>
      Go to sign in
    </ButtonLink>
  );
  return (
    <LinkResult title={title} action={action}>
      {children}
    </LinkResult>
  );
}

const emailRestored = (email: string | null) => (
  <SignInAgain title="We restored your email address">
    Your account uses <span>{email ?? 'its former address'}</span> again. If you didn't make the
    change, choose a new password too: press 'Forgot your password?' on the sign-in screen.
  </SignInAgain>
);

const emailChanged = (email: string | null) => (
  <SignInAgain title="Your email address has changed">
    From now on, sign in with <span>{email ?? 'your new address'}</span>. Your requests and chats
    are all here.
  </SignInAgain>
);

interface MailActionProps {
  /** The `mode` parameter of the link. */
  mode: string;
  onSignedIn: () => void;
}

/** Does what the link of a Firebase mail is for. The code is only in memory (mail-link.ts). */
export function MailAction({ mode, onSignedIn }: MailActionProps) {
  const link = openedMailLink(mode);
  if (mode === 'resetPassword') {
    return <NewPassword code={link?.code ?? null} onSignedIn={onSignedIn} />;
  }
  if (!link) return <ExpiredEmailLink />;
  const onChanged = () => void reloadAccount();
  switch (mode) {
    case 'verifyEmail':
      return <ConfirmedEmail code={link.code} type={link.type} redirect={link.redirect} />;
    case 'verifyAndChangeEmail':
      return <EmailLink code={link.code} onDone={onChanged} renderDone={emailChanged} />;
    case 'recoverEmail':
      return <EmailLink code={link.code} onDone={onChanged} renderDone={emailRestored} />;
    default:
      return <ExpiredEmailLink />;
  }
}
