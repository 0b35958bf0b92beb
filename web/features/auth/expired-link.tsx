import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { openForm } from '../../lib/auth-form.ts';
import { authHref, paths } from '../../lib/paths.ts';
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

/** Shown for a used or expired link that confirms, changes or restores an email address. */
export function ExpiredEmailLink() {
  return (
    <ExpiredLinkPage action={<ButtonLink to={authHref()}>Go to sign in</ButtonLink>}>
      It was already used, it's too old, or the page was reloaded. If your email isn't confirmed
      yet, open the link in the email again, or sign in to get a new one.
    </ExpiredLinkPage>
  );
}

/** Shown for a used or expired password reset link. `search` is the query of /auth. */
export function ExpiredResetLink({ search }: { search: string }) {
  const query = new URLSearchParams(search);
  query.delete('mode');
  const to = { pathname: paths.auth, search: query.toString() };
  return (
    <ExpiredLinkPage
      action={
        <ButtonLink to={to} state={openForm('reset')}>
          Send a new link
        </ButtonLink>
      }
    >
      It was already used, or it's too old. Your password hasn't changed.
    </ExpiredLinkPage>
  );
}
