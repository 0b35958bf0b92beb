import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { authFormState } from '../../lib/history-state.ts';
import { paths } from '../../lib/paths.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';

const TITLE = 'This link has expired';

function ExpiredLinkPage({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <Page title={TITLE} width="narrow">
      <PageHeading>{TITLE}</PageHeading>
      <Panel>
        <Text mb="6">{children}</Text>
        {action}
      </Panel>
    </Page>
  );
}

/** Returns the sign-in screen with the type and the redirect of the link that opened /auth. */
function withoutMode(search: string) {
  const query = new URLSearchParams(search);
  query.delete('mode');
  return { pathname: paths.auth, search: query.toString() };
}

/** Shown for a used or expired link that confirms, changes or restores an email address. */
export function ExpiredEmailLink() {
  const { search } = useLocation();
  return (
    <ExpiredLinkPage
      action={
        <ButtonLink to={withoutMode(search)} state={authFormState('sign-in')}>
          Go to sign in
        </ButtonLink>
      }
    >
      It was already used, it's too old, or the page was reloaded. If your email isn't confirmed
      yet, open the link in the email again, or sign in to get a new one.
    </ExpiredLinkPage>
  );
}

/** Shown for a used or expired password reset link. `search` is the query of /auth. */
export function ExpiredResetLink({ search }: { search: string }) {
  return (
    <ExpiredLinkPage
      action={
        <ButtonLink to={withoutMode(search)} state={authFormState('reset')}>
          Send a new link
        </ButtonLink>
      }
    >
      It was already used, or it's too old. Your password hasn't changed.
    </ExpiredLinkPage>
  );
}
