import { Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  currentSession,
  loadSession,
  recheckVerification,
  reloadAccount,
} from '../../data/auth/session.ts';
import { authFormState } from '../../lib/navigation/history-state.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { hasVisitorDraft } from '../../lib/storage/drafts.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { focusAtOnce } from '../../ui/layout/heading-focus.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { LinkMessage, RefusedLink } from './link-message.tsx';
import { leadsToDraft, mailLinkIn, type MailLink } from './mail-link.ts';
import { AUTH_MESSAGES, linkErrorText } from './messages.ts';
import { NewPassword } from './new-password.tsx';
import { useLinkPress } from './use-link-press.ts';

const NOT_CHECKED = "We couldn't check this link";

interface PressTexts {
  title: string;
  text: string;
  button: string;
}

const CONFIRM: PressTexts = {
  title: 'Confirm your email',
  text: 'Press the button to confirm that this email address is yours.',
  button: 'Confirm my email',
};
const CHANGE: PressTexts = {
  title: 'Confirm your new email',
  text: 'Press the button to use this email address for your account from now on.',
  button: 'Confirm my new email',
};
const RESTORE: PressTexts = {
  title: 'Restore your email address',
  text: "The email address on your account was changed. If it wasn't you, press the button to switch back to this one.",
  button: 'Restore my email address',
};

interface EmailLinkProps {
  link: MailLink;
  texts: PressTexts;
  /**
   * Called once the link is applied, with the email that is now valid, if it is known, and whether
   * the link had done its job before.
   */
  onDone: (email: string | null, isRepeated: boolean) => void;
  /** Renders the result for the email that is now valid; skeletons are shown if it is not given. */
  renderDone?: (email: string | null) => ReactNode;
}

/** A link that confirms, changes or restores the email of an account when its button is pressed. */
function EmailLink({ link, texts, onDone, renderDone }: EmailLinkProps) {
  const { outcome, press } = useLinkPress(link);
  const isDone = outcome.status === 'done';
  const handleDone = useEffectEvent(() => {
    if (isDone) onDone(outcome.email, outcome.isRepeated);
  });
  useEffect(() => handleDone(), [isDone]);

  if (outcome.status === 'refused') {
    return <RefusedLink mode={link.mode} refusal={outcome.refusal} />;
  }
  if (outcome.status === 'failed') {
    return (
      <Page title={NOT_CHECKED} width="narrow">
        <PageHeading>{NOT_CHECKED}</PageHeading>
        <ErrorState onRetry={press}>{linkErrorText(outcome.error)}</ErrorState>
      </Page>
    );
  }
  if (isDone && renderDone) return renderDone(outcome.email);
  if (isDone || link.code === null) {
    return (
      <Page title="One moment" width="narrow">
        <CardSkeletons label="Checking your link..." count={1} />
      </Page>
    );
  }
  return (
    <Page title={texts.title} width="narrow">
      <PageHeading>{texts.title}</PageHeading>
      <Panel>
        <Text mb="6">{texts.text}</Text>
        <AriaDisabledButton
          ref={focusAtOnce}
          size="lg"
          off={outcome.status === 'working'}
          onClick={press}
        >
          {texts.button}
        </AriaDisabledButton>
      </Panel>
    </Page>
  );
}

/** Returns the home page, marked for clients. */
const homeOf = (type: 'client' | 'provider' | null) =>
  type === 'client' ? `${paths.home}?from=client-auth` : paths.home;

const CONFIRMED = 'Your email is confirmed';
const ALREADY_CONFIRMED = 'Your email is already confirmed';

/** The session of a person whose link was applied. */
interface LinkReader {
  signedInAs: string | null;
  isOwn: boolean;
  isRepeated: boolean;
}

/**
 * Confirms the email of a new account. Redirects a signed-in person to the page where the sign-up
 * started, and otherwise offers to sign in. Does not redirect if another account is signed in, and
 * if the email was confirmed before.
 */
function ConfirmedEmail({ link }: { link: MailLink }) {
  const navigate = useNavigate();
  const { token, type, redirect } = link;
  const [reader, setReader] = useState<LinkReader | null>(null);
  // The sign-in screen redirects people who are signed in.
  const to = authHref({ ...(type && { type }), ...(redirect && { redirect }) });
  const next = redirect === null ? homeOf(type) : to;
  const waitsElsewhere = leadsToDraft(redirect) && !hasVisitorDraft();
  const finish = async (email: string | null, isRepeated: boolean) => {
    if ((await loadSession()).status === 'unconfirmed') await recheckVerification();
    const session = currentSession();
    if (session.status !== 'signed-in') {
      setReader({ signedInAs: null, isOwn: false, isRepeated });
      return;
    }
    const isOwn = token
      ? token.account === session.uid
      : (email ?? session.email) === session.email;
    if (!isOwn || isRepeated) {
      setReader({ signedInAs: session.email, isOwn, isRepeated });
      return;
    }
    toast.success(AUTH_MESSAGES.confirmed);
    await navigate(next, { replace: true });
  };
  const renderResult = (email: string | null) => {
    const title = reader?.isRepeated ? ALREADY_CONFIRMED : CONFIRMED;
    if (reader?.signedInAs && !reader.isOwn) {
      return (
        <LinkMessage title={title} action={<ButtonLink to={paths.home}>Go to home</ButtonLink>}>
          <span>{email ?? 'It'}</span> is ready to use. On this device, you're signed in as{' '}
          <span>{reader.signedInAs}</span>. Log out to sign in with the other email.
        </LinkMessage>
      );
    }
    if (reader?.isRepeated) {
      const action = (
        <ButtonLink
          {...(reader.isOwn ? { to: next } : { to, state: authFormState('sign-in', email) })}
        >
          Continue
        </ButtonLink>
      );
      return (
        <LinkMessage title={title} action={action}>
          {reader.isOwn ? "You're all set." : "You're all set. Sign in to continue."}
        </LinkMessage>
      );
    }
    return (
      <SignInAgain title={title} to={to} state={authFormState('sign-in', email)}>
        {waitsElsewhere ? AUTH_MESSAGES.requestWaits : AUTH_MESSAGES.continuesThere}
      </SignInAgain>
    );
  };
  return (
    <EmailLink
      link={link}
      texts={CONFIRM}
      onDone={(email, isRepeated) => void finish(email, isRepeated)}
      {...(reader && { renderDone: renderResult })}
    />
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
    <LinkMessage title={title} action={action}>
      {children}
    </LinkMessage>
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

/** Does what the link of a mail about an account is for. Its code is only in memory. */
export function MailAction({ mode, onSignedIn }: MailActionProps) {
  const [query] = useSearchParams();
  const link = mailLinkIn(query, mode);
  const onChanged = () => void reloadAccount();
  switch (mode) {
    case 'resetPassword':
      return <NewPassword link={link} onSignedIn={onSignedIn} />;
    case 'verifyEmail':
      return <ConfirmedEmail link={link} />;
    case 'verifyAndChangeEmail':
      return <EmailLink link={link} texts={CHANGE} onDone={onChanged} renderDone={emailChanged} />;
    case 'recoverEmail':
      return (
        <EmailLink link={link} texts={RESTORE} onDone={onChanged} renderDone={emailRestored} />
      );
    default:
      return <RefusedLink mode={mode} refusal="used" />;
  }
}
