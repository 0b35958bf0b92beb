import type { AccountLinkState } from '@doorstep/domain/auth/account-mail';
import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { authFormState, type AuthMode } from '../../lib/navigation/history-state.ts';
import { paths } from '../../lib/paths.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { withoutMailLink } from './mail-link.ts';

interface LinkMessageProps {
  title: string;
  /** The next step. */
  action: ReactNode;
  children: ReactNode;
}

/** Says what a mailed link has done, or why it does nothing. */
export function LinkMessage({ title, action, children }: LinkMessageProps) {
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

/**
 * Why a link does nothing. `used`: it was used, or it is too old, and has no token that says more.
 */
export type Refusal = Exclude<AccountLinkState, 'done'> | 'used' | 'reloaded';

const TITLES: Record<Refusal, string> = {
  expired: 'This link has expired',
  used: 'This link has expired',
  replaced: 'This link was replaced',
  reloaded: 'Please open the link again',
};

const RELOADED = 'The page was reloaded, and the link in your email still works. Open it again.';
const REPLACED = 'It no longer works because we sent you a newer one. Open our latest email';
const CONFIRM_TEXTS: Record<Refusal, string> = {
  expired: "Links work for three days. Sign in, and we'll send you a new one.",
  used: "It was already used, or it's too old. If your email isn't confirmed yet, sign in to get a new link.",
  replaced: `${REPLACED}, or sign in to get a new link.`,
  reloaded: RELOADED,
};
const CHANGE_TEXTS: Record<Refusal, string> = {
  expired: "Links work for three days. Your email hasn't changed. You can send a new link.",
  used: "It was already used, or it's too old. Check your account to see which email it uses.",
  replaced: `${REPLACED}, or check your account to see which email it uses.`,
  reloaded: RELOADED,
};
const RESTORE_TEXTS: Record<Refusal, string> = {
  ...CONFIRM_TEXTS,
  used: "It was already used, or it's too old. If you can sign in with this email address, it has already been restored.",
};
const RESET_TEXTS: Record<Refusal, string> = {
  expired: "Links work for one hour. Your password hasn't changed.",
  used: "It was already used, or it's too old.",
  replaced: `${REPLACED}, or send a new link.`,
  reloaded: RELOADED,
};

const TEXTS: Partial<Record<string, Record<Refusal, string>>> = {
  verifyAndChangeEmail: CHANGE_TEXTS,
  recoverEmail: RESTORE_TEXTS,
  resetPassword: RESET_TEXTS,
};

/** Links to a form of /auth with the type and the redirect of the mailed link. */
function useFormLink(form: AuthMode) {
  const { search } = useLocation();
  return {
    to: { pathname: paths.auth, search: withoutMailLink(search) },
    state: authFormState(form),
  };
}

/** Shown for a link that does nothing. `mode` is Firebase's name of what it was for. */
export function RefusedLink({ mode, refusal }: { mode: string; refusal: Refusal }) {
  const signIn = useFormLink('sign-in');
  const reset = useFormLink('reset');
  const action = {
    verifyAndChangeEmail: <ButtonLink to={paths.account}>Go to your account</ButtonLink>,
    resetPassword: <ButtonLink {...reset}>Send a new link</ButtonLink>,
  }[mode] ?? <ButtonLink {...signIn}>Go to sign in</ButtonLink>;
  return (
    <LinkMessage title={TITLES[refusal]} action={action}>
      {(TEXTS[mode] ?? CONFIRM_TEXTS)[refusal]}
    </LinkMessage>
  );
}

/** Shown for a reset link after the password was changed. */
export function PasswordChanged() {
  const signIn = useFormLink('sign-in');
  const reset = useFormLink('reset');
  const action = (
    <Flex gap="4" wrap="wrap" align="center">
      <ButtonLink {...signIn}>Go to sign in</ButtonLink>
      <AppLink {...reset}>Send a new link</AppLink>
    </Flex>
  );
  return (
    <LinkMessage title="Your password was changed" action={action}>
      It was changed after we sent this link. Sign in with the new password. If you don't know it,
      send a new link.
    </LinkMessage>
  );
}
