import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { applyMailCode } from '../../data/auth/auth.ts';
import { recheckAddress, recheckConfirmation } from '../../data/auth/session.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { heldMailLink } from './mail-link.ts';
import { AUTH_MESSAGES, isUsedUp, linkError } from './messages.ts';
import { NewPassword } from './new-password.tsx';

interface WordsProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Words({ title, children, action }: WordsProps) {
  return (
    <Page title={title} width="narrow">
      <PageHeading>{title}</PageHeading>
      <Panel>
        <Text mb={action ? '6' : '0'}>{children}</Text>
        <Flex gap="3" wrap="wrap">
          {action}
        </Flex>
      </Panel>
    </Page>
  );
}

/** A link about an address whose code does not count any more. */
function UsedUp() {
  return (
    <Words
      title="This link has expired"
      action={<ButtonLink to={authHref()}>Go to sign in</ButtonLink>}
    >
      It was already used, it's too old, or the page was reloaded. If your email isn't confirmed
      yet, open the link in the email again, or sign in to get a new one.
    </Words>
  );
}

const NOT_CHECKED = "We couldn't check this link";

type Outcome =
  | { status: 'working' }
  | { status: 'used-up' }
  /** The link may be good all the same. */
  | { status: 'failed'; error: unknown }
  | { status: 'done'; address: string | null };

/** A code counts once, so it is applied once, however often React begins anew. */
function useApplied(code: string) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'working' });
  const started = useRef(false);
  const apply = async () => {
    setOutcome({ status: 'working' });
    try {
      setOutcome({ status: 'done', address: await applyMailCode(code) });
    } catch (error) {
      console.warn('The link of a mail was not accepted', error);
      setOutcome(isUsedUp(error) ? { status: 'used-up' } : { status: 'failed', error });
    }
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void apply();
  });
  return { outcome, retry: () => void apply() };
}

interface AboutAddressProps {
  code: string;
  /** Where a confirmation goes on; or what is said of the address that counts from now on. */
  then: string | ((address: string | null) => ReactNode);
}

/** Confirms an address, changes it, or takes the change back. */
function AboutAddress({ code, then }: AboutAddressProps) {
  const goOn = typeof then === 'string' ? then : null;
  const { outcome, retry } = useApplied(code);
  const navigate = useNavigate();
  const done = outcome.status === 'done';
  useEffect(() => {
    if (!done) return;
    if (goOn === null) {
      void recheckAddress();
      return;
    }
    toast.success(AUTH_MESSAGES.confirmed);
    const go = () => navigate(goOn, { replace: true });
    recheckConfirmation().then(go, go);
  }, [done, goOn, navigate]);

  if (outcome.status === 'used-up') return <UsedUp />;
  if (outcome.status === 'failed') {
    return (
      <Page title={NOT_CHECKED} width="narrow">
        <PageHeading>{NOT_CHECKED}</PageHeading>
        <ErrorState onRetry={retry}>{linkError(outcome.error)}</ErrorState>
      </Page>
    );
  }
  if (!done || typeof then === 'string') {
    return (
      <Page title="One moment" width="narrow">
        <CardSkeletons label="Checking your link..." count={1} />
      </Page>
    );
  }
  return then(outcome.address);
}

const goToSignIn = <ButtonLink to={authHref()}>Go to sign in</ButtonLink>;

const changedBack = (address: string | null) => (
  <Words title="We restored your email address" action={goToSignIn}>
    Your account uses {address ?? 'its former address'} again. If you didn't make the change, choose
    a new password too: press 'Forgot your password?' on the sign-in screen.
  </Words>
);

const changed = (address: string | null) => (
  <Words title="Your email address has changed" action={goToSignIn}>
    From now on, sign in with {address ?? 'your new address'}. Your requests and chats are all here.
  </Words>
);

/** What the link of one of Firebase's mails asks for. The code is in memory only (mail-link.ts). */
export function MailAction({ mode, onSignedIn }: { mode: string; onSignedIn: () => void }) {
  const link = heldMailLink(mode);
  if (mode === 'resetPassword') {
    return <NewPassword code={link?.code ?? null} onSignedIn={onSignedIn} />;
  }
  if (!link) return <UsedUp />;
  if (mode === 'verifyEmail') {
    return <AboutAddress code={link.code} then={link.goOn ?? paths.home} />;
  }
  if (mode === 'verifyAndChangeEmail') return <AboutAddress code={link.code} then={changed} />;
  if (mode === 'recoverEmail') return <AboutAddress code={link.code} then={changedBack} />;
  return <UsedUp />;
}
